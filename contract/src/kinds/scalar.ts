import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';

export type ScalarField = BaseField<'scalar'>;

/** A value that is equal in every language: a slug, an id, a length. */
export const scalar = (label: Bilingual, doc: Bilingual, constraints?: Constraints): ScalarField =>
  describeField('scalar', z.union([z.string(), z.number().transform(String)]).nullish(), label, doc, constraints);
