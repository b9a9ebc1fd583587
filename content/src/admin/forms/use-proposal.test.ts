// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProposal } from './use-proposal.ts';

/** Opens a form whose field has a value, and returns the field's value a typing pause after each of the given titles. */
async function valuesAfter(opened: string, ...titles: string[]): Promise<string[]> {
  const field = renderHook(
    ({ title }) => {
      const [value, setValue] = useState(opened);
      useProposal({ address: `/proposed?${title}`, follows: true, value, setValue });
      return value;
    },
    { initialProps: { title: titles[0] ?? '' } },
  );
  const values: string[] = [];
  for (const title of titles) {
    field.rerender({ title });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    values.push(field.result.current);
  }
  return values;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => Response.json({ value: `/fr/${address.split('?')[1]}` }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('an empty field gets the proposal when the form opens', async () => {
  expect(await valuesAfter('', 'vendre')).toEqual(['/fr/vendre']);
});

test('a filled field keeps its value when the form opens, and follows the title from its first change', async () => {
  expect(await valuesAfter('/fr/vendre-2', 'vendre', 'acheter', 'vendre')).toEqual([
    '/fr/vendre-2',
    '/fr/acheter',
    '/fr/vendre',
  ]);
});
