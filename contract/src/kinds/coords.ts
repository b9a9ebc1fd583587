import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';

const latLng = z.union([
  z.tuple([z.number(), z.number()]),
  z.object({ lat: z.number(), lng: z.number() }).transform(({ lat, lng }): [number, number] => [lat, lng]),
]);

export type CoordsField = BaseField<'coords'>;

/** Latitude and longitude in degrees (WGS 84), as a pair or as `{lat, lng}`. */
export const coords = (label: Bilingual, doc: Bilingual, constraints?: Constraints): CoordsField =>
  describeField('coords', latLng.nullish(), label, doc, constraints);
