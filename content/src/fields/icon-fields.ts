import type { Field } from 'payload';
import { iconLabels } from '../icon-names.ts';
import { anyFilledValue, anyValue, color, row } from './form-pieces.ts';

export const iconName = (required = false): Field => ({
  name: 'type',
  type: 'select',
  label: { fr: 'Icône', en: 'Icon' },
  options: Object.entries(iconLabels).map(([value, label]) => ({ value, label })),
  required,
  validate: required ? anyFilledValue : anyValue,
  admin: { components: { Field: '/icons/icon-field.tsx#IconField' } },
});

export const fontWeight = (): Field => ({
  name: 'font_weight',
  type: 'select',
  label: { fr: 'Graisse', en: 'Weight' },
  options: [
    { value: 'light', label: { fr: 'Fine', en: 'Light' } },
    { value: 'regular', label: { fr: 'Normale', en: 'Regular' } },
    { value: 'bold', label: { fr: 'Grasse', en: 'Bold' } },
  ],
  validate: anyValue,
});

/** Returns the fields of an icon (components.5). */
export const iconFields = (required = false): Field[] => [
  row(iconName(required), fontWeight(), color('color', 'Couleur', 'Colour')),
];
