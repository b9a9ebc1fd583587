import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, describeField } from './describe-field.ts';

export type ColorField = BaseField<'color'>;

/** A colour, or the name of a theme colour (`accent1.normal`). */
export const color = (label: Bilingual, doc: Bilingual): ColorField =>
  describeField('color', z.string().nullish(), label, doc);
