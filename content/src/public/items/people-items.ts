import { titleWithLicence } from '@vitrine/contract/licence.ts';
import { type Bilingual, type Localized, locales } from '@vitrine/contract/locale.ts';
import {
  kindOfContext,
  languageNames,
  languageOptions,
  type PersonKind,
  type SocialNetwork,
  socialNetworks,
} from '@vitrine/contract/people.ts';
import { recipientTypeOf, type WireBlock } from '@vitrine/contract/site.ts';
import type { Payload, Where } from 'payload';
import { eachLocale } from '../../kinds/each-locale.ts';
import { croppedPicture, type FindPicture, pictureFile, type StoredPicture } from '../../kinds/stored-picture.ts';
import { personFolders } from '../../paths/person-folders.ts';
import { shown } from '../../paths/public-documents.ts';
import { asList, asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { published } from '../pages/stored-page.ts';
import { withPictures } from '../pictures/find-pictures.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { pagePaths } from './page-paths.ts';
import { contactLink, filledLines, hrefLink, pageBelow, same, texts } from './wire-parts.ts';

/** One entry of an option list of the wire, such as an office by which people can be filtered. */
export interface LabelledOption {
  id: string;
  label: Localized<string>;
}

/** A person with the data that blocks show. */
export interface PersonRecord {
  id: string;
  slug: string;
  kind: PersonKind;
  name: string;
  jobTitle: Localized<string>;
  licence_number: string | undefined;
  /** The name on the licence when it is not `name`. */
  licence_name: string | undefined;
  portrait: StoredPicture | undefined;
  email: string;
  phone: string;
  languages: Localized<string>;
  /** The same languages, each with its code. */
  spoken: LabelledOption[];
  areas: Localized<string>;
  bio: Localized<string>;
  office: LabelledOption | null;
  socialLinks: { network: SocialNetwork; url: string }[];
  programs: Localized<string>[];
  /** Path of the published page in each language. */
  paths: Localized<string>;
}

/**
 * Returns the people of a site in their order, and their offices. `query.kind` selects brokers, teams or others, as
 * `query.context_type` does with the values that blocks use; `query.office` selects an office by its slug. `query.pages` holds the path, by
 * language, below which each person has a page to whom staff have assigned none.
 */
export async function findPeople(
  { payload }: { payload: Payload },
  { site, query, limit }: { site: SiteRecord; query: Loose; limit: number },
): Promise<{ records: PersonRecord[]; total: number; options: LabelledOption[] }> {
  addTags(tagOf.people(site.id), tagOf.offices(site.id));
  // PostgreSQL fails when the enum column is compared with an unknown kind.
  const kind = personKinds.find((known) => known === query.kind) ?? kindFor(query.context_type);
  const office = asText(query.office);
  const conditions: Where[] = [
    { site: { equals: site.id } },
    shown,
    ...(kind ? [{ kind: { equals: kind } }] : []),
    ...(office ? [{ 'office.slug': { equals: office } }] : []),
  ];
  const { docs, totalDocs } = await payload.find({
    collection: 'people',
    where: { and: conditions },
    sort: ['position', 'id'],
    limit,
    depth: 0,
    locale: 'all',
  });
  const offices = await officesOf(payload, docs);
  const paths = await pagePaths(payload, site, docs);
  const records = await withPictures(payload, site.id, (find) =>
    docs.map((person) => {
      const record = personRecord(person, offices, find, paths);
      return paths.has(person.page) ? record : { ...record, paths: pageBelow(query.pages, person.slug) };
    }),
  );
  return { records, total: totalDocs, options: [...offices.values()] };
}

const personKinds = Object.values(kindOfContext);

const kindFor = (context: unknown): PersonKind | undefined =>
  Object.entries(kindOfContext).find(([name]) => name === context)?.[1];

/** Returns the offices of documents read with depth 0, by id, in the order of their creation. */
async function officesOf(payload: Payload, people: readonly Loose[]): Promise<Map<unknown, LabelledOption>> {
  const ids = [...new Set(people.map(({ office }) => office).filter((id) => typeof id === 'number'))];
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'offices',
    where: { and: [{ id: { in: ids } }, shown] },
    sort: 'id',
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  return new Map(
    docs.map(({ id, slug, name }) => [id, { id: asText(slug) ?? String(id), label: eachLocale(name, asText) ?? {} }]),
  );
}

function personRecord(
  person: Loose,
  offices: Map<unknown, LabelledOption>,
  find: FindPicture,
  paths: Map<unknown, Localized<string>>,
): PersonRecord {
  return {
    id: String(person.id),
    slug: asText(person.slug) ?? '',
    kind: asKind(person.kind),
    name: asText(person.name) ?? '',
    jobTitle: eachLocale(person.job_title, asText) ?? {},
    licence_number: asText(person.licence_number),
    licence_name: asText(person.licence_name),
    portrait: find(person.portrait),
    email: asText(person.email) ?? '',
    phone: asText(person.phone) ?? '',
    languages: languageNames(asList(person.languages)),
    spoken: languageOptions(asList(person.languages)),
    areas: eachLocale(person.areas, asText) ?? {},
    bio: eachLocale(person.bio, asText) ?? {},
    office: offices.get(person.office) ?? null,
    socialLinks: asList(person.social_links).flatMap((row) => {
      const { network, url } = asObject(row);
      const address = asText(url);
      return isNetwork(network) && address ? [{ network, url: address }] : [];
    }),
    paths: paths.get(person.page) ?? {},
    programs: asList(person.programs).flatMap((row) => eachLocale(asObject(row).description, asText) ?? []),
  };
}

const asKind = (kind: unknown): PersonKind =>
  kind === 'team' || kind === 'admin' || kind === 'director' ? kind : 'broker';

const isNetwork = (name: unknown): name is SocialNetwork =>
  typeof name === 'string' && Object.hasOwn(socialNetworks, name);

/** Returns the document of the person whom a condition names; null when the site shows no such person. */
async function findShown(payload: Payload, site: SiteRecord, where: Where): Promise<Loose | null> {
  addTags(tagOf.people(site.id));
  const { docs } = await payload.find({
    collection: 'people',
    where: { and: [{ site: { equals: site.id } }, where, shown] },
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  return docs[0] ?? null;
}

/** Returns a person of a site by id; null for one that is not shown. */
export async function findPerson(payload: Payload, site: SiteRecord, id: number): Promise<PersonRecord | null> {
  const person = await findShown(payload, site, { id: { equals: id } });
  if (!person) return null;
  const assigned = await pagePaths(payload, site, [person]);
  const record = await withPictures(payload, site.id, (find) => personRecord(person, new Map(), find, assigned));
  return assigned.has(person.page) ? record : { ...record, paths: await usualPaths(payload, site, record.slug) };
}

/** Returns the paths of the published page that stands where pages of people usually do; empty without one. */
async function usualPaths(payload: Payload, site: SiteRecord, slug: string): Promise<Localized<string>> {
  addTags(tagOf.pages(site.id));
  const [locale] = locales;
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [published(site), { [`path.${locale}`]: { equals: `${personFolders[locale]}/${slug}` } }] },
    select: { path: true },
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  return eachLocale(docs[0]?.path, asText) ?? {};
}

/** Returns a listing's broker, by slug, for the listing's page; null when the site has no such person. */
export async function brokerCard(payload: Payload, site: SiteRecord, slug: string): Promise<Loose | null> {
  const person = await findShown(payload, site, { slug: { equals: slug } });
  if (!person) return null;
  return await withPictures(payload, site.id, (find) => {
    const { name, jobTitle, licence_number, licence_name, phone, portrait } = personRecord(
      person,
      new Map(),
      find,
      new Map(),
    );
    return {
      name,
      job_title: jobTitle,
      ...{ licence_number: licence_number ?? null, licence_name: licence_name ?? null },
      phone: phone || null,
      portrait: (portrait && croppedPicture(portrait, name)) ?? null,
    };
  });
}

export const portraitOf = ({ portrait, name }: PersonRecord) => {
  const file = portrait && pictureFile(portrait, name);
  return file
    ? { cms_component: 'image', media: { fr: file, en: file }, ...(portrait?.center && { center: portrait.center }) }
    : null;
};

/** Returns the recipient of the contact form that a link on a person opens. */
const recipientOf = ({ kind, slug }: PersonRecord) => ({ recipient_type: recipientTypeOf[kind], recipient_slug: slug });

const contactLines = ({ id, phone, email, languages, areas }: PersonRecord): WireBlock[] =>
  filledLines(`person-${id}`, [
    ['phone', phone],
    ['mail', email],
    ['languages', languages],
    ['map-pin', areas],
  ]);

/** Returns a person as a slide of a carousel, which has no room for the licence: their card and their page name it. */
export const memberItem = (person: PersonRecord): WireBlock => ({
  id: `person-${person.id}`,
  block_type: 'members_carousel_item',
  fields: {
    person_avatar: portraitOf(person),
    person_name: texts('text', same(person.name)),
    person_subtitle: texts('text', person.jobTitle),
    ...recipientOf(person),
    cta_repeater: [
      { id: `person-${person.id}-cta`, block_type: 'cta_item', fields: { cta: contactLink() } },
      ...pageLinks(person).map((cta) => ({ id: `person-${person.id}-page`, block_type: 'cta_item', fields: { cta } })),
    ],
  },
});

/** Returns a person as a card of a directory. */
export const memberCardItem = (person: PersonRecord): WireBlock => ({
  id: `person-${person.id}`,
  block_type: 'member_card_item',
  fields: {
    office_id: person.office?.id,
    languages_list: person.spoken,
    main_title: texts('text', same(person.name)),
    description: texts('textarea', titleWithLicence(person.jobTitle, person)),
    image: portraitOf(person),
    cta: contactLink(),
    ...recipientOf(person),
    list_items_repeater: [
      ...filledLines(`person-${person.id}`, [['building', person.office?.label ?? '']]),
      ...contactLines(person),
    ],
    icon_links_repeater: [
      ...pageLinks(person).map((link) => ({
        id: `person-${person.id}-page`,
        block_type: 'icon_link_item',
        fields: { icon: { cms_component: 'icon', type: 'user' }, link },
      })),
      ...person.socialLinks.map(({ network, url }) => ({
        id: `person-${person.id}-${network}`,
        block_type: 'icon_link_item',
        fields: {
          icon: { cms_component: 'icon', type: network === 'website' ? 'globe' : network },
          link: hrefLink(ofPerson(socialNetworks[network], person), same(url), { target: 'blank' }),
        },
      })),
    ],
    program_items_repeater: person.programs.map((program, index) => ({
      id: `person-${person.id}-program-${index}`,
      block_type: 'program_item',
      fields: { description: texts('text', program) },
    })),
  },
});

/** Returns the link to the page of a person, if there is one. */
export const pageLinks = (person: PersonRecord) =>
  person.paths.fr || person.paths.en
    ? [hrefLink({ fr: `Rencontrer ${person.name}`, en: `Meet ${person.name}` }, person.paths)]
    : [];

/** Returns an accessible name for a link that is repeated for each person: its label with the name of the person. */
const ofPerson = (label: Bilingual, { name }: PersonRecord): Localized<string> =>
  Object.fromEntries(locales.map((locale) => [locale, `${label[locale]}, ${name}`]));

/** Returns a person with the biography. */
export const teamMemberItem = (person: PersonRecord): WireBlock => ({
  id: `person-${person.id}`,
  block_type: 'team_member_item',
  fields: {
    person_avatar: portraitOf(person),
    person_name: texts('text', same(person.name)),
    person_subtitle: texts('text', titleWithLicence(person.jobTitle, person)),
    description: texts('textarea', person.bio),
    list_items_repeater: contactLines(person),
  },
});
