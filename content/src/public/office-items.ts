import { type Localized, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { eachLocale } from '../payload-to-wire.ts';
import { asNumber, asText, type Loose } from '../unknown-values.ts';
import type { SiteFrame } from './site-frame.ts';

/** An office as blocks show it. */
export interface OfficeRecord {
  id: string;
  name: Localized<string>;
  /** Street, city, postal code and telephone, one line each. */
  lines: Localized<string>;
  coords: [lat: number, lng: number] | null;
}

/** The offices of a site, in the order in which they were made. */
export async function findOffices(
  { payload }: { payload: Payload },
  { site, limit }: { site: SiteFrame; limit: number },
): Promise<{ records: OfficeRecord[]; total: number }> {
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
    lines: Object.fromEntries(
      locales.map((locale) => [locale, [street[locale], town, asText(office.phone)].filter(Boolean).join('\n')]),
    ),
    coords: lat === undefined || lng === undefined ? null : [lat, lng],
  };
}

export const markerItem = ({ id, name, lines, coords }: OfficeRecord): WireBlock => ({
  id: `office-${id}`,
  block_type: 'map_marker_item',
  fields: {
    coords,
    main_title: { cms_component: 'text', content: name },
    description: { cms_component: 'textarea', content: lines },
  },
});
