import type { Field } from 'payload';
import { iconNames } from '../icon-names.ts';
import { anyValue, color, row } from './form-pieces.ts';

export const iconName = (): Field => ({
  name: 'type',
  type: 'select',
  label: { fr: 'Icône', en: 'Icon' },
  options: [...iconNames],
  validate: anyValue,
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

/** An icon of `3-wire §2` as staff see it. */
export const iconFields = (): Field[] => [row(iconName(), fontWeight(), color('color', 'Couleur', 'Colour'))];
