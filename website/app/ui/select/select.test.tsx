// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../test-render.tsx';
import { Select } from './select.tsx';

const choices = [
  { value: '', label: 'All offices' },
  { value: '7', label: 'Montréal' },
];

let page: HTMLElement;
const onChange = vi.fn();

beforeEach(async () => {
  onChange.mockClear();
  ({ container: page } = await render(
    <Select label="Office" name="office" value="" choices={choices} onChange={onChange} />,
  ));
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
