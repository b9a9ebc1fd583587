import type { Endpoint } from 'payload';
import { z } from 'zod';
import { findVisibility, type VisibleCollection } from './find-visibility.ts';

const question = z.object({
  id: z.coerce.number().int().positive().max(999_999_999),
  state: z.enum(['published', 'unpublished']),
  since: z.iso.datetime(),
});

/** `GET /api/COLLECTION/:id/visibility`: answers which addresses of the website already show what was published. */
export const visibilityEndpoint = (collection: VisibleCollection): Endpoint => ({
  path: '/:id/visibility',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json(null, { status: 401 });
    const asked = question.safeParse({ ...req.query, id: req.routeParams?.id });
    if (!asked.success) return Response.json(null, { status: 400 });
    const found = await findVisibility(req, { collection, ...asked.data });
    const headers = { 'cache-control': 'private, no-store' };
    return Response.json(found, { status: found ? 200 : 404, headers });
  },
});

/** Path of the component that says in a form when a publication is visible. */
export const visibilityNotice = '/visibility/visibility-notice.tsx#VisibilityNotice';
