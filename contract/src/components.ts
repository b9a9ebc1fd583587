import { z } from 'zod';
import { localized } from './localized.ts';

/** The schemas of the content components: the values of block fields that are not scalars. */

export const textComponent = z.object({
  cms_component: z.enum(['text', 'textarea', 'richtext', 'edito']),
  content: localized(z.string()).nullish().describe('Plain text, or HTML in a richtext and an edito.'),
});

export const codeComponent = z.object({ cms_component: z.enum(['code', 'embedded']), content: z.string().nullish() });

export const iconComponent = z.object({
  cms_component: z.literal('icon'),
  type: z.string().nullish().describe('Name of the drawing.'),
  font_weight: z.string().nullish().describe('Weight of the drawing: `light`, `regular` or `bold`.'),
  color: z.string().nullish().describe('A colour, or the name of one of the theme.'),
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
  placeholder: z.string().nullish().describe('Data address of a small picture that shows while the file loads.'),
  variants: z.array(pictureVariant).nullish().describe('The picture in other widths and formats.'),
  center: focalPoint
    .nullish()
    .describe('The focal point of a picture outside an image component, in percent of width and height.'),
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
  media: localized(pictureFile).nullish().describe('The file and its description, in each language.'),
  center: focalPoint.nullish().describe('Where the picture is cut around, in percent; by default the middle.'),
  filters: imageFilters.nullish().describe('CSS filters.'),
});

export const linkComponent = z.object({
  cms_component: z.literal('link'),
  format: z
    .object({
      type: z.string().nullish().describe('`href` for a link in the text; anything else is a button.'),
      color: z.string().nullish().describe('A colour, or the name of one of the theme.'),
      bg_color: z.string().nullish().describe('A colour, or the name of one of the theme.'),
    })
    .nullish(),
  text: localized(z.string()).nullish(),
  url: localized(z.string()).nullish().describe('Internal addresses start with `/` and carry no locale.'),
  icon: z
    .object({
      type: z.string().nullish().describe('Name of the drawing.'),
      align: z.string().nullish().describe('`left` or `right` of the text.'),
      font_weight: z.string().nullish(),
    })
    .nullish(),
  target: z.string().nullish().describe('`self` or `blank`, for a new tab.'),
  on_click_action: z.string().nullish().describe('`open_contact_modal` opens the contact form.'),
});

export const videoComponent = z.object({
  cms_component: z.enum(['video', 'external_video']),
  sources: localized(z.array(z.object({ url: z.string(), type: z.string().nullish() })))
    .nullish()
    .describe('Files with their media types; an external video has the address at its host.'),
  poster: imageComponent.nullish().describe('Picture that shows before the video plays.'),
  autoplay: z.boolean().nullish().describe('By default false.'),
  controls: z.boolean().nullish().describe('By default false.'),
  loop: z.boolean().nullish().describe('By default true.'),
  muted: z.boolean().nullish().describe('By default true.'),
  hide_overlay: z
    .boolean()
    .nullish()
    .describe('Hides the play button while neither the pointer nor the focus is on the video.'),
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
