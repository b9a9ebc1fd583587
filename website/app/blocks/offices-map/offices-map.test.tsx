// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useActiveOffice } from './parts/use-active-office.ts';

let root: Root;
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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(<List />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
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
