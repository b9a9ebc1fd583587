// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('the ancestors are an ordered list of links within a navigation of their own', async () => {
  const breadcrumbs = [
    { name: 'Accueil', href: '/fr' },
    { name: 'Propriétés', href: '/fr/proprietes' },
  ];
  const page = await render(
    <LocaleProvider locale="fr">
      <Breadcrumbs breadcrumbs={breadcrumbs} />
    </LocaleProvider>,
  );
  const navigation = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Accueil', '/fr'],
    ['Propriétés', '/fr/proprietes'],
  ]);
  expect(within(navigation).getAllByRole('listitem')).toHaveLength(2);
});
