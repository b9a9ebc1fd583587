import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorActions } from './error-actions.tsx';

const links = (status: number, locale: 'fr' | 'en') => {
  const html = renderToStaticMarkup(<ErrorActions status={status} locale={locale} />);
  return [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, words]) => `${words}: ${href}`);
};

// The empty address is that of the page with its query.
test.each([
  [404, 'fr', ['Retour à l’accueil: /fr']],
  [404, 'en', ['Back to home: /en']],
  [403, 'en', ['Refresh the page: ', 'Go to home page: /en']],
  [403, 'fr', ['Actualiser la page: ', 'Aller à la page d’accueil: /fr']],
  [500, 'en', ['Refresh the page: ', 'Go to home page: /en']],
  [503, 'fr', ['Actualiser la page: ']],
] as const)('after a %i, a visitor in %s can go on', (status, locale, expected) => {
  expect(links(status, locale)).toEqual(expected);
});
