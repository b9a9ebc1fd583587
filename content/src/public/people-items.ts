import type { PictureFile } from '@vitrine/contract/components.ts';
import type { Localized } from '@vitrine/contract/locale.ts';
import { type PersonBundle, recipientTypeOf, type WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { eachLocale, type FindPicture, pictureFile } from '../payload-to-wire.ts';
import { asObject, asText, type Loose } from '../untyped-values.ts';
import { addTags, tagOf } from './cache-tags.ts';
import { withPictures } from './find-pictures.ts';
import type { SiteRecord } from './site-record.ts';

/** A person with the data that blocks show, and the portrait as a file of the wire. */
export interface PersonRecord {
  id: string;
  slug: string;
  kind: PersonBundle['kind'];
  name: string;
  jobTitle: Localized<string>;
  portrait: PictureFile | undefined;
}

/** Returns the people of a site in their order; `query.kind` selects brokers, teams or others. */
export async function findPeople(
  { payload }: { payload: Payload },
  { site, query, limit }: { site: SiteRecord; query: Loose; limit: number },
): Promise<{ records: PersonRecord[]; total: number }> {
  addTags(tagOf.people(site.id));
  const kind = asText(query.kind);
  const { docs, totalDocs } = await payload.find({
    collection: 'people',
    where: { and: [{ site: { equals: site.id } }, ...(kind ? [{ kind: { equals: kind } }] : [])] },
    sort: ['position', 'id'],
    limit,
    depth: 0,
    locale: 'all',
  });
  const records = await withPictures(payload, (find) => docs.map((person) => personRecord(person, find)));
  return { records, total: totalDocs };
}

function personRecord(person: Loose, find: FindPicture): PersonRecord {
  const name = asText(person.name) ?? '';
  const portrait = find(person.portrait);
  return {
    id: String(person.id),
    slug: asText(person.slug) ?? '',
    kind: asKind(person.kind),
    name,
    jobTitle: eachLocale(asObject(person.job_title), asText) ?? {},
    portrait: portrait && pictureFile(portrait, name),
  };
}

const asKind = (kind: unknown): PersonBundle['kind'] =>
  kind === 'team' || kind === 'admin' || kind === 'director' ? kind : 'broker';

/** Returns a listing's broker, by slug, for the listing's page; null when the site has no such person. */
export async function brokerCard(payload: Payload, site: SiteRecord, slug: string): Promise<Loose | null> {
  addTags(tagOf.people(site.id));
  const { docs } = await payload.find({
    collection: 'people',
    where: { and: [{ site: { equals: site.id } }, { slug: { equals: slug } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  const [person] = docs;
  if (!person) return null;
  return await withPictures(payload, (find) => {
    const name = asText(person.name) ?? '';
    const portrait = find(person.portrait);
    return {
      name,
      job_title: eachLocale(asObject(person.job_title), asText),
      phone: asText(person.phone) ?? null,
      portrait: (portrait && pictureFile(portrait, name)) ?? null,
    };
  });
}

/**
 * Returns a person as a card of a carousel, with a link that opens the contact form for that person; without JavaScript it leads
 * to the contact page.
 */
export const memberItem = ({ id, slug, kind, name, jobTitle, portrait }: PersonRecord): WireBlock => ({
  id: `person-${id}`,
  block_type: 'members_carousel_item',
  fields: {
    person_avatar: portrait ? { cms_component: 'image', media: { fr: portrait, en: portrait } } : null,
    person_name: { cms_component: 'text', content: { fr: name, en: name } },
    person_subtitle: { cms_component: 'text', content: jobTitle },
    recipient_type: recipientTypeOf[kind],
    recipient_slug: slug,
    cta_repeater: [
      {
        id: `person-${id}-cta`,
        block_type: 'cta_item',
        fields: {
          cta: {
            cms_component: 'link',
            format: { type: 'href' },
            text: { fr: 'Écrire', en: 'Write' },
            url: { fr: '/contact', en: '/contact' },
            target: 'self',
            on_click_action: 'open_contact_modal',
          },
        },
      },
    ],
  },
});
