import { micrositeIdPattern } from '@vitrine/contract/core/microsite-id.ts';
import type { SourcePerson } from '@vitrine/contract/core/staff-feed-people.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import {
  commitTransaction,
  createLocalReq,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload';
import { z } from 'zod';
import type { SourcePeopleServices, SourceRef } from '../core/source-people-services.ts';
import { proposedSlug } from '../paths/page-path.ts';
import { isTakenInSite } from '../payload/taken-value.ts';
import { runInTransaction } from '../payload/transaction-sql.ts';
import { sourceRefText } from './source-ref.ts';

type Collection = 'people' | 'offices';

const resources = { people: 'Member', offices: 'Office' } as const;

const input = z.object({
  feed: z.uuid(),
  key: z.string().min(1).max(200),
  site: z.string().regex(micrositeIdPattern),
});

/**
 * `POST /api/people/from-source` and `/api/offices/from-source`: creates a draft from a broker or a brokerage of a source in both languages,
 * and answers with its id; the same for a second call. 404 for a site or a source that is not the user's.
 */
export const fromSourceEndpoint = (collection: Collection, people: SourcePeopleServices): Endpoint => ({
  path: '/from-source',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json(null, { status: 401 });
    const asked = safeParse(input, await req.json?.().catch(() => null));
    if (!asked.success) return Response.json(null, { status: 400 });
    const { feed, key, site: micrositeId } = asked.data;
    const ref: SourceRef = { feed, resource: resources[collection], key };
    const site = await findOwnSite(req, micrositeId);
    const person = site === null ? 'unknown' : await people.read(req, ref);
    if (person === null) return Response.json(null, { status: 503 });
    if (site === null || person === 'unknown' || !isOfSite(person, micrositeId))
      return Response.json(null, { status: 404 });
    const existing = await findMade(req, collection, site, ref);
    const { user } = req;
    const picture =
      existing === null && person.has_photo ? await addPhoto(req, people, { ref, person, site, user }) : null;
    const made = existing ?? (await makeOnce(req, collection, { ref, person, site, picture }));
    return Response.json({ id: made });
  },
});

/** Returns the id of a site of the user by its microsite id; null for any other. */
async function findOwnSite(req: PayloadRequest, micrositeId: string): Promise<number | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'sites', where: { microsite_id: { equals: micrositeId } }, limit: 1, pagination: false },
    ...{ depth: 0, overrideAccess: false, user: req.user, select: { microsite_id: true } },
  });
  return docs[0] ? Number(docs[0].id) : null;
}

const isOfSite = ({ lacking, refusing }: SourcePerson, micrositeId: string): boolean =>
  [...lacking, ...refusing].some(({ microsite_id }) => microsite_id === micrositeId);

async function findMade(req: PayloadRequest, collection: Collection, site: number, ref: SourceRef) {
  const { docs } = await req.payload.find({
    ...{ collection, where: { and: [{ site: { equals: site } }, { source_ref: { equals: sourceRefText(ref) } }] } },
    ...{ limit: 1, pagination: false, depth: 0, select: { slug: true }, req },
  });
  return docs[0] ? Number(docs[0].id) : null;
}

/** Adds the photo to the library of the site; returns null when there is none or it is no picture. */
async function addPhoto(
  req: PayloadRequest,
  people: SourcePeopleServices,
  { ref, person: { name }, site, user }: Omit<Draft, 'picture'> & { user: TypedUser },
): Promise<number | null> {
  const data = await people.photo(req, ref);
  if (!data) return null;
  const file = { data, name: `${slugOf(name, ref.key)}.jpg`, mimetype: 'image/jpeg', size: data.length };
  // The file gets a request of its own, because Payload would take it as the file of the person as well.
  const own = await createLocalReq({ user }, req.payload);
  try {
    const { id } = await req.payload.create({
      ...{ collection: 'media', data: { site, alt: name, other_alt: name }, file, locale: 'fr', depth: 0 },
      ...{ overrideAccess: false, user, req: own },
    });
    return Number(id);
  } catch (error) {
    req.payload.logger.warn({ err: error, ...ref }, 'the photo of a person of a source could not be stored');
    return null;
  }
}

interface Draft {
  ref: SourceRef;
  person: SourcePerson;
  site: number;
  picture: number | null;
}

/** Creates the draft unless it exists already. A lock serializes concurrent requests, such as those of a double click. */
async function makeOnce(req: PayloadRequest, collection: Collection, draft: Draft): Promise<number> {
  await initTransaction(req);
  try {
    await runInTransaction(req, `select pg_advisory_xact_lock(hashtext('people of sources'), ${draft.site})`);
    const earlier = await findMade(req, collection, draft.site, draft.ref);
    const id = earlier ?? (await make(req, collection, draft));
    await commitTransaction(req);
    if (earlier !== null && draft.picture !== null)
      await req.payload.delete({ collection: 'media', id: draft.picture, depth: 0 });
    return id;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

async function make(req: PayloadRequest, collection: Collection, draft: Draft): Promise<number> {
  const { ref, person, site } = draft;
  const slug = await freeSlug(req, collection, site, slugOf(person.name, ref.key));
  const common = {
    ...{ site, slug, name: person.name, is_draft: true, source_ref: sourceRefText(ref) },
    ...(person.phone && { phone: person.phone }),
    ...(isEmail(person.email) && { email: person.email }),
  };
  const texts = collection === 'people' ? { job_title: person.title } : { name: person.name, street: person.street };
  const own =
    collection === 'people'
      ? { kind: 'broker', portrait: draft.picture, office: await findOffice(req, site, draft) }
      : { city: person.city, postal_code: person.postal_code, picture: draft.picture };
  // The rules of the collection refuse the reference of a source from a user; the user's right to the site was checked before.
  const { id } = await req.payload.create({
    ...{ collection, data: { ...common, ...texts, ...own }, locale: 'fr', depth: 0, overrideAccess: true, req },
  });
  await req.payload.update({
    ...{ collection, id: Number(id), data: texts, locale: 'en', depth: 0, overrideAccess: true, req },
  });
  return Number(id);
}

const isEmail = (text: string | null): boolean => z.email().max(254).safeParse(text).success;

/** Returns the office of the site that was made of the broker's brokerage, or has its name. */
async function findOffice(req: PayloadRequest, site: number, { ref, person }: Draft): Promise<number | null> {
  if (!person.office_key) return null;
  const source_ref = sourceRefText({ feed: ref.feed, resource: 'Office', key: person.office_key });
  const isSame: Where[] = [
    { source_ref: { equals: source_ref } },
    ...(person.office ? [{ name: { equals: person.office } }] : []),
  ];
  const { docs } = await req.payload.find({
    ...{ collection: 'offices', where: { and: [{ site: { equals: site } }, { or: isSame }] }, locale: 'fr' },
    ...{ limit: 1, pagination: false, depth: 0, select: { slug: true }, req },
  });
  return docs[0] ? Number(docs[0].id) : null;
}

const slugOf = (name: string, key: string): string => proposedSlug(name) || proposedSlug(`x ${key}`);

/** Returns the short name when it is free on the site, or else the first free one with a number after it. */
async function freeSlug(req: PayloadRequest, collection: Collection, site: number, slug: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const value = number === 1 ? slug : `${slug}-${number}`;
    const wanted = { collection, field: 'slug', value, site, id: undefined, locale: undefined };
    if (!(await isTakenInSite(req, wanted))) return value;
  }
}
