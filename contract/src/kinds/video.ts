import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { localized } from '../localized.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { imageComponent } from './image.ts';
import { inOneLocale, property } from './is-text.ts';

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
export type VideoComponent = z.infer<typeof videoComponent>;

/** True for a video component with a source in at least one language. */
export const hasSources = (value: unknown): boolean =>
  inOneLocale(property(value, 'sources'), (files) => Array.isArray(files) && files.length > 0);

export type VideoField = BaseField<'video'>;

export const video = (label: Bilingual, doc: Bilingual, constraints?: Constraints): VideoField => ({
  ...describeField('video', videoComponent.nullish(), label, doc, constraints),
  isFilled: hasSources,
});
