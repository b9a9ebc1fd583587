// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { finishExample } from '../../block-framework/fixtures/test-finish-example.ts';
import { structuredData } from '../../document/structured-data.ts';
import { pageAt } from '../../page/test-page.ts';
import { fixtures } from './area.fixture.ts';
import { block } from './area.tsx';

const shown = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');

test('the types are links with bars of their shares, but for the one whose page it is', () => {
  const page = shown('default');
  expect([...page.querySelectorAll('li a')].map((link) => link.textContent)).toEqual([
    'Accueil',
    'À vendre',
    'Montréal',
    'Maisons',
    'Immeubles à revenus',
    'Terrains',
  ]);
  expect(page.querySelector('[aria-current="page"]')?.textContent).toBe('Condos');
  expect(page.querySelector<HTMLElement>('li[style]')?.style.getPropertyValue('--share')).toBe('47%');
});

test('the guide of the area is linked beside its figures, where there is one', () => {
  const guide = (name: string) => shown(name).querySelector('a[href="/fr/quartiers/montreal"]');
  expect(guide('default')?.textContent).toBe('Guide du secteur\u00a0: Vivre à Montréal');
  expect(guide('without figures')).toBeNull();
});

test('a share is never wider than its bar', () => {
  const bars = [...shown('shares that are no fractions').querySelectorAll<HTMLElement>('li[style]')];
  expect(bars.map((bar) => bar.style.getPropertyValue('--share'))).toEqual(['100%', '0%']);
});

test('without its data, the block offers to load the page again', () => {
  const page = shown('without data');
  expect(page.querySelector('a[data-reload]')?.textContent).toBe('Réessayer');
});

test('the breadcrumb ends with the page itself', () => {
  const example = fixtures.default;
  expect.assert(example);
  const [breadcrumbs] = structuredData(pageAt('/fr/a-vendre/montreal/condos', [finishExample(example, 'fr')]));
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Accueil', item: 'https://rivage.test/fr' },
      { position: 2, name: 'À vendre' },
      { position: 3, name: 'Montréal', item: 'https://rivage.test/fr/a-vendre/montreal' },
      { position: 4, name: 'Condos à vendre à Montréal', item: 'https://rivage.test/fr/a-vendre/montreal/condos' },
    ],
  });
});
