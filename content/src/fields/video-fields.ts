import type { Field } from 'payload';
import { row, rowLabel } from './form-pieces.ts';
import { imageFields } from './image-fields.ts';
import { requiredArray } from './required.ts';

const flag = (name: string, fr: string, en: string): Field => ({ name, type: 'checkbox', label: { fr, en } });

/** Returns the fields of a video (components.8). */
export const videoFields = (required = false): Field[] => [
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
    ...(required && requiredArray),
    label: { fr: 'Sources', en: 'Sources' },
    labels: { singular: { fr: 'source', en: 'source' }, plural: { fr: 'sources', en: 'sources' } },
    admin: { components: rowLabel({ fr: 'Source', en: 'Source' }, 'url') },
    fields: [
      row(
        { name: 'url', type: 'text', required: true, label: { fr: 'Adresse', en: 'Address' } },
        {
          name: 'type',
          type: 'text',
          label: { fr: 'Format', en: 'Format' },
          admin: { placeholder: { fr: 'video/mp4', en: 'video/mp4' } },
        },
      ),
    ],
  },
  { name: 'poster', type: 'group', label: { fr: 'Image d’attente', en: 'Poster' }, fields: imageFields() },
  row(
    flag('autoplay', 'Départ automatique', 'Plays by itself'),
    flag('controls', 'Commandes', 'Controls'),
    flag('loop', 'En boucle', 'Loops'),
    flag('muted', 'Sans le son', 'Muted'),
    flag('hide_overlay', 'Sans bouton de lecture sur l’image', 'No play button over the picture'),
  ),
];

const shownWhen = (kind: string) => (_: unknown, siblings: Partial<Record<string, unknown>>) => siblings.kind === kind;

/** Returns the fields of a picture or a video, of which staff choose one. */
export const mediaFields = (required = false): Field[] => [
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
    fields: imageFields(required),
  },
  {
    name: 'video',
    type: 'group',
    label: false,
    admin: { condition: shownWhen('video'), hideGutter: true },
    fields: videoFields(required),
  },
];
