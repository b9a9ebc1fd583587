import { type Localized, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { eachLocale } from '../../kinds/each-locale.ts';
import type { FindPicture, StoredPicture } from '../../kinds/stored-picture.ts';
import { shown } from '../../paths/public-documents.ts';
import { asNumber, asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { withPictures } from '../pictures/find-pictures.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { pagePaths } from './page-paths.ts';
import { filledLines, hrefLink, image, pageBelow, same, texts } from './wire-parts.ts';

/** An office with the data that blocks show. */
export interface OfficeRecord {
  id: string;
  name: Localized<string>;
  /** Two lines: the street, and the city with the postal code. */
  address: Localized<string>;
  phone: string;
  email: string;
  picture: StoredPicture | undefined;
  coords: [lat: number, lng: number] | null;
  /** Path of the office's page; empty when there is none. */
  page: Localized<string>;
}

/**
 * Returns the offices of a site in the order of their creation. `query.pages` holds the path, by language, below which each office has a
 * page to which staff have assigned none.
 */
export async function findOffices(
  { payload }: { payload: Payload },
  { site, limit, query }: { site: SiteRecord; limit: number; query: Loose },
): Promise<{ records: OfficeRecord[]; total: number }> {
  addTags(tagOf.offices(site.id));
  const { docs, totalDocs } = await payload.find({
    collection: 'offices',
    where: { and: [{ site: { equals: site.id } }, shown] },
    sort: 'id',
    limit,
    depth: 0,
    locale: 'all',
  });
  const paths = await pagePaths(payload, site, docs);
  const records = await withPictures(payload, site.id, (find) =>
    docs.map((office) => ({
      ...officeRecord(office, find),
      page: paths.get(asObject(office).page) ?? pageBelow(query.pages, office.slug),
    })),
  );
  return { records, total: totalDocs };
}

function officeRecord(office: Loose, find: FindPicture): OfficeRecord {
  const street = eachLocale(office.street, asText) ?? {};
  const lat = asNumber(office.lat);
  const lng = asNumber(office.lng);
  const town = [asText(office.city), asText(office.postal_code)].filter(Boolean).join('\u2002');
  return {
    id: String(office.id),
    name: eachLocale(office.name, asText) ?? {},
    address: Object.fromEntries(locales.map((locale) => [locale, [street[locale], town].filter(Boolean).join('\n')])),
    phone: asText(office.phone) ?? '',
    email: asText(office.email) ?? '',
    picture: find(office.picture),
    page: {},
    coords: lat === undefined || lng === undefined ? null : [lat, lng],
  };
}

/** Returns a listing's office, by slug, for the listing's page; null when the site shows no such office. */
export async function officeCard(payload: Payload, site: SiteRecord, slug: string): Promise<Loose | null> {
  addTags(tagOf.offices(site.id));
  const { docs } = await payload.find({
    collection: 'offices',
    where: { and: [{ site: { equals: site.id } }, { slug: { equals: slug } }, shown] },
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  const [office] = docs;
  if (!office) return null;
  return withPictures(payload, site.id, (find) => {
    const { name, address, phone } = officeRecord(office, find);
    return { name, address, phone: phone || null };
  });
}

/** Returns the `tel:` address of a North American phone number. */
const dialled = (phone: string): string => `tel:+1${phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`;

const phoneLink = (phone: string) => hrefLink(same(phone), same(dialled(phone)));

export const markerItem = ({ id, name, address, phone, coords }: OfficeRecord): WireBlock => ({
  id: `office-${id}`,
  block_type: 'map_marker_item',
  fields: {
    coords,
    main_title: texts('text', name),
    description: texts('textarea', address),
    cta: phone ? phoneLink(phone) : null,
  },
});

/** Returns a link to the directions of a map service; null for an office without coordinates. */
const directionsLink = ({ coords }: OfficeRecord) =>
  coords &&
  hrefLink(
    { fr: 'Itinéraire', en: 'Directions' },
    same(`https://www.google.com/maps/dir/?api=1&destination=${coords.join()}`),
    { target: 'blank' },
  );

const contactLines = ({ id, address, phone, email }: OfficeRecord): WireBlock[] =>
  filledLines(`office-${id}`, [
    ['map-pin', address],
    ['phone', phone],
    ['mail', email],
  ]);

/** Returns the fields of an office as a card, alone or beside a map. */
const cardFields = (office: OfficeRecord) => ({
  main_title: texts('text', office.name),
  image: image(office.picture, office.name),
  list_items_repeater: contactLines(office),
  cta: office.page.fr || office.page.en ? pageLink(office.page) : directionsLink(office),
});

const pageLink = (page: Localized<string>) =>
  hrefLink({ fr: 'Voir le bureau et ses propriétés', en: 'See the office and its properties' }, page);

export const officeItem = (office: OfficeRecord): WireBlock => ({
  id: `office-${office.id}`,
  block_type: 'office_item',
  fields: cardFields(office),
});

export const officeListItem = (office: OfficeRecord): WireBlock => ({
  id: `office-${office.id}`,
  block_type: 'office_list_item',
  fields: { hover_id: office.id, ...cardFields(office) },
});

export function officeMapItem(office: OfficeRecord): WireBlock {
  const { main_title, image: picture, list_items_repeater } = cardFields(office);
  return {
    id: `office-${office.id}-marker`,
    block_type: 'office_map_item',
    fields: {
      coords: office.coords,
      hover_id: office.id,
      popup_repeater: [
        {
          id: `office-${office.id}-popup`,
          block_type: 'office_map_popup_item',
          fields: { main_title, image: picture, list_items_repeater },
        },
      ],
    },
  };
}
