import type { ClientBlock, ClientField } from 'payload';
import { expect, test } from 'vitest';
import { findField } from './find-field.ts';

const text = (name: string, fr: string, more = {}) => ({ type: 'text', name, label: { fr, en: name }, ...more });

// The form reads only these members of the client's configuration.
const blocks = {
  highlights: {
    slug: 'highlights',
    labels: { singular: { fr: 'Points forts', en: 'Highlights' } },
    fields: [
      text('main_title', 'Titre', { localized: true }),
      { type: 'group', name: 'link', label: { fr: 'Lien', en: 'Link' }, fields: [text('url', 'Adresse')] },
      {
        type: 'blocks',
        name: 'cards',
        label: { fr: 'Cartes', en: 'Cards' },
        labels: { singular: { fr: 'carte', en: 'card' } },
      },
    ],
  },
  card: { slug: 'card', labels: { singular: { fr: 'Carte', en: 'Card' } }, fields: [text('text', 'Texte')] },
} as unknown as Record<string, ClientBlock>;

const fields = [
  { type: 'ui', name: 'title' },
  text('title', 'Titre', { localized: true }),
  {
    type: 'tabs',
    tabs: [
      {
        label: { fr: 'Contenu', en: 'Content' },
        fields: [
          {
            type: 'blocks',
            name: 'blocks',
            label: { fr: 'Blocs', en: 'Blocks' },
            labels: { singular: { fr: 'bloc', en: 'block' } },
          },
        ],
      },
      {
        label: { fr: 'Réglages', en: 'Settings' },
        fields: [
          { type: 'row', fields: [text('color', 'Couleur')] },
          {
            type: 'array',
            name: 'variants',
            label: { fr: 'Variantes', en: 'Variants' },
            labels: { singular: { fr: 'variante', en: 'variant' } },
            fields: [text('name', 'Nom')],
          },
        ],
      },
    ],
  },
] as unknown as ClientField[];

const types: Record<string, string> = { 'blocks.2': 'highlights', 'blocks.2.cards.1': 'card' };
const form = { fields, blocks, blockTypeAt: (path: string) => types[path] };

test.each([
  ['blocks.2.main_title', ['Bloc 3, Points forts', 'Titre']],
  ['blocks.2.link.url', ['Bloc 3, Points forts', 'Lien', 'Adresse']],
  ['blocks.2.cards.1.text', ['Bloc 3, Points forts', 'Carte 2', 'Texte']],
  ['blocks.2.cards', ['Bloc 3, Points forts', 'Cartes']],
  ['variants.0.name', ['Variante 1', 'Nom']],
  ['title', ['Titre']],
])('the field at %s is named by the rows and groups around it', (path, names) => {
  expect(findField(path, form, 'fr')?.names).toEqual(names);
});

test('a field is named in the language of the editor', () => {
  expect(findField('blocks.2.cards', form, 'en')?.names).toEqual(['Block 3, Highlights', 'Cards']);
});

test('the tab of a field is found, also below a row', () => {
  expect(findField('color', form, 'fr')?.tab).toEqual({ index: 1, label: 'Réglages' });
  expect(findField('blocks.2.link.url', form, 'en')?.tab).toEqual({ index: 0, label: 'Content' });
  expect(findField('title', form, 'fr')?.tab).toBeNull();
});

test('a field with a text for each language is known', () => {
  expect(findField('blocks.2.main_title', form, 'fr')?.isLocalized).toBe(true);
  expect(findField('blocks.2.link.url', form, 'fr')?.isLocalized).toBe(false);
});

test.each(['unknown', 'blocks.7.main_title', 'title.more', ''])('no form shows a field at %j', (path) => {
  expect(findField(path, form, 'fr')).toBeNull();
});
