import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { hasPicture, imageComponent } from './image.ts';
import { hasSources, videoComponent } from './video.ts';

export type MediaField = BaseField<'media'>;

/** A picture or a video. */
export const media = (label: Bilingual, doc: Bilingual, constraints?: Constraints): MediaField => ({
  ...describeField('media', z.union([imageComponent, videoComponent]).nullish(), label, doc, constraints),
  isFilled: (value) => hasPicture(value) || hasSources(value),
});
