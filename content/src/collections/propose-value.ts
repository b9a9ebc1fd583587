import { isLocale, type Locale } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { freePath, proposedPath, proposedSlug } from '../paths/page-path.ts';
import { nestedRequest } from '../payload/nested-request.ts';

const place = {
  site: z.coerce.number().int().positive(),
  /** Id of the document for which a value is proposed; its own value counts as free. */
  id: z.coerce.number().int().positive().optional(),
};
const titleOfPage = z.object({ ...place, title: z.string().max(500), locale: z.string().refine(isLocale) });
const nameOfDocument = z.object({
  ...place,
  name: z.string().max(500),
  locale: z.string().refine(isLocale).optional(),
});

/**
 * `GET /api/pages/proposed-path?title=…&locale=fr&site=1`: answers with the path that a title proposes, with a number when another page
 * of the site has it in the language. Pages of sites that the user may not read do not count.
 */
export const proposePath: Endpoint = {
  path: '/proposed-path',
  method: 'get',
  handler: (req) =>
    answerFree(req, titleOfPage, ({ title, locale, ...rest }) => {
      return { ...rest, collection: 'pages', field: 'path', value: proposedPath(title, locale), locale };
    }),
};

/**
 * `GET /api/people/proposed-slug?name=…&site=1`, the same for offices, and for articles with `locale=fr`: answers with the short name that
 * a name proposes, with a number when another document of the site has it; '' for a name without letters. Documents of sites that the user may not read do not count.
 */
export const proposeSlug = (collection: 'people' | 'offices' | 'articles'): Endpoint => ({
  path: '/proposed-slug',
  method: 'get',
  handler: (req) =>
    answerFree(req, nameOfDocument, ({ name, locale, ...rest }) => {
      return { ...rest, collection, field: 'slug', value: proposedSlug(name), ...(locale && { locale }) };
    }),
});

interface Proposal {
  collection: CollectionSlug;
  field: string;
  value: string;
  site: number;
  id?: number | undefined;
  locale?: Locale;
}

/** Answers with the proposed value, or the first with a number after it that no other document of the site has. */
async function answerFree<T>(
  req: PayloadRequest,
  schema: z.ZodType<T>,
  propose: (asked: T) => Proposal,
): Promise<Response> {
  if (!req.user) return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 });
  const asked = schema.safeParse(req.query);
  if (!asked.success) return Response.json({ errors: [{ message: 'Invalid' }] }, { status: 400 });
  const { collection, field, value, site, id, locale } = propose(asked.data);
  if (value === '') return Response.json({ value });
  const ofOthers: Where[] = [
    { site: { equals: site } },
    { [field]: { like: value } },
    ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
  ];
  const taken = new Set<string>();
  // A draft may have another value than its published document.
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      ...{ collection, where: { and: ofOthers }, draft, select: { [field]: true }, pagination: false },
      ...{ depth: 0, overrideAccess: false, user: req.user, req: nestedRequest(req), ...(locale && { locale }) },
    });
    for (const document of docs) taken.add(String(Object(document)[field]));
  }
  return Response.json({ value: freePath(value, taken) });
}
