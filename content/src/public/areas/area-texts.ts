import type { Area } from '@vitrine/contract/core/area.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { capitalized, inBorough, inPlace, nounOf, transactionName } from './area-nouns.ts';
import type { AreaWriter } from './area-writer.ts';
import { englishWriter } from './english-writer.ts';
import { frenchWriter } from './french-writer.ts';

const writers: Record<Locale, AreaWriter> = { fr: frenchWriter, en: englishWriter };

/** Returns the heading of an area, such as `Condos à vendre à Montréal`. */
export function areaTitle(area: Area, locale: Locale): string {
  const { type, transaction, municipality, borough } = area;
  const what = `${capitalized(nounOf(type, locale).many)} ${transactionName(transaction, locale)}`;
  if (municipality && borough) return `${what} ${inBorough(borough.name, municipality.name, locale)}`;
  if (municipality) return `${what} ${inPlace(municipality.name, locale)}`;
  return locale === 'fr' ? `${what} par municipalité` : `${what} by municipality`;
}

/** Returns a few sentences that describe the statistics of an area. */
export const areaLead = (area: Area, locale: Locale): string => sentences(area, locale).join(' ');

/** Returns the description for search engines: the number and the prices. */
export const areaDescription = (area: Area, locale: Locale): string => sentences(area, locale).slice(0, 2).join(' ');

function sentences(area: Area, locale: Locale): string[] {
  const writer = writers[locale];
  if (area.municipality === null) return [writer.site(area)];
  if (area.count === 0) return [writer.none(area)];
  return [writer.count(area), writer.prices(area), writer.newest(area), writer.types(area)].filter(Boolean);
}
