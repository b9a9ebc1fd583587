// @vitest-environment jsdom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from '../../test-render.tsx';
import { ShowMore } from './show-more.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, content: <p>{`Item ${index + 1}`}</p> }));

const show = (count: number) => render(<ShowMore items={items(count)} first={3} moreLabel="More" />);
const button = () => document.querySelector('button');
const hidden = () => [...document.querySelectorAll('li.rest:not([data-shown])')].map(({ textContent }) => textContent);

test('the items after the first three are hidden', async () => {
  await show(5);
  expect(hidden()).toEqual(['Item 4', 'Item 5']);
});

test('the button reveals all items and disappears', async () => {
  await show(5);
  await act(async () => button()?.click());
  expect(hidden()).toEqual([]);
  expect(button()).toBeNull();
});

test('the focus moves to the first item that the button revealed', async () => {
  await show(5);
  await act(async () => button()?.click());
  expect(document.activeElement?.textContent).toBe('Item 4');
});

test('a list with nothing to reveal has no button', async () => {
  await show(3);
  expect(button()).toBeNull();
});

test('every item is in the HTML of the server', () => {
  const html = renderToStaticMarkup(<ShowMore items={items(5)} first={3} moreLabel="More" />);
  expect(html.match(/Item \d/g)).toHaveLength(5);
});
