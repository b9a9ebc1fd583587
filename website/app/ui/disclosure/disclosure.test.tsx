// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from '../../test-render.tsx';
import { Disclosure } from './disclosure.tsx';

let page: HTMLElement;

const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const element = page.querySelector<E>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
};
const menu = () => find<HTMLDetailsElement>('details');
const fire = (target: HTMLElement, event: Event) => act(() => target.dispatchEvent(event));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Returns a pointer event with a pointer type, which jsdom's events lack. */
const pointer = (type: string, pointerType = 'mouse') =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType });

beforeEach(async () => {
  ({ container: page } = await render(
    <>
      <Disclosure opensOnHover>
        <summary>Menu</summary>
        <a href="#inside">Inside</a>
      </Disclosure>
      <a id="outside" href="#outside">
        Outside
      </a>
    </>,
  ));
});

afterEach(() => {
  vi.useRealTimers();
});

test('a menu closes by an Escape that comes before the browser has told that it opened', () => {
  menu().open = true;
  find('details a').focus();
  find('details a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

describe('an open menu', () => {
  beforeEach(async () => {
    const opened = new Promise((resolve) => menu().addEventListener('toggle', resolve, { once: true }));
    menu().open = true;
    await act(() => opened);
  });

  test('closes by Escape and gives the focus back to what opened it', async () => {
    find('details a').focus();
    await fire(find('details a'), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(find('summary'));
  });

  test('closes by Escape also where the focus is elsewhere, and leaves it there', async () => {
    find('#outside').focus();
    menu().open = true;
    await fire(find('#outside'), new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(find('#outside'));
  });

  test('closes by a press outside, and not by one inside', async () => {
    await fire(find('details a'), pointer('pointerdown', 'touch'));
    expect(menu().open).toBe(true);
    await fire(document.body, pointer('pointerdown', 'touch'));
    expect(menu().open).toBe(false);
  });

  test('closes when a link inside is followed', async () => {
    await fire(find('details a'), pointer('click'));
    expect(menu().open).toBe(false);
  });

  test('closes when the focus moves out of it', async () => {
    find('details a').focus();
    await act(() => find('#outside').focus());
    expect(menu().open).toBe(false);
  });

  test('stays open while the focus moves within it', async () => {
    find('summary').focus();
    await act(() => find('details a').focus());
    expect(menu().open).toBe(true);
  });

  test('stays open when the mouse that opened it clicks on its summary', async () => {
    const click = pointer('click');
    await fire(find('summary'), click);
    expect(click.defaultPrevented).toBe(true);
  });

  test('leaves a click by Enter or Space to the browser, which closes it', async () => {
    const click = pointer('click', '');
    await fire(find('summary'), click);
    expect(click.defaultPrevented).toBe(false);
  });
});

describe('a menu that opens on hover', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('opens under a mouse', async () => {
    await fire(menu(), pointer('pointerover'));
    await wait(100);
    expect(menu().open).toBe(true);
  });

  test('stays closed under a mouse that only passes', async () => {
    await fire(menu(), pointer('pointerover'));
    await fire(menu(), pointer('pointerout'));
    await wait(1000);
    expect(menu().open).toBe(false);
  });

  test('stays closed under a finger, which taps', async () => {
    await fire(menu(), pointer('pointerover', 'touch'));
    await wait(1000);
    expect(menu().open).toBe(false);
  });

  test('closes a moment after the mouse has left', async () => {
    await fire(menu(), pointer('pointerover'));
    await wait(100);
    await fire(menu(), pointer('pointerout'));
    expect(menu().open).toBe(true);
    await wait(200);
    expect(menu().open).toBe(false);
  });
});
