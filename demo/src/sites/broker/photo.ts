import type { ImageComponent } from '@vitrine/contract/kinds/image.ts';
import { image } from '../../authoring.ts';
import type { PictureKey } from '../../picture-alt.ts';

/** Filters of every picture of the broker's site: muted colours and a little more contrast, like a print in an album. */
const albumPrint = { saturate: 60, contrast: 106, brightness: 102 };

/** Returns a picture of the demo in the look of the broker's site; the focal point is in percent. */
export const photo = (key: PictureKey, center?: { x: number; y: number }): ImageComponent => ({
  ...image(key, center),
  filters: albumPrint,
});
