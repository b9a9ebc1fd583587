import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { localized } from '../localized.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { inOneLocale, isText, property } from './is-text.ts';

/** A picture in one size and format; `width` in pixels, `type` is a media type. */
export const pictureVariant = z.object({ url: z.string(), width: z.number(), type: z.string() });
export type PictureVariant = z.infer<typeof pictureVariant>;

/** Position in percent of width and height. */
const focalPoint = z.object({ x: z.number().nullish(), y: z.number().nullish() });

export const pictureFile = z.object({
  url: z.string().nullish(),
  alt: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  placeholder: z.string().nullish().describe('Data address of a small picture that shows while the file loads.'),
  variants: z.array(pictureVariant).nullish().describe('The picture in other widths and formats.'),
  center: focalPoint
    .nullish()
    .describe('The focal point of a picture outside an image component, in percent of width and height.'),
});
export type PictureFile = z.infer<typeof pictureFile>;

/** CSS filters of an image: `blur` in pixels, the others in percent. */
export const imageFilters = z.object({
  blur: z.number().nullish(),
  brightness: z.number().nullish(),
  contrast: z.number().nullish(),
  opacity: z.number().nullish(),
  saturate: z.number().nullish(),
});
export type ImageFilters = z.infer<typeof imageFilters>;

export const imageComponent = z.object({
  cms_component: z.literal('image'),
  media: localized(pictureFile).nullish().describe('The file and its description, in each language.'),
  center: focalPoint.nullish().describe('Where the picture is cut around, in percent; by default the middle.'),
  filters: imageFilters.nullish().describe('CSS filters.'),
});
export type ImageComponent = z.infer<typeof imageComponent>;

/** True for an image component with a file in at least one language. */
export const hasPicture = (value: unknown): boolean =>
  inOneLocale(property(value, 'media'), (file) => isText(property(file, 'url')));

export type ImageField = BaseField<'image'>;

export const image = (label: Bilingual, doc: Bilingual, constraints?: Constraints): ImageField => ({
  ...describeField('image', imageComponent.nullish(), label, doc, constraints),
  isFilled: hasPicture,
});
