// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { moveInMenuBar } from './menu-keys.ts';

let bar: HTMLElement;

const find = (id: string): HTMLElement => {
  const element = bar.querySelector<HTMLElement>(`#${id}`);
  if (!element) throw new Error(`${id} is not there`);
  return element;
};
const after = (key: string, id: string) => moveInMenuBar(key, bar, find(id))?.id;
const isOpen = () => bar.querySelector('details')?.open;

beforeEach(() => {
  bar = document.body.appendChild(document.createElement('nav'));
  bar.innerHTML = `
    <ul>
      <li data-line><a id="home" href="/">Home</a></li>
      <li data-line>
        <details>
          <summary id="homes">Homes</summary>
          <a id="all" href="/homes">All</a>
          <ul>
            <li data-column><a id="sale" href="/sale">For sale</a><ul><li><a id="condos" href="/condos">Condos</a></li></ul></li>
            <li data-column><a id="rent" href="/rent">For rent</a></li>
            <li data-column><a id="dead" rel="nofollow" tabindex="-1">Soon</a></li>
          </ul>
        </details>
      </li>
    </ul>
    <ul><li data-line><a id="blog" href="/blog">Blog</a></li></ul>`;
});
afterEach(() => bar.remove());

describe('in the bar', () => {
  test.each([
    ['ArrowRight', 'home', 'homes'],
    ['ArrowRight', 'homes', 'blog'],
    ['ArrowRight', 'blog', 'home'],
    ['ArrowLeft', 'homes', 'home'],
    ['ArrowLeft', 'home', 'blog'],
    ['Home', 'blog', 'home'],
    ['End', 'home', 'blog'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(after(key, from)).toBe(to);
    expect(isOpen()).toBe(false);
  });

  test('ArrowDown opens a submenu and leads to its first link', () => {
    expect(after('ArrowDown', 'homes')).toBe('all');
    expect(isOpen()).toBe(true);
  });

  test.each([
    ['ArrowDown', 'home'],
    ['ArrowUp', 'homes'],
    ['Enter', 'homes'],
    ['Tab', 'homes'],
  ])('%s at %s is left to the browser', (key, from) => {
    expect(after(key, from)).toBeUndefined();
  });
});

describe('in a submenu', () => {
  test.each([
    ['ArrowDown', 'all', 'sale'],
    ['ArrowDown', 'sale', 'condos'],
    ['ArrowDown', 'rent', 'all'],
    ['ArrowUp', 'condos', 'sale'],
    ['ArrowUp', 'all', 'homes'],
    ['ArrowRight', 'all', 'sale'],
    ['ArrowRight', 'condos', 'rent'],
    ['ArrowLeft', 'rent', 'sale'],
    ['Home', 'rent', 'all'],
    ['End', 'all', 'rent'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(after(key, from)).toBe(to);
  });

  test('no arrow leads beyond the columns', () => {
    expect(after('ArrowLeft', 'sale')).toBeUndefined();
    expect(after('ArrowRight', 'rent')).toBeUndefined();
  });
});
