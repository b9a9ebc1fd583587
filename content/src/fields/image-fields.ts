import type { Field } from 'payload';
import { collapsed, row } from './form-pieces.ts';
import { requiredUpload } from './required.ts';

const percent = (name: string, fr: string, en: string, max: number): Field => ({
  name,
  type: 'number',
  min: 0,
  max,
  label: { fr, en },
});

/** Returns the fields of an image (components.6): new objects at each call, because Payload mutates them. */
export const imageFields = (required = false): Field[] => [
  {
    name: 'media',
    type: 'upload',
    relationTo: 'media',
    localized: true,
    ...(required && requiredUpload),
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
  collapsed('Cadrage et filtres', 'Framing and filters', [
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
          percent('blur', 'Flou', 'Blur', 100),
          percent('brightness', 'Luminosité (%)', 'Brightness (%)', 300),
          percent('contrast', 'Contraste (%)', 'Contrast (%)', 300),
          percent('opacity', 'Opacité (%)', 'Opacity (%)', 100),
          percent('saturate', 'Saturation (%)', 'Saturation (%)', 300),
        ),
      ],
    },
  ]),
];
