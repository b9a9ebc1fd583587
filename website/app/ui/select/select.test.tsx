// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Select } from './select.tsx';

const choices = [
  { value: '', label: 'All offices' },
  { value: '7', label: 'Montréal' },
];

let root: Root;
let page: HTMLElement;
const onChange = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onChange.mockClear();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () =>
    root.render(<Select label="Office" name="office" value="" choices={choices} onChange={onChange} />),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const select = (): HTMLSelectElement => {
  const found = page.querySelector('select');
  if (!found) throw new Error('There is no select.');
  return found;
};

test('the select is named by its label and offers every choice', () => {
  expect(page.querySelector('label')?.control).toBe(select());
  expect([...select().options].map(({ label }) => label)).toEqual(['All offices', 'Montréal']);
});

test('a choice is told by its value', async () => {
  await act(async () => {
    select().value = '7';
    select().dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('7');
});
