import type { PictureFile } from '@vitrine/contract/kinds/image.ts';
import type { Seo } from '@vitrine/contract/seo.ts';

/** Social networks show pictures about 1,200 px wide, and few support AVIF. */
const shareWidth = 1200;

/** Returns a picture in a width and a format that social networks accept, with its alternative text. */
export function sharePicture({ url, width, height, variants }: PictureFile, alt: string | null | undefined) {
  const ratio = width && height ? height / width : null;
  const [best] = (variants ?? [])
    .filter((variant) => variant.type !== 'image/avif' && variant.width >= shareWidth)
    .sort((one, other) => one.width - other.width);
  const file = best
    ? { url: best.url, type: best.type, width: best.width, height: ratio && Math.round(best.width * ratio) }
    : { url, width, height };
  return { ...file, alt: alt || undefined } satisfies NonNullable<Seo['facebook']>['og_image'];
}
