// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from '../../test-render.tsx';
import { useActiveOffice } from './parts/use-active-office.ts';

let page: HTMLElement;
let state: ReturnType<typeof useActiveOffice>;

function List() {
  state = useActiveOffice('one');
  return (
    <ul {...state.listeners}>
      {['one', 'two', 'three'].map((id) => (
        <li key={id} data-place={id}>
          <button type="button">{id}</button>
        </li>
      ))}
    </ul>
  );
}

beforeEach(async () => {
  ({ container: page } = await render(<List />));
});

const button = (index: number) => page.querySelectorAll('button')[index];

test('the first office of the list is active at first', () => {
  expect([state.activeId, state.hoverId]).toEqual(['one', null]);
});

test('a click or the focus makes an office active', async () => {
  await act(async () => button(1)?.click());
  expect(state.activeId).toBe('two');
  await act(async () => button(2)?.focus());
  expect(state.activeId).toBe('three');
});

test('the office under the pointer is tracked beside the active one', async () => {
  await act(async () => button(1)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  expect([state.activeId, state.hoverId]).toEqual(['one', 'two']);
});

test('the popup of a marker makes its office active, and closing it keeps that one', async () => {
  await act(async () => state.activate('three'));
  await act(async () => state.activate(null));
  expect(state.activeId).toBe('three');
});
