import { isLocale } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { restoreVersion } from './restore-version.ts';
import type { VersionedCollection } from './stored-versions.ts';

const request = z.object({
  id: z.coerce.number().int().positive().max(999_999_999),
  version: z.string().regex(/^\d{1,9}$/),
  language: z.string().refine(isLocale).nullable(),
});

/** `POST /api/COLLECTION/:id/restore-version`: makes a version, or its texts in one language, the current draft. */
export const restoreEndpoint = (collection: VersionedCollection): Endpoint => ({
  path: '/:id/restore-version',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json(null, { status: 401 });
    const given: unknown = await req.json?.().catch(() => null);
    const asked = safeParse(request, { ...(typeof given === 'object' ? given : null), id: req.routeParams?.id });
    if (!asked.success) return Response.json(null, { status: 400 });
    const restored = await restoreVersion(req, { collection, ...asked.data });
    return restored === undefined ? Response.json(null, { status: 404 }) : Response.json({ restored });
  },
});
