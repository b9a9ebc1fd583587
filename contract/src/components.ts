import { z } from 'zod';
import { localized } from './localized.ts';

/** The schemas of the content components of `3-wire §2`: the values of block fields that are not scalars. */

export const textComponent = z.object({
  cms_component: z.enum(['text', 'textarea', 'richtext', 'edito']),
  content: localized(z.string()).nullish(),
});

export const codeComponent = z.object({ cms_component: z.enum(['code', 'embedded']), content: z.string().nullish() });

export const iconComponent = z.object({
  cms_component: z.literal('icon'),
  type: z.string().nullish(),
  font_weight: z.string().nullish(),
  color: z.string().nullish(),
});

/** A picture in one size and format; `width` in pixels, `type` is a media type. */
export const pictureVariant = z.object({ url: z.string(), width: z.number(), type: z.string() });

/** Position in percent of width and height. */
const focalPoint = z.object({ x: z.number().nullish(), y: z.number().nullish() });

export const pictureFile = z.object({
  url: z.string().nullish(),
  alt: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  placeholder: z.string().nullish(),
  variants: z.array(pictureVariant).nullish(),
  /** The focal point of a picture outside an image component, in percent of width and height. */
  center: focalPoint.nullish(),
});

/** CSS filters of an image: `blur` in pixels, the others in percent. */
export const imageFilters = z.object({
  blur: z.number().nullish(),
  brightness: z.number().nullish(),
  contrast: z.number().nullish(),
  opacity: z.number().nullish(),
  saturate: z.number().nullish(),
});

export const imageComponent = z.object({
  cms_component: z.literal('image'),
  media: localized(pictureFile).nullish(),
  center: focalPoint.nullish(),
  filters: imageFilters.nullish(),
});

export const linkComponent = z.object({
  cms_component: z.literal('link'),
  format: z
    .object({ type: z.string().nullish(), color: z.string().nullish(), bg_color: z.string().nullish() })
    .nullish(),
  text: localized(z.string()).nullish(),
  /** Internal addresses start with `/` and carry no locale. */
  url: localized(z.string()).nullish(),
  icon: z
    .object({ type: z.string().nullish(), align: z.string().nullish(), font_weight: z.string().nullish() })
    .nullish(),
  target: z.string().nullish(),
  on_click_action: z.string().nullish(),
});

export const videoComponent = z.object({
  cms_component: z.enum(['video', 'external_video']),
  sources: localized(z.array(z.object({ url: z.string(), type: z.string().nullish() }))).nullish(),
  poster: imageComponent.nullish(),
  autoplay: z.boolean().nullish(),
  controls: z.boolean().nullish(),
  loop: z.boolean().nullish(),
  muted: z.boolean().nullish(),
  /** Hides the play button while neither the pointer nor the focus is on the video. */
  hide_overlay: z.boolean().nullish(),
});

export type TextComponent = z.infer<typeof textComponent>;
export type CodeComponent = z.infer<typeof codeComponent>;
export type IconComponent = z.infer<typeof iconComponent>;
export type PictureVariant = z.infer<typeof pictureVariant>;
export type PictureFile = z.infer<typeof pictureFile>;
export type ImageFilters = z.infer<typeof imageFilters>;
export type ImageComponent = z.infer<typeof imageComponent>;
export type LinkComponent = z.infer<typeof linkComponent>;
export type VideoComponent = z.infer<typeof videoComponent>;
