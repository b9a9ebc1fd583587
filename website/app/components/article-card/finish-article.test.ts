import type { Article } from '@vitrine/contract/articles.ts';
import { expect, test } from 'vitest';
import { finishArticle } from './finish-article.server.ts';

const article: Article = {
  id: '12',
  slug: { fr: 'mise-en-valeur', en: 'home-staging' },
  title: { fr: 'Mise en valeur', en: 'Home staging' },
  excerpt: { fr: 'Un samedi par pièce' },
  thumbnails: { fr: { url_small: '/resources/a-480.webp', url_large: '/resources/a.webp' } },
  author: { name: 'Annick Bergeron', thumbnail: null },
  category: { label: { fr: 'Vendre', en: 'Selling' } },
  published_at: '2026-08-05T03:00:00Z',
  read_time: { fr: 3.6, en: 0.2 },
};
const asset = (url: string) => `http://assets${url}`;

test('an article is shown in the language of the page, dated as in Montréal', () => {
  expect(finishArticle(article, { locale: 'fr', asset })).toMatchObject({
    href: '/fr/blogue/mise-en-valeur-12',
    title: 'Mise en valeur',
    category: 'Vendre',
    details: [
      { id: 'date', text: '4 août 2026', dateTime: '2026-08-05T03:00:00Z', icon: { color: null } },
      { id: 'time', text: '4\u00a0mins', icon: { color: null } },
    ],
    picture: { src: 'http://assets/resources/a.webp' },
  });
});

test('the reading time is at least a minute', () => {
  expect(finishArticle(article, { locale: 'en', asset }).details[1]?.text).toBe('1\u00a0min');
});

test('an article that stands in one language alone is linked there', () => {
  const french: Article = { ...article, slug: { fr: 'mise-en-valeur', en: null } };
  expect(finishArticle(french, { locale: 'en', asset }).href).toBe('/fr/blogue/mise-en-valeur-12');
});

test('an article without anything but its number still has a card', () => {
  const bare: Article = { id: '7', slug: {}, title: {}, published_at: 'yesterday' };
  expect(finishArticle(bare, { locale: 'fr', asset })).toMatchObject({
    href: '/fr/blogue/7',
    title: '',
    details: [],
  });
});
