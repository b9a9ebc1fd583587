// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../locale/use-locale.tsx';
import { readSearch } from '../../../search/read-search.ts';
import type { SearchChoices } from '../../../search/search-data.ts';
import { type Rendered, render } from '../../../test-render.tsx';
import { useSearchTitle } from './use-search-title.ts';

const staffTitle = 'Nos propriétés';

/** Data of an answer of the server, which has named its search. */
const answer = (title: string | null): SearchChoices & { title: string | null } => ({
  ...{ title, brokers: [], offices: [] },
  municipalities: [{ code: '45072', label: 'Magog' }],
  types: [{ code: 'condo', label: 'Condos' }],
});
const unfiltered = answer(null);

function Heading({ query, data }: { query: string; data: ReturnType<typeof answer> }) {
  const { filters } = readSearch(new URLSearchParams(query));
  return <h1>{useSearchTitle(filters, data, staffTitle)}</h1>;
}

let page: Rendered | null = null;
beforeEach(() => {
  page = null;
  document.title = 'Propriétés | Maison Rivard';
});

async function show(query: string, data = unfiltered): Promise<void> {
  const heading = (
    <LocaleProvider locale="fr">
      <Heading query={query} data={data} />
    </LocaleProvider>
  );
  if (page) await page.rerender(heading);
  else page = await render(heading);
  // The code that names a search is loaded once a filter has changed.
  await act(() => vi.dynamicImportSettled());
}
const titles = () => [page?.container.textContent, document.title];

test('the search of the address has the title of the server, and the document keeps its own', async () => {
  await show('mun=45072', answer('Propriétés à vendre et à louer à Magog'));
  expect(titles()).toEqual(['Propriétés à vendre et à louer à Magog', 'Propriétés | Maison Rivard']);
});

test('a search without a title has that of staff', async () => {
  await show('');
  expect(titles()).toEqual([staffTitle, 'Propriétés | Maison Rivard']);
});

test('a changed filter names the page and the document anew, and a removed one gives them the title of staff again', async () => {
  await show('');
  await show('type=condo&forSaleForRent=buy&mun=45072');
  expect(titles()).toEqual(['Condos à vendre à Magog', 'Condos à vendre à Magog | Maison Rivard']);
  await show('');
  expect(titles()).toEqual([staffTitle, `${staffTitle} | Maison Rivard`]);
});

test('a followed link brings the title of its search', async () => {
  await show('');
  await show('type=condo&forSaleForRent=buy');
  await show('forSaleForRent=rent', answer('Propriétés à louer'));
  expect(page?.container.textContent).toBe('Propriétés à louer');
});
