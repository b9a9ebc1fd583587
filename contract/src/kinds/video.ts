import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { localized } from '../localized.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { imageComponent } from './image.ts';
import { inOneLocale, property } from './is-text.ts';

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
export type VideoComponent = z.infer<typeof videoComponent>;

/** True for a video component with a source in at least one language. */
export const hasSources = (value: unknown): boolean =>
  inOneLocale(property(value, 'sources'), (files) => Array.isArray(files) && files.length > 0);

export type VideoField = BaseField<'video'>;

export const video = (label: Bilingual, doc: Bilingual, constraints?: Constraints): VideoField => ({
  ...describeField('video', videoComponent.nullish(), label, doc, constraints),
  isFilled: hasSources,
});
