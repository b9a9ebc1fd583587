import { isLocale } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { confirmLanguage, copyLanguage, type LanguageChange } from './copy-language.ts';
import type { ComparedCollection } from './language-state.ts';

const request = z.object({
  to: z.custom((value) => isLocale(value)).transform((value) => (value === 'en' ? 'en' : 'fr')),
  block: z.string().max(200).nullable().default(null),
  overwrite: z.boolean().default(false),
});

/** Endpoints of a collection that copy texts from one language to the other, and that confirm that texts are up to date. */
export const languageEndpoints = (collection: ComparedCollection): Endpoint[] => [
  { path: '/:id/copy-language', method: 'post', handler: (req) => answer(req, collection, copyLanguage) },
  { path: '/:id/confirm-language', method: 'post', handler: (req) => answer(req, collection, confirmLanguage) },
];

type Change = LanguageChange & { overwrite: boolean };

/** Answers with the number of changed texts. Payload turns access errors into 403 or 404. */
async function answer(
  req: PayloadRequest,
  collection: ComparedCollection,
  change: (req: PayloadRequest, change: Change) => Promise<number>,
): Promise<Response> {
  if (!req.user) return Response.json(null, { status: 401 });
  const id = String(req.routeParams?.id);
  const body = safeParse(request, await req.json?.().catch(() => null));
  if (!body.success || !/^\d{1,9}$/.test(id)) return Response.json(null, { status: 400 });
  const changed = await change(req, { collection, id: Number(id), ...body.data });
  return Response.json({ changed });
}
