import type { Locale } from '@vitrine/contract/locale.ts';
import { keyFigures } from '../blocks/property-detail/parts/key-figure-names.ts';
import type { FactName, PropertyDetailData } from '../blocks/property-detail/property-detail-data.ts';
import { texts } from '../blocks/property-detail/texts.ts';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import { textsOf } from '../locale/define-texts.ts';
import { formatDate } from '../locale/format.ts';
import { shortListingPath } from '../locale/paths.ts';
import type { Sheet } from './sheet.ts';
import type { SheetLook } from './sheet-fonts.server.ts';
import { sheetTexts } from './sheet-texts.ts';

interface SheetSite {
  locale: Locale;
  /** `https://www.example.ca`. */
  origin: string;
  /** Path of the page of the listing. */
  path: string;
  logo: FinishedImage | null;
  accent: string;
  look: SheetLook;
  now: Date;
}

/** Facts that stand in the head of a sheet. */
const inHead: ReadonlySet<FactName> = new Set<FactName>(['type', 'bedrooms', 'bathrooms']);

/** Returns what the sheet of a listing shows; null for one that is neither on offer nor sold. */
export function sheetOf(
  detail: PropertyDetailData,
  { locale, origin, path, logo, accent, look, now }: SheetSite,
): Sheet | null {
  const { status, summary, facts, office } = detail;
  const { attribution } = summary;
  if (status !== 'active' && status !== 'sold') return null;
  const t = textsOf(texts, locale);
  const words = textsOf(sheetTexts, locale);
  const isSold = status === 'sold';
  const kind = isSold ? words.soldType : detail.isRent ? words.rent : words.buy;
  const people = [...(detail.broker ? [detail.broker] : []), ...detail.coBrokers].filter(({ name }) => name !== '');
  return {
    locale,
    kind: kind(summary.type),
    street: summary.street,
    place: [summary.municipality, detail.postalCode].filter(Boolean).join('\u2002'),
    price: isSold ? t.sold : summary.price,
    note: detail.hasConditionalOffer ? t.conditionalNote : '',
    number: words.number(summary.uls),
    figures: keyFigures(facts).map(({ name, value }) => ({ value, label: t.figure(name, value) })),
    description: detail.description,
    facts: facts
      .filter(({ name }) => name !== 'number')
      .map(({ name, value }) => ({ label: t.fact(name), value, isRepeated: inHead.has(name) })),
    tables: detail.tables,
    notes: detail.notes,
    openHouses: detail.openHouses.map(({ text }) => text),
    people: people.map(({ name, title, phone, portrait }) => ({ name, title: title || t.broker, phone, portrait })),
    office: office ? [office.name, office.address.replaceAll('\n', ', '), office.phone].filter(Boolean) : [],
    attribution: attribution
      ? [attribution.brokerages.join(', '), attribution.badge?.text ?? '', attribution.disclaimer ?? ''].filter(Boolean)
      : [],
    pictures: detail.pictures,
    plans: detail.floorPlans,
    logo,
    accent,
    look,
    host: new URL(origin).host,
    address: origin + path,
    shortAddress: origin + shortListingPath(summary.uls, locale),
    day: formatDate(now, locale),
  };
}
