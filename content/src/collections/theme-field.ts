import type { Field, GroupField } from 'payload';
import { imageFields } from '../fields/image-fields.ts';

/** Field of the theme of a site (`1-shell §3`, Theme): colours by name, radii, colour schemes and logos. */

const pairs = (name: string, fr: string, en: string, placeholder: [string, string]): Field => ({
  name,
  type: 'array',
  label: { fr, en },
  admin: { initCollapsed: true, components: { RowLabel: '/components/pair-label.tsx#PairLabel' } },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          label: { fr: 'Nom', en: 'Name' },
          admin: { placeholder: placeholder[0] },
        },
        { name: 'value', type: 'text', label: { fr: 'Valeur', en: 'Value' }, admin: { placeholder: placeholder[1] } },
      ],
    },
  ],
});

export const themeField = (): GroupField => ({
  name: 'theme',
  type: 'group',
  label: { fr: 'Thème', en: 'Theme' },
  fields: [
    {
      name: 'preset',
      type: 'select',
      defaultValue: 'blue',
      label: { fr: 'Palette de départ', en: 'Preset' },
      options: [
        { value: 'blue', label: { fr: 'Bleu', en: 'Blue' } },
        { value: 'red', label: { fr: 'Rouge', en: 'Red' } },
      ],
    },
    pairs('colors', 'Couleurs', 'Colours', ['accent1.normal', '#003DA5']),
    pairs('variables', 'Mesures', 'Measures', ['border-radius-1', '20px']),
    {
      name: 'color_schemes',
      type: 'array',
      label: { fr: 'Jeux de couleurs', en: 'Colour schemes' },
      admin: { initCollapsed: true, components: { RowLabel: '/components/pair-label.tsx#PairLabel' } },
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          label: { fr: 'Nom', en: 'Name' },
          admin: { placeholder: 'normal' },
        },
        pairs('mapping', 'Rôles', 'Roles', ['button-bg-color', 'accent1.normal']),
      ],
    },
    {
      name: 'logos',
      type: 'group',
      label: { fr: 'Logos', en: 'Logos' },
      fields: [
        {
          name: 'light',
          type: 'group',
          label: { fr: 'Pour les fonds foncés', en: 'For dark backgrounds' },
          fields: imageFields(),
        },
        {
          name: 'dark',
          type: 'group',
          label: { fr: 'Pour les fonds clairs', en: 'For light backgrounds' },
          fields: imageFields(),
        },
      ],
    },
  ],
});
