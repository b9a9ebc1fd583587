// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleCard } from './article-card.tsx';
import { cardOfSummary } from './article-card-content.ts';

const portrait = {
  ...{ kind: 'image' as const, src: '/portrait.webp', alt: '', width: 96, height: 96, sources: [] },
  ...{ center: { x: 50, y: 50 }, filter: null, placeholder: null },
};
const summary = {
  ...{ id: '1', href: '/fr/blogue/a-1', title: 'Un titre', excerpt: 'En bref.', category: 'Conseils' },
  ...{ authorName: 'Camille Fontaine', authorPicture: portrait, picture: null },
  details: [
    {
      id: 'date',
      icon: { svg: '<path d="M1 1"/>', color: null },
      text: '5 août 2026',
      dateTime: '2026-08-05T12:00:00.000Z',
    },
    { id: 'time', icon: null, text: '4\u00a0mins' },
  ],
};

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('a card of the archive shows category, title, excerpt, author with portrait, date and reading time', () => {
  const card = page(renderToStaticMarkup(<ArticleCard article={cardOfSummary(summary)} sizes="1px" />));
  expect(card.querySelector('article')?.textContent).toBe(
    'ConseilsUn titreEn bref.Camille Fontaine5 août 20264\u00a0mins',
  );
  expect(card.querySelector('time')?.dateTime).toBe('2026-08-05T12:00:00.000Z');
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/portrait.webp');
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/fr/blogue/a-1');
});

test('a compact card has no excerpt', () => {
  const card = page(renderToStaticMarkup(<ArticleCard article={cardOfSummary(summary)} sizes="1px" size="compact" />));
  expect(card.body.textContent).not.toContain('En bref.');
});

test('a detail of an article has the icon that the content gives it', () => {
  const card = page(renderToStaticMarkup(<ArticleCard article={cardOfSummary(summary)} sizes="1px" />));
  const details = [...card.querySelectorAll('li:has(time), li:last-child')].slice(-2);
  expect(details.map((detail) => [detail.textContent, detail.querySelector('path')?.getAttribute('d')])).toEqual([
    ['5 août 2026', 'M1 1'],
    ['4\u00a0mins', undefined],
  ]);
});
