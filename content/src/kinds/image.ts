import type { ImageField, PictureFile } from '@vitrine/contract/kinds/image.ts';
import { locales } from '@vitrine/contract/locale.ts';
import type { Field } from 'payload';
import { collapsed, row } from '../fields/form-pieces.ts';
import { requiredUpload } from '../fields/required.ts';
import { asNumber, asObject, asText, filled } from '../values/untyped-values.ts';
import { component } from './component.ts';
import type { ContentKind, ReadingOptions, SamplePlace } from './content-kind.ts';
import { eachLocale, inOneLocale, perLocale } from './each-locale.ts';
import { type FindPicture, pictureFile } from './stored-picture.ts';

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

/**
 * Returns an image in the wire format. A language without a picture uses the picture of the other, with its own alternative text if it has
 * one.
 */
export function imageToWire(value: unknown, find: FindPicture) {
  const { media, alt, center, filters } = asObject(value);
  const ids = asObject(media);
  const ownAlt = asObject(alt);
  const files = eachLocale(
    Object.fromEntries(locales.map((locale) => [locale, locale])),
    (_, locale): PictureFile | undefined => {
      const own = find(ids[locale]);
      const picture = own ?? find(ids[locale === 'fr' ? 'en' : 'fr']);
      const text = asText(ownAlt[locale]) ?? asText(picture?.alt[locale]);
      return picture && (own || text) ? pictureFile(picture, text) : undefined;
    },
  );
  const point = asObject(center);
  const focalPoint = (find(ids.fr) ?? find(ids.en))?.center;
  const { blur, brightness, contrast, opacity, saturate } = asObject(filters);
  return component('image', {
    media: files,
    // The focal point of the file applies, unless the form sets another one.
    center: filled({ x: asNumber(point.x), y: asNumber(point.y) }) ?? focalPoint ?? undefined,
    filters: filled({
      blur: asNumber(blur),
      brightness: asNumber(brightness),
      contrast: asNumber(contrast),
      opacity: asNumber(opacity),
      saturate: asNumber(saturate),
    }),
  });
}

/** Returns an image with the id of its picture, without a picture that is missing from the media library. */
export function imageToPayload(value: unknown, options: ReadingOptions): Record<string, unknown> | undefined {
  const { media, center, filters } = asObject(value);
  const { x, y } = asObject(center);
  const { blur, brightness, contrast, opacity, saturate } = asObject(filters);
  return filled({
    media: perLocale(media, (file) => options.pictureId(asText(asObject(file).url) ?? ''), options),
    alt: perLocale(media, (file) => asText(asObject(file).alt), options),
    center: filled({ x: asNumber(x), y: asNumber(y) }),
    filters: filled({
      blur: asNumber(blur),
      brightness: asNumber(brightness),
      contrast: asNumber(contrast),
      opacity: asNumber(opacity),
      saturate: asNumber(saturate),
    }),
  });
}

/** Returns a picture of the library that depends on the path; null when the library is empty. */
export function sampleImage({ label }: Pick<ImageField, 'label'>, { pictures, path, index }: SamplePlace) {
  const picture = pictures[(path.length * 7 + index) % Math.max(1, pictures.length)];
  if (!picture) return null;
  const media = Object.fromEntries(
    locales.map((locale) => [locale, pictureFile(picture, picture.alt[locale] ?? label[locale])]),
  );
  return { cms_component: 'image', media };
}

export const image: ContentKind<ImageField> = {
  adminField: ({ required }, { shared }) => ({ ...shared, type: 'group', fields: imageFields(required) }),
  toWire: (value, _, { find }) => imageToWire(value, find),
  fromWire: (value, _, reading) => imageToPayload(value, reading),
  sample: sampleImage,
  hasContent: (value) => inOneLocale(asObject(value).media),
  titles: { picture: 'alt' },
};
