import { titleWithLicence } from '@vitrine/contract/licence.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { languageNames } from '@vitrine/contract/people.ts';
import { recipientTypeOf } from '@vitrine/contract/site.ts';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { eachLocale } from '../kinds/each-locale.ts';
import { personFolders } from '../paths/person-folders.ts';
import { htmlToLexical } from '../rich-text/html-to-lexical.ts';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';

/** `POST /api/people/:id/create-page`: creates a draft of a page about a person in both languages, and answers with its id. */
export const personPageEndpoint: Endpoint = {
  path: '/:id/create-page',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json(null, { status: 401 });
    const id = String(req.routeParams?.id);
    if (!/^\d{1,9}$/.test(id)) return Response.json(null, { status: 400 });
    const person: Loose = await req.payload.findByID({
      ...{ collection: 'people', id, locale: 'all', depth: 0, overrideAccess: false, user: req.user },
    });
    return Response.json({ page: asNumberOrNull(person.page) ?? (await createPage(req, person)) });
  },
};

const asNumberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

async function createPage(req: PayloadRequest, person: Loose): Promise<number> {
  const rights = { overrideAccess: false, user: req.user, req } as const;
  const [first, ...others] = locales;
  const data = await pageOf(req, person, first);
  const { id } = await req.payload.create({
    collection: 'pages',
    data,
    locale: first,
    draft: true,
    depth: 0,
    ...rights,
  });
  for (const locale of others) {
    const own = await pageOf(req, person, locale);
    await req.payload.update({ collection: 'pages', id, data: own, locale, draft: true, depth: 0, ...rights });
  }
  await req.payload.update({ collection: 'people', id: Number(person.id), data: { page: id }, depth: 0, ...rights });
  return Number(id);
}

/** Returns the draft in one language. Rows have the same ids in both. */
async function pageOf(req: PayloadRequest, person: Loose, locale: Locale) {
  const { id, site, portrait, kind } = person;
  const name = asText(person.name) ?? '';
  const slug = asText(person.slug) ?? String(id);
  const bio = textIn(person.bio, locale);
  const jobTitle = titleWithLicence(eachLocale(person.job_title, asText) ?? {}, {
    ...{ name, licence_number: asText(person.licence_number), licence_name: asText(person.licence_name) },
  })[locale];
  const type = Object.entries(recipientTypeOf).find(([known]) => known === kind)?.[1] ?? 'broker';
  return {
    ...{ site: Number(site), title: name, access: 'public', _status: 'draft' as const },
    path: await freePath(req, `${personFolders[locale]}/${slug}`, locale, site),
    blocks: [
      {
        ...{ id: `person-${id}-portrait`, blockType: 'image_text_block', block_image: { media: portrait ?? null } },
        ...{ main_title: name, description: bio ? htmlToLexical(toHtml(bio)) : null },
      },
      ...briefOf(person, locale),
      ...(kind === 'broker' ? listingsOf(id, slug, locale) : []),
      {
        ...{ id: `person-${id}-contact`, blockType: 'contact_form_block', main_title: contactTitles[locale](name) },
        ...{ recipient_type: type, recipient_slug: slug, broker_name: name, broker_subtitle: jobTitle },
        ...{ broker_under_subtitle: asText(person.phone), broker_avatar: { media: portrait ?? null } },
      },
    ],
  };
}

/** Returns the ways to reach a person, the languages and the area served; none of them makes no block. */
function briefOf(person: Loose, locale: Locale) {
  const { phone, email, languages, areas } = person;
  const lines = [
    ['phone', phone],
    ['mail', email],
    ['languages', languageNames(asList(languages))[locale]],
    // A page has the same rows in both languages.
    ['map-pin', textIn(areas, locale) ?? Object.values(asObject(areas)).find(Boolean)],
  ] as const;
  const items = lines.flatMap(([type, value]) => {
    const description = asText(value);
    return description
      ? [{ id: `person-${person.id}-${type}`, blockType: 'icon_list_item', icon: { type }, description }]
      : [];
  });
  return items.length === 0
    ? []
    : [{ id: `person-${person.id}-brief`, blockType: 'icon_list_block', list_items_repeater: items }];
}

/** Returns the blocks with the listings of a broker: those on offer, then those sold, which show no price. */
const listingsOf = (id: unknown, slug: string, locale: Locale) => [
  {
    ...{ id: `person-${id}-listings`, blockType: 'properties_block', main_title: listingTitles.active[locale] },
    params: { core_data: { source: 'properties', query: { broker: [slug] }, limit: 6 } },
  },
  {
    ...{ id: `person-${id}-sold`, blockType: 'properties_slider_block', main_title: listingTitles.sold[locale] },
    params: { core_data: { source: 'properties', query: { broker: [slug], status: 'sold' }, limit: 8 } },
  },
];

const listingTitles = {
  active: { fr: 'Propriétés à vendre et à louer', en: 'Properties for sale and for rent' },
  sold: { fr: 'Vendues récemment', en: 'Recently sold' },
} as const;

const contactTitles = { fr: (name: string) => `Écrire à ${name}`, en: (name: string) => `Write to ${name}` };

const textIn = (value: unknown, locale: Locale): string | undefined => asText(asObject(value)[locale]);

const toHtml = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');

/** Returns the path, or the first one with a number after it that no page of the site has. */
async function freePath(req: PayloadRequest, path: string, locale: Locale, site: unknown): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? path : `${path}-${number}`;
    const where: Where = { and: [{ site: { equals: site } }, { path: { equals: candidate } }] };
    const { totalDocs } = await req.payload.count({ collection: 'pages', where, locale, req });
    if (totalDocs === 0) return candidate;
  }
}
