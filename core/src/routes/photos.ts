import { Readable } from 'node:stream';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { isPhotoShown } from '../feeds/photos/find-photo.ts';
import { openPhoto, readPhotoName } from '../feeds/photos/photo-files.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { problemAnswers } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';

/**
 * The name of a photo is the hash of its content, so browsers keep it for a year. Shared caches ask again each day, because a photo disappears with its
 * listing.
 */
const cacheControl = 'public, max-age=31536000, s-maxage=86400, immutable';

const photoRoute = createRoute({
  method: 'get',
  path: '/api/photos/{name}',
  summary: 'A file of a photo that was copied from a source',
  description:
    'Needs no key: the name is known to those alone who see a listing that has it. 404 once no listing on offer has it.',
  request: { params: z.object({ name: z.string() }) },
  responses: { 200: { description: 'The file.' }, ...problemAnswers },
});

export function addPhotos(app: OpenAPIHono<CoreEnv>, { read, photosFolder }: CoreDeps): void {
  app.openapi(photoRoute, async (context) => {
    const file = readPhotoName(context.req.valid('param').name);
    if (!file || !(await read((database) => isPhotoShown(database, file.hash)))) throw new CoreProblem('unknown-photo');
    const opened = await openPhoto(photosFolder, file);
    if (!opened) throw new CoreProblem('unknown-photo');
    const { size } = await opened.stat();
    const headers = {
      'content-type': file.type,
      'content-length': String(size),
      'cache-control': cacheControl,
      etag: `"${file.name}"`,
      'x-content-type-options': 'nosniff',
    };
    // Node's web streams are standard ones; only their TypeScript types differ from those of the DOM.
    return new Response(Readable.toWeb(opened.createReadStream()) as ReadableStream, { headers });
  });
}
