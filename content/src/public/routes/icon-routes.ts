import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { readMedia } from '../../media-store/media-store.ts';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { ProblemError } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';

/** The icons of an installed site: their size, and the part of it that the picture takes. A device cuts a maskable one to its own shape. */
const looks = {
  '192': { size: 192, part: 1 },
  '512': { size: 512, part: 1 },
  maskable: { size: 512, part: 0.7 },
} as const;

const iconName = /^([\w-][\w.-]*\.(?:svg|png|webp|jpe?g))\.(192|512|maskable)\.png$/;

/** Maximum number of icons that are kept, and of pixels of a picture that is decoded. */
const keptIcons = 100;
const pixelLimit = 16_000_000;

/** Routes of `GET /resources/icons/{filename}.{look}.png`: icons of an installed site, drawn from the upload that is its icon. */
export function iconRoutes({ media }: Pick<ServiceDependencies, 'media'>) {
  const icons = new LRUCache<string, Buffer>({
    max: keptIcons,
    fetchMethod: async (name) => {
      const [, filename, look] = iconName.exec(name) ?? [];
      const picture = filename ? await readMedia(media, filename) : null;
      return picture ? drawIcon(picture, look as keyof typeof looks) : undefined; // the pattern has their names
    },
  });
  return new Hono<RequestVariables>().get('/resources/icons/:name', async (c) => {
    const icon = await icons.fetch(c.req.param('name')).catch(() => undefined);
    if (!icon) throw new ProblemError(404, 'unknown-resource', 'There is no such icon.');
    return c.body(new Uint8Array(icon), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });
}

/** Draws an icon as PNG: whole on a transparent ground, and smaller on a white one where a device cuts its edges. */
async function drawIcon(picture: Buffer, look: keyof typeof looks): Promise<Buffer> {
  const { size, part } = looks[look];
  const inner = Math.round(size * part);
  const margin = Math.floor((size - inner) / 2);
  const background = part < 1 ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 };
  return await sharp(picture, { limitInputPixels: pixelLimit, density: 600 })
    .resize({ width: inner, height: inner, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({ top: margin, bottom: size - inner - margin, left: margin, right: size - inner - margin, background })
    .flatten(part < 1 && { background: '#ffffff' })
    .png()
    .toBuffer();
}
