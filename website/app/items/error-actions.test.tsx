import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorActions } from './error-actions.tsx';

const links = (status: number, locale: 'fr' | 'en', search = '') => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/${locale}/vendre${search}`]}>
      <ErrorActions status={status} locale={locale} path={`/${locale}/vendre`} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, words]) => `${words}: ${href}`);
};

test.each([
  [404, 'fr', ['Retour à l’accueil: /fr']],
  [404, 'en', ['Back to home: /en']],
  [403, 'en', ['Refresh the page: /en/vendre', 'Go to home page: /en']],
  [403, 'fr', ['Actualiser la page: /fr/vendre', 'Aller à la page d’accueil: /fr']],
  [500, 'en', ['Refresh the page: /en/vendre', 'Go to home page: /en']],
  [503, 'fr', ['Actualiser la page: /fr/vendre']],
] as const)('after a %i, a visitor in %s can go on', (status, locale, expected) => {
  expect(links(status, locale)).toEqual(expected);
});

test('refreshing keeps the filters of the search, the categories of the archive and the variant', () => {
  expect(links(500, 'en', '?mun=66023&categories=3&variant=42')).toContain(
    'Refresh the page: /en/vendre?mun=66023&amp;categories=3&amp;variant=42',
  );
});
