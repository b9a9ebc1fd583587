import type { VideoField } from '@vitrine/contract/kinds/video.ts';
import type { Field } from 'payload';
import { row, rowLabel } from '../fields/form-pieces.ts';
import { requiredArray } from '../fields/required.ts';
import { asFlag, asList, asObject, asText, filled } from '../values/untyped-values.ts';
import { component } from './component.ts';
import type { ContentKind, ReadingOptions } from './content-kind.ts';
import { eachLocale, inOneLocale, perLocale } from './each-locale.ts';
import { imageFields, imageToPayload, imageToWire } from './image.ts';
import type { FindPicture } from './stored-picture.ts';

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

function source(value: unknown) {
  const { url, type } = asObject(value);
  return asText(url) === undefined ? [] : [{ url: asText(url), ...filled({ type: asText(type) }) }];
}

export function videoToWire(value: unknown, find: FindPicture) {
  const { origin, sources, poster, autoplay, controls, loop, muted, hide_overlay } = asObject(value);
  const files = eachLocale(sources, (own) => {
    const list = asList(own).flatMap(source);
    return list.length > 0 ? list : undefined;
  });
  // The admin's form always sends the boolean options, so a value without a source is no video.
  if (!files) return undefined;
  return component(asText(origin) ?? 'video', {
    sources: files,
    poster: imageToWire(poster, find),
    autoplay: asFlag(autoplay),
    controls: asFlag(controls),
    loop: asFlag(loop),
    muted: asFlag(muted),
    hide_overlay: asFlag(hide_overlay),
  });
}

export function videoToPayload(value: unknown, options: ReadingOptions) {
  const { cms_component, sources, poster, autoplay, controls, loop, muted, hide_overlay } = asObject(value);
  const read = (list: unknown) => {
    const files = asList(list).map((file) =>
      filled({ url: asText(asObject(file).url), type: asText(asObject(file).type) }),
    );
    return files.length > 0 ? files : undefined;
  };
  return filled({
    origin: asText(cms_component),
    sources: perLocale(sources, read, options),
    poster: imageToPayload(poster, options),
    autoplay: asFlag(autoplay),
    controls: asFlag(controls),
    loop: asFlag(loop),
    muted: asFlag(muted),
    hide_overlay: asFlag(hide_overlay),
  });
}

export const video: ContentKind<VideoField> = {
  adminField: ({ required }, { shared }) => ({ ...shared, type: 'group', fields: videoFields(required) }),
  toWire: (value, _, { find }) => videoToWire(value, find),
  fromWire: (value, _, reading) => videoToPayload(value, reading),
  sample: () => null,
  hasContent: (value) => inOneLocale(asObject(value).sources),
};
