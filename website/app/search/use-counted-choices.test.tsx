// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { render } from '../test-render.tsx';
import { countFor, type FilterChoice } from './search-data.ts';
import { useCountedChoices } from './use-counted-choices.ts';

const ofPage = [{ code: '45072', label: 'Magog', count: 40 }];
const counted = [{ code: '45072', label: 'Magog', count: 40, rentals: 4 }];

interface Props {
  choices?: readonly FilterChoice[];
  transaction: 'buy' | 'rent' | null;
}

const Counts = ({ choices = ofPage, transaction }: Props) => (
  <LocaleProvider locale="fr">
    <CountedMagog choices={choices} transaction={transaction} />
  </LocaleProvider>
);
function CountedMagog({ choices = ofPage, transaction }: Props) {
  return useCountedChoices(choices, transaction).map((choice) => countFor(choice, transaction));
}

let asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = async () => Response.json({ data: { municipalities: counted, types: [] } });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('without a transaction the municipalities have the counts of the page, and nothing is fetched', async () => {
  const { container } = await render(<Counts transaction={null} />);
  expect([container.textContent, asked]).toEqual(['40', []]);
});

test('the counts for rent and for sale are fetched once, in the language of the page', async () => {
  const { container, rerender } = await render(<Counts transaction="rent" />);
  expect([container.textContent, asked]).toEqual(['4', ['/api/search-filters?locale=fr']]);
  await rerender(<Counts transaction="buy" />);
  expect([container.textContent, asked.length]).toEqual(['36', 1]);
  await rerender(<Counts transaction={null} />);
  expect([container.textContent, asked.length]).toEqual(['40', 1]);
});

test('choices that carry the counts of rentals are not fetched again', async () => {
  const { container } = await render(<Counts choices={counted} transaction="rent" />);
  expect([container.textContent, asked]).toEqual(['4', []]);
});

test.each([
  ['an error', async () => Response.json({ data: { municipalities: counted, types: [] } }, { status: 503 })],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('after %s the municipalities keep the counts of the page', async (_, respond) => {
  answer = respond;
  const { container } = await render(<Counts transaction="rent" />);
  await act(async () => undefined);
  expect([container.textContent, asked.length]).toEqual(['40', 1]);
});
