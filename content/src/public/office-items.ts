import { type Localized, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { eachLocale } from '../payload-to-wire.ts';
import { asNumber, asText, type Loose } from '../untyped-values.ts';
import { addTags, tagOf } from './cache-tags.ts';
import type { SiteRecord } from './site-record.ts';

/** An office with the data that blocks show. */
export interface OfficeRecord {
  id: string;
  name: Localized<string>;
  /** Two lines: the street, and the city with the postal code. */
  address: Localized<string>;
  phone: string;
  coords: [lat: number, lng: number] | null;
}

/** Returns the offices of a site in the order of their creation. */
export async function findOffices(
  { payload }: { payload: Payload },
  { site, limit }: { site: SiteRecord; limit: number },
): Promise<{ records: OfficeRecord[]; total: number }> {
  addTags(tagOf.offices(site.id));
  const { docs, totalDocs } = await payload.find({
    collection: 'offices',
    where: { site: { equals: site.id } },
    sort: 'id',
    limit,
    depth: 0,
    locale: 'all',
  });
  return { records: docs.map(officeRecord), total: totalDocs };
}

function officeRecord(office: Loose): OfficeRecord {
  const street = eachLocale(office.street, asText) ?? {};
  const lat = asNumber(office.lat);
  const lng = asNumber(office.lng);
  const town = [asText(office.city), asText(office.postal_code)].filter(Boolean).join('\u2002');
  return {
    id: String(office.id),
    name: eachLocale(office.name, asText) ?? {},
    address: Object.fromEntries(locales.map((locale) => [locale, [street[locale], town].filter(Boolean).join('\n')])),
    phone: asText(office.phone) ?? '',
    coords: lat === undefined || lng === undefined ? null : [lat, lng],
  };
}

/** Returns the `tel:` address of a North American phone number. */
const dialled = (phone: string): string => `tel:+1${phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`;

const phoneLink = (phone: string) => ({
  cms_component: 'link',
  format: { type: 'href' },
  text: { fr: phone, en: phone },
  url: { fr: dialled(phone), en: dialled(phone) },
  target: 'self',
});

export const markerItem = ({ id, name, address, phone, coords }: OfficeRecord): WireBlock => ({
  id: `office-${id}`,
  block_type: 'map_marker_item',
  fields: {
    coords,
    main_title: { cms_component: 'text', content: name },
    description: { cms_component: 'textarea', content: address },
    cta: phone ? phoneLink(phone) : null,
  },
});
