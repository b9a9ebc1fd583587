// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../test-render.tsx';
import { ClickGateway } from './click-gateway.tsx';

let page: HTMLElement;
/** Reports whether the map is in the viewport. */
let see: (isIntersecting: boolean) => void = () => {};

const gateway = () => page.querySelector<HTMLButtonElement>('button.gateway');
const map = () => page.querySelector<HTMLElement>('.inside');
/** `detail` is the number of pointer clicks; keyboard activation has 0. */
const click = (detail: number) =>
  act(() => gateway()?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {
        see = () => {};
      }
    },
  );
  ({ container: page } = await render(<ClickGateway>the map</ClickGateway>));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a map cannot be reached until it is asked for', async () => {
  expect(gateway()?.textContent).toBe('Explorer la carte');
  expect(map()?.hasAttribute('inert')).toBe(true);
  await click(1);
  expect(gateway()).toBeNull();
  expect(map()?.hasAttribute('inert')).toBe(false);
});

test('the keyboard goes on inside the map that it asked for', async () => {
  await click(0);
  expect(document.activeElement).toBe(map());
});

test('the gateway is back once the map has left the viewport', async () => {
  await click(1);
  await see(true);
  expect(gateway()).toBeNull();
  await see(false);
  expect(gateway()).not.toBeNull();
  expect(map()?.hasAttribute('inert')).toBe(true);
});
