import type { MediaField } from '@vitrine/contract/kinds/media.ts';
import type { Field } from 'payload';
import { asObject } from '../values/untyped-values.ts';
import type { ContentKind } from './content-kind.ts';
import { inOneLocale } from './each-locale.ts';
import { imageFields, imageToPayload, imageToWire, sampleImage } from './image.ts';
import { videoFields, videoToPayload, videoToWire } from './video.ts';

const shownWhen = (kind: string) => (_: unknown, siblings: Partial<Record<string, unknown>>) => siblings.kind === kind;

/** Returns the fields of a medium: a picture or a video. */
const mediaFields = (required: boolean): Field[] => [
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

export const media: ContentKind<MediaField> = {
  adminField: ({ required }, { shared }) => ({ ...shared, type: 'group', fields: mediaFields(required) }),
  toWire: (value, _, { find }) => {
    const own = asObject(value);
    return own.kind === 'video' ? videoToWire(own.video, find) : imageToWire(own.image, find);
  },
  fromWire: (value, _, reading) =>
    asObject(value).cms_component === 'image'
      ? { kind: 'image', image: imageToPayload(value, reading) }
      : { kind: 'video', video: videoToPayload(value, reading) },
  sample: sampleImage,
  hasContent: (value) => {
    const { image, video } = asObject(value);
    return inOneLocale(asObject(image).media) || inOneLocale(asObject(video).sources);
  },
  titles: { picture: 'image.alt' },
};
