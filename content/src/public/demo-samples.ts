import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { text1 } from '@vitrine/contract/blocks/text-1.ts';
import type { BlockDescription, Field } from '@vitrine/contract/fields.ts';
import { locales } from '@vitrine/contract/locale.ts';
import { repeaterItems } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { iconNames } from '../icon-names.ts';
import { pictureFile, type StoredPicture } from '../payload-to-wire.ts';

/** Number of items in a repeater of the sample, and maximum depth of the repeaters of its items. */
const itemCount = 3;
const deepest = 3;

const sentences = {
  fr: 'Nous connaissons chaque quartier, chaque rue et souvent la maison. Dites-nous ce que vous cherchez, nous vous ouvrons les bonnes portes.',
  en: 'We know every neighbourhood, every street and often the house. Tell us what you are looking for, we open the right doors.',
};

const html = {
  fr: `<p>${sentences.fr}</p><ul><li>Une évaluation <strong>sans engagement</strong></li><li>Des photos qui donnent envie de <a href="/contact">visiter</a></li></ul>`,
  en: `<p>${sentences.en}</p><ul><li>A valuation <strong>without commitment</strong></li><li>Pictures that make people want to <a href="/contact">visit</a></li></ul>`,
};

/** Sample texts by field name, for fields whose label is not a good sample. */
const words: Readonly<Record<string, { fr: string; en: string }>> = {
  super_title: { fr: 'Courtiers immobiliers', en: 'Real estate brokers' },
  main_title: { fr: 'Trouver la maison qui vous ressemble', en: 'Find the house that is yours' },
  sub_title: { fr: 'Du Plateau au fleuve, depuis trente ans', en: 'From the Plateau to the river, for thirty years' },
  secondary_title: { fr: 'Montréal', en: 'Montréal' },
  person_name: { fr: 'Camille Fontaine', en: 'Camille Fontaine' },
  person_subtitle: { fr: 'Courtière immobilière', en: 'Real estate broker' },
  author_name: { fr: 'Camille Fontaine', en: 'Camille Fontaine' },
  broker_name: { fr: 'Camille Fontaine', en: 'Camille Fontaine' },
  broker_subtitle: { fr: 'Courtière immobilière', en: 'Real estate broker' },
  all_rights_reserved: { fr: 'Tous droits réservés', en: 'All rights reserved' },
  name: { fr: 'Nouveau', en: 'New' },
  tooltip: { fr: '450 000\u00a0$', en: '$450,000' },
};

interface Place {
  pictures: readonly StoredPicture[];
  /** Path of the sample, from which ids, pictures and icons are chosen. */
  path: string;
  index: number;
  depth: number;
}

/** Returns a block of the description's type with a value in each of its fields. */
export const sampleBlock = (description: BlockDescription, pictures: readonly StoredPicture[]): WireBlock =>
  block(description, { pictures, path: description.type, index: 0, depth: 0 });

const block = ({ type, fields, place }: BlockDescription, at: Place): WireBlock => ({
  id: `demo-${at.path}`,
  block_type: type,
  ...(place === 'page' && { block_params: { color_scheme: schemeNames[0] } }),
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = sample(name, field, at);
      return value === null ? [] : [[name, value]];
    }),
  ),
});

function sample(name: string, field: Field, at: Place): unknown {
  switch (field.kind) {
    case 'text':
      return { cms_component: 'text', content: words[name] ?? field.label };
    case 'textarea':
      return { cms_component: 'textarea', content: name === 'description' ? sentences : (words[name] ?? field.label) };
    case 'richtext':
      return { cms_component: 'richtext', content: html };
    case 'icon':
      return {
        cms_component: 'icon',
        type: iconNames[(at.index + name.length) % iconNames.length],
        font_weight: 'regular',
      };
    case 'image':
    case 'media':
      return image(at, field);
    case 'link':
      return {
        cms_component: 'link',
        format: { type: 'button' },
        text: { fr: 'Écrivez-nous', en: 'Write to us' },
        url: { fr: '/contact', en: '/contact' },
        target: 'self',
      };
    case 'choice':
    case 'number':
    case 'flag':
      return field.default;
    case 'coords':
      return [45.5019 + at.index / 50, -73.5674 - at.index / 50];
    case 'option-list':
      return [{ id: '1000', label: field.label }];
    case 'scalar':
      return name === 'hover_id' ? String(1000 + at.index) : null;
    case 'repeater':
    case 'lazy-repeater':
      return items(name, field, at);
    case 'blocks':
      return at.depth < deepest ? [block(text1, { ...at, path: `${at.path}-${name}`, depth: at.depth + 1 })] : [];
    case 'code':
    case 'video':
    case 'color':
      return null;
  }
}

function items(name: string, field: Field, at: Place): WireBlock[] {
  const kinds = repeaterItems(field) ?? [];
  if (at.depth >= deepest) return [];
  const length = 'max' in field && field.max !== null ? Math.min(itemCount, field.max) : itemCount;
  return Array.from({ length }, (_, index) => kinds[index % kinds.length]).flatMap((kind, index) =>
    kind ? [block(kind, { ...at, path: `${at.path}-${name}-${index}`, index, depth: at.depth + 1 })] : [],
  );
}

/** Returns a picture of the library, a different one for each path; undefined when the library is empty. */
function image({ pictures, path, index }: Place, field: Field) {
  const picture = pictures[(path.length * 7 + index) % Math.max(1, pictures.length)];
  if (!picture) return null;
  const media = Object.fromEntries(
    locales.map((locale) => [locale, pictureFile(picture, picture.alt[locale] ?? field.label[locale])]),
  );
  return { cms_component: 'image', media };
}
