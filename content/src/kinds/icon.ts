import type { IconField } from '@vitrine/contract/kinds/icon.ts';
import type { Field } from 'payload';
import { anyFilledValue, anyValue, color, row } from '../fields/form-pieces.ts';
import { asObject, asText, filled } from '../values/untyped-values.ts';
import { component } from './component.ts';
import type { ContentKind } from './content-kind.ts';
import { iconLabels, iconNames } from './icon-names.ts';

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

export const icon: ContentKind<IconField> = {
  adminField: ({ required }, { shared }) => ({
    ...shared,
    type: 'group',
    fields: [row(iconName(required), fontWeight(), color('color', 'Couleur', 'Colour'))],
  }),
  toWire: (value) => component('icon', iconValues(value)),
  fromWire: (value) => filled(iconValues(value)),
  sample: (_, { name, index }) => ({
    cms_component: 'icon',
    type: iconNames[(index + name.length) % iconNames.length],
    font_weight: 'regular',
  }),
  hasContent: () => false,
};

function iconValues(value: unknown) {
  const { type, font_weight, color: ownColor } = asObject(value);
  return { type: asText(type), font_weight: asText(font_weight), color: asText(ownColor) };
}
