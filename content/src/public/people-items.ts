import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { eachLocale, pictureFile } from '../payload-to-wire.ts';
import { asObject, asText, type Loose } from '../unknown-values.ts';
import { withPictures } from './find-pictures.ts';
import type { SiteFrame } from './site-frame.ts';

/** The most members that a hero shows (`2-blocks-and-search §9`). */
const mostMembers = 10;

/** The people of a site, in their order, as the items of a carousel; `query.kind` chooses brokers, teams and so on. */
export async function memberItems(
  payload: Payload,
  site: SiteFrame,
  query: Loose,
  limit: number,
): Promise<WireBlock[]> {
  const kind = asText(query.kind);
  const { docs } = await payload.find({
    collection: 'people',
    where: { and: [{ site: { equals: site.id } }, ...(kind ? [{ kind: { equals: kind } }] : [])] },
    sort: ['position', 'id'],
    limit: Math.min(limit, mostMembers),
    pagination: false,
    depth: 0,
    locale: 'all',
  });
  return await withPictures(payload, (find) => docs.map((person) => memberItem(person, find)));
}

/** Who a listing's broker is, by slug, as its page shows it; null where the site does not know the person. */
export async function brokerCard(payload: Payload, site: SiteFrame, slug: string): Promise<Loose | null> {
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

function memberItem(person: Loose, find: Parameters<Parameters<typeof withPictures>[1]>[0]): WireBlock {
  const name = asText(person.name) ?? '';
  const portrait = find(person.portrait);
  const file = portrait && pictureFile(portrait, name);
  return {
    id: `person-${person.id}`,
    block_type: 'members_carousel_item',
    fields: {
      person_avatar: file ? { cms_component: 'image', media: { fr: file, en: file } } : null,
      person_name: { cms_component: 'text', content: { fr: name, en: name } },
      person_subtitle: { cms_component: 'text', content: eachLocale(asObject(person.job_title), asText) ?? {} },
      cta_repeater: [
        {
          id: `person-${person.id}-cta`,
          block_type: 'cta_item',
          fields: {
            cta: {
              cms_component: 'link',
              format: { type: 'href' },
              text: { fr: 'Écrire', en: 'Write' },
              url: { fr: '/contact', en: '/contact' },
              target: 'self',
            },
          },
        },
      ],
    },
  };
}
