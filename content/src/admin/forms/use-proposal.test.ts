// @vitest-environment jsdom
import { act, createElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProposal } from './use-proposal.ts';

let root: Root;
let shown = '';

const Field = ({ address, opened }: { address: string; opened: string }) => {
  const [value, setValue] = useState(opened);
  shown = value;
  useProposal({ address, follows: true, value, setValue });
  return null;
};

/** Shows the field with a title, and waits until the proposal has been requested after the typing pause. */
async function show(title: string, opened: string): Promise<string> {
  await act(async () => root.render(createElement(Field, { address: `/proposed?${title}`, opened })));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string) => Response.json({ value: `/fr/${address.split('?')[1]}` }));
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('an empty field gets the proposal when the form opens', async () => {
  expect(await show('vendre', '')).toBe('/fr/vendre');
});

test('a filled field keeps its value when the form opens, and follows the title from its first change', async () => {
  expect(await show('vendre', '/fr/vendre-2')).toBe('/fr/vendre-2');
  expect(await show('acheter', '/fr/vendre-2')).toBe('/fr/acheter');
  expect(await show('vendre', '/fr/vendre-2')).toBe('/fr/vendre');
});
