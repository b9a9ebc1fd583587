import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { isText, property } from './is-text.ts';

export const iconComponent = z.object({
  cms_component: z.literal('icon'),
  type: z.string().nullish().describe('Name of the drawing.'),
  font_weight: z.string().nullish().describe('Weight of the drawing: `light`, `regular` or `bold`.'),
  color: z.string().nullish().describe('A colour, or the name of one of the theme.'),
});
export type IconComponent = z.infer<typeof iconComponent>;

export type IconField = BaseField<'icon'>;

export const icon = (label: Bilingual, doc: Bilingual, constraints?: Constraints): IconField => ({
  ...describeField('icon', iconComponent.nullish(), label, doc, constraints),
  isFilled: (value) => isText(property(value, 'type')),
});
