import { lookQualities, qualityNames } from '@vitrine/contract/theme/look.ts';
import type { Field, GroupField } from 'payload';
import { imageFields } from '../kinds/image.ts';

/** Field of the theme of a site (theme.1): its look, colours by name, radii, colour schemes and logos. */

/** Returns an example that is the same in both languages. */
const inBoth = (example: string): Record<string, string> => ({ fr: example, en: example });

const pairs = (
  name: string,
  fr: string,
  en: string,
  placeholder: [string, string],
  valueComponent?: string,
): Field => ({
  name,
  type: 'array',
  label: { fr, en },
  labels: { singular: { fr: 'ligne', en: 'row' }, plural: { fr: 'lignes', en: 'rows' } },
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
          admin: { placeholder: inBoth(placeholder[0]) },
        },
        {
          name: 'value',
          type: 'text',
          label: { fr: 'Valeur', en: 'Value' },
          admin: {
            placeholder: inBoth(placeholder[1]),
            ...(valueComponent && { components: { Field: valueComponent } }),
          },
        },
      ],
    },
  ],
});

/** The look of the site (theme.12): a choice for each quality. One that is left out is the default. */
const lookField = (): GroupField => ({
  name: 'look',
  type: 'group',
  label: { fr: 'Style', en: 'Look' },
  fields: [
    { name: 'named', type: 'ui', admin: { components: { Field: '/theme/named-looks-field.tsx#NamedLooksField' } } },
    ...qualityNames.map((name): Field => {
      const { label, doc, options } = lookQualities[name];
      return {
        name,
        type: 'select',
        label,
        admin: { description: doc, components: { Field: '/theme/look-field.tsx#LookField' } },
        options: Object.entries(options).map(([value, optionLabel]) => ({ value, label: optionLabel })),
      };
    }),
  ],
});

export const themeField = (): GroupField => ({
  name: 'theme',
  type: 'group',
  label: { fr: 'Thème', en: 'Theme' },
  fields: [
    lookField(),
    {
      name: 'preset',
      type: 'select',
      defaultValue: 'blue',
      label: { fr: 'Palette de départ', en: 'Preset' },
      admin: { components: { Field: '/theme/preset-field.tsx#PresetField' } },
      options: [
        { value: 'blue', label: { fr: 'Bleu', en: 'Blue' } },
        { value: 'red', label: { fr: 'Rouge', en: 'Red' } },
      ],
    },
    { name: 'contrast', type: 'ui', admin: { components: { Field: '/theme/theme-panel.tsx#ThemePanel' } } },
    pairs('colors', 'Couleurs', 'Colours', ['accent1.normal', '#003DA5'], '/theme/color-value.tsx#ColorValue'),
    pairs('variables', 'Mesures', 'Measures', ['border-radius-1', '20px']),
    {
      name: 'color_schemes',
      type: 'array',
      label: { fr: 'Jeux de couleurs', en: 'Colour schemes' },
      labels: {
        singular: { fr: 'jeu de couleurs', en: 'colour scheme' },
        plural: { fr: 'jeux de couleurs', en: 'colour schemes' },
      },
      admin: { initCollapsed: true, components: { RowLabel: '/components/pair-label.tsx#PairLabel' } },
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          label: { fr: 'Nom', en: 'Name' },
          admin: { placeholder: inBoth('normal') },
        },
        pairs('mapping', 'Rôles', 'Roles', ['button-bg-color', 'accent1.normal']),
      ],
    },
    {
      name: 'logos',
      type: 'group',
      label: { fr: 'Logos', en: 'Logos' },
      admin: {
        description: {
          fr: 'Pour tout le site\u00a0: en-tête, pied de page, formulaires, moteurs de recherche et images de partage.',
          en: 'For the whole site: header, footer, forms, search engines and shared pictures.',
        },
      },
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
          label: { fr: 'Pour les fonds pâles', en: 'For light backgrounds' },
          fields: imageFields(),
        },
      ],
    },
  ],
});
