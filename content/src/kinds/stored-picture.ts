import type { PictureFile, PictureVariant } from '@vitrine/contract/kinds/image.ts';
import type { Localized } from '@vitrine/contract/locale.ts';
import { filled } from '../values/untyped-values.ts';

/** The data of a picture in the media library that the wire format includes. */
export interface StoredPicture {
  filename: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  alt: Localized<string>;
  /** Focal point in per cent of the width and the height; null for the middle. */
  center: { x: number; y: number } | null;
  variants: PictureVariant[];
}

/** Finds a picture of the media library by its id. */
export type FindPicture = (id: unknown) => StoredPicture | undefined;

/** Returns the picture object of the wire. */
export const pictureFile = (picture: StoredPicture, alt: string | null | undefined): PictureFile => ({
  url: `/resources/${picture.filename}`,
  ...filled({
    alt: alt ?? undefined,
    width: picture.width ?? undefined,
    height: picture.height ?? undefined,
    placeholder: picture.placeholder ?? undefined,
    variants: picture.variants.length > 0 ? picture.variants : undefined,
  }),
});

/** Returns a picture that is not part of an image component, with its focal point. */
export const croppedPicture = (picture: StoredPicture, alt: string | null | undefined): PictureFile => ({
  ...pictureFile(picture, alt),
  ...(picture.center && { center: picture.center }),
});
