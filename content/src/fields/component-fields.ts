import type { Field, SelectFieldSingleValidation } from 'payload';
import { iconNames } from '../icon-names.ts';

/**
 * The content components of `3-wire §2` as staff see them. Functions, because Payload writes into the fields that it is given.
 */

/** What an import brought in under another name stays as it is. */
const anyValue: SelectFieldSingleValidation = () => true;

const row = (...fields: Field[]): Field => ({ type: 'row', fields });

const closed = (fr: string, en: string, fields: Field[]): Field => ({
  type: 'collapsible',
  label: { fr, en },
  admin: { initCollapsed: true },
  fields,
});

const iconName = (): Field => ({
  name: 'type',
  type: 'select',
  label: { fr: 'Icône', en: 'Icon' },
  options: [...iconNames],
  validate: anyValue,
});

const fontWeight = (): Field => ({
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

const color = (name: string, fr: string, en: string): Field => ({
  name,
  type: 'text',
  label: { fr, en },
  admin: { placeholder: 'accent1.normal' },
});

export const iconFields = (): Field[] => [row(iconName(), fontWeight(), color('color', 'Couleur', 'Colour'))];

const percent = (name: string, fr: string, en: string, max: number): Field => ({
  name,
  type: 'number',
  min: 0,
  max,
  label: { fr, en },
});

export const imageFields = (): Field[] => [
  {
    name: 'media',
    type: 'upload',
    relationTo: 'media',
    localized: true,
    label: { fr: 'Image', en: 'Picture' },
    admin: {
      description: {
        fr: 'Sans image dans une langue, celle de l’autre langue est montrée.',
        en: 'Without a picture in one language, that of the other is shown.',
      },
    },
  },
  {
    name: 'alt',
    type: 'text',
    localized: true,
    label: { fr: 'Texte de remplacement', en: 'Alternative text' },
    admin: {
      description: {
        fr: 'Ce que l’image montre. Vide\u00a0: celui de la médiathèque.',
        en: 'What the picture shows. Empty: that of the media library.',
      },
    },
  },
  closed('Cadrage et filtres', 'Framing and filters', [
    {
      name: 'center',
      type: 'group',
      label: { fr: 'Point d’intérêt (%)', en: 'Focal point (%)' },
      fields: [row(percent('x', 'Horizontal', 'Horizontal', 100), percent('y', 'Vertical', 'Vertical', 100))],
    },
    {
      name: 'filters',
      type: 'group',
      label: { fr: 'Filtres', en: 'Filters' },
      fields: [
        row(
          percent('blur', 'Flou (px)', 'Blur (px)', 100),
          percent('brightness', 'Luminosité (%)', 'Brightness (%)', 300),
          percent('contrast', 'Contraste (%)', 'Contrast (%)', 300),
          percent('opacity', 'Opacité (%)', 'Opacity (%)', 100),
          percent('saturate', 'Saturation (%)', 'Saturation (%)', 300),
        ),
      ],
    },
  ]),
];

const flag = (name: string, fr: string, en: string): Field => ({ name, type: 'checkbox', label: { fr, en } });

export const videoFields = (): Field[] => [
  {
    name: 'origin',
    type: 'select',
    label: { fr: 'Provenance', en: 'Origin' },
    options: [
      { value: 'video', label: { fr: 'Fichier vidéo', en: 'Video file' } },
      { value: 'external_video', label: { fr: 'Fournisseur de vidéos', en: 'Video provider' } },
    ],
  },
  {
    name: 'sources',
    type: 'array',
    localized: true,
    label: { fr: 'Sources', en: 'Sources' },
    labels: { singular: { fr: 'source', en: 'source' }, plural: { fr: 'sources', en: 'sources' } },
    fields: [
      row(
        { name: 'url', type: 'text', required: true, label: { fr: 'Adresse', en: 'Address' } },
        { name: 'type', type: 'text', label: { fr: 'Format', en: 'Format' }, admin: { placeholder: 'video/mp4' } },
      ),
    ],
  },
  { name: 'poster', type: 'group', label: { fr: 'Image d’attente', en: 'Poster' }, fields: imageFields() },
  row(
    flag('autoplay', 'Départ automatique', 'Plays by itself'),
    flag('controls', 'Commandes', 'Controls'),
    flag('loop', 'En boucle', 'Loops'),
    flag('muted', 'Sans le son', 'Muted'),
  ),
];

const shownWhen = (kind: string) => (_: unknown, siblings: Partial<Record<string, unknown>>) => siblings.kind === kind;

export const mediaFields = (): Field[] => [
  {
    name: 'kind',
    type: 'radio',
    label: { fr: 'Nature', en: 'Kind' },
    defaultValue: 'image',
    options: [
      { value: 'image', label: { fr: 'Image', en: 'Picture' } },
      { value: 'video', label: { fr: 'Vidéo', en: 'Video' } },
    ],
  },
  {
    name: 'image',
    type: 'group',
    label: false,
    admin: { condition: shownWhen('image'), hideGutter: true },
    fields: imageFields(),
  },
  {
    name: 'video',
    type: 'group',
    label: false,
    admin: { condition: shownWhen('video'), hideGutter: true },
    fields: videoFields(),
  },
];

export const linkFields = (): Field[] => [
  row(
    { name: 'text', type: 'text', localized: true, label: { fr: 'Texte', en: 'Text' } },
    {
      name: 'url',
      type: 'text',
      localized: true,
      label: { fr: 'Adresse', en: 'Address' },
      admin: {
        description: {
          fr: 'Une page du site sans la langue (/contact), ou une adresse complète.',
          en: 'A page of the site without the language (/contact), or a full address.',
        },
      },
    },
  ),
  closed('Réglages du lien', 'Link settings', [
    row(
      {
        name: 'target',
        type: 'select',
        label: { fr: 'S’ouvre', en: 'Opens' },
        options: [
          { value: 'self', label: { fr: 'sur place', en: 'in place' } },
          { value: 'blank', label: { fr: 'dans un autre onglet', en: 'in a new tab' } },
        ],
      },
      {
        name: 'on_click_action',
        type: 'select',
        label: { fr: 'Action', en: 'Action' },
        options: [
          {
            value: 'open_contact_modal',
            label: { fr: 'Ouvrir le formulaire de contact', en: 'Open the contact form' },
          },
        ],
      },
    ),
    {
      name: 'format',
      type: 'group',
      label: { fr: 'Présentation', en: 'Look' },
      fields: [
        row(
          {
            name: 'type',
            type: 'select',
            label: { fr: 'Forme', en: 'Form' },
            options: [
              { value: 'button', label: { fr: 'Bouton', en: 'Button' } },
              { value: 'href', label: { fr: 'Lien', en: 'Link' } },
            ],
            validate: anyValue,
          },
          color('color', 'Couleur', 'Colour'),
          color('bg_color', 'Couleur de fond', 'Background colour'),
        ),
      ],
    },
    {
      name: 'icon',
      type: 'group',
      label: { fr: 'Icône', en: 'Icon' },
      fields: [
        row(
          iconName(),
          {
            name: 'align',
            type: 'select',
            label: { fr: 'Côté', en: 'Side' },
            options: [
              { value: 'left', label: { fr: 'Gauche', en: 'Left' } },
              { value: 'right', label: { fr: 'Droite', en: 'Right' } },
            ],
          },
          fontWeight(),
        ),
      ],
    },
  ]),
];
