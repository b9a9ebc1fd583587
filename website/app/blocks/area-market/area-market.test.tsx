// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { fixtures } from './area-market.fixture.ts';
import { block } from './area-market.tsx';

const shown = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html').body;
const titles = (page: Element) => [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);

test('each bar stands with its name and its value in words, and is hidden from screen readers', () => {
  const [types] = shown('default').querySelectorAll('ul');
  expect([...(types?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Condos118',
    'Immeubles à revenus61',
    'Maisons33',
  ]);
  const bars = [...shown('default').querySelectorAll('svg')];
  expect(bars.every((bar) => bar.getAttribute('aria-hidden') === 'true')).toBe(true);
  expect(bars[1]?.querySelector('rect')?.getAttribute('width')).toBe('52');
});

test('the months have a table of their own, and a sentence about the first and the last', () => {
  const page = shown('default');
  expect(page.textContent).toContain('De 196 en novembre 2025 à 212 en novembre 2026.');
  const rows = [...page.querySelectorAll('details table tbody tr')];
  expect(rows).toHaveLength(13);
  expect(rows[0]?.textContent).toBe('novembre 2025196');
  expect(shown('months since March').textContent).toContain('Le site connaît ce nombre depuis mars 2026.');
});

test('an editor chooses the parts that show', () => {
  const figures = shown('figures alone');
  expect(figures.querySelectorAll('dd')).toHaveLength(4);
  expect(titles(figures)).toEqual([]);
  const months = shown('months without figures');
  expect(months.querySelectorAll('dd')).toHaveLength(0);
  expect(titles(months)).toEqual(['Propriétés à vendre, mois par mois']);
});

test('without its data, the block offers to load the page again', () => {
  expect(shown('without data').querySelector('a[data-reload]')?.textContent).toBe('Réessayer');
});
