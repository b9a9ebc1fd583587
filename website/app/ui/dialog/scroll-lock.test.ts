// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { setScrollLock } from './scroll-lock.ts';

const isLocked = () => document.documentElement.dataset.scrollLocked !== undefined;

afterEach(() => {
  for (const name of ['menu', 'contact']) setScrollLock(name, false);
  document.body.innerHTML = '';
});

/** True when a finger that moves over `target` would scroll something. */
function moves(target: Element, fingers = 1): boolean {
  const event = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), {
    touches: Array.from({ length: fingers }),
  });
  return target.dispatchEvent(event);
}

test('the page is locked while any named request is true', () => {
  setScrollLock('menu', true);
  setScrollLock('contact', true);
  setScrollLock('menu', false);
  expect(isLocked()).toBe(true);
  setScrollLock('contact', false);
  expect(isLocked()).toBe(false);
});

test('a request that is made twice is taken back once', () => {
  setScrollLock('menu', true);
  setScrollLock('menu', true);
  setScrollLock('menu', false);
  expect(isLocked()).toBe(false);
});

test('a request that was never made takes nobody else’s away', () => {
  setScrollLock('menu', true);
  setScrollLock('contact', false);
  expect(isLocked()).toBe(true);
});

test('a finger moves nothing but what scrolls by itself, and only while the page is locked', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const list = box.appendChild(document.createElement('div'));
  list.style.overflowY = 'auto';
  // jsdom has no layout, so the height of the list is set here.
  Object.defineProperty(list, 'scrollHeight', { value: 500 });
  expect(moves(box)).toBe(true);
  setScrollLock('menu', true);
  expect(moves(box)).toBe(false);
  expect(moves(list)).toBe(true);
  expect(moves(box, 2)).toBe(true);
  setScrollLock('menu', false);
  expect(moves(box)).toBe(true);
});
