// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { finishExample } from '../../block-framework/fixtures/test-finish-example.ts';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { fixtures } from './offices-map.fixture.ts';
import { block } from './offices-map.tsx';
import type { OfficeMarkersProps } from './parts/office-markers.tsx';

const map = vi.hoisted(() => ({ view: null as OfficeMarkersProps | null })); // set by the map below

vi.mock('../../map/lazy-map.tsx', () => ({
  LazyMap({ view }: { view: OfficeMarkersProps }) {
    map.view = view;
    return null;
  },
}));

let page: HTMLElement;
const activeNames = () =>
  [...page.querySelectorAll('article[data-active]')].map((office) => office.querySelector('h3')?.textContent);

beforeEach(async () => {
  const { default: example } = fixtures;
  if (!example) throw new Error('There is no example.');
  const { fields } = finishExample(example, 'fr');
  ({ container: page } = await render(
    <LocaleProvider locale="fr">
      <block.Component {...fields} />
    </LocaleProvider>,
  ));
});

test('list and map have the first office active, then the one whose name is pressed', async () => {
  expect([activeNames(), map.view?.activeId]).toEqual([['Montréal — Plateau'], 'plateau']);
  await act(async () => page.querySelectorAll<HTMLElement>('h3 button')[1]?.click());
  expect([activeNames(), map.view?.activeId]).toEqual([['Rive-Sud — Longueuil'], 'longueuil']);
});

test('the popup of a marker makes its office active in the list', async () => {
  await act(async () => map.view?.onActivate('montcalm'));
  expect(activeNames()).toEqual(['Québec — Montcalm']);
});

test('the map knows the office under the pointer', async () => {
  const entry = page.querySelector('[data-place=montcalm]');
  await act(async () => entry?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  expect([map.view?.hoverId, map.view?.activeId]).toEqual(['montcalm', 'plateau']);
});
