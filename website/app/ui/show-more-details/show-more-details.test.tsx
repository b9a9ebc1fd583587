// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShowMoreDetails } from './show-more-details.tsx';

const pageOf = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => ({ id: `${index}`, content: `Item ${index + 1}` }));
  const html = renderToStaticMarkup(<ShowMoreDetails items={items} first={3} moreLabel="More" lessLabel="Less" />);
  return new DOMParser().parseFromString(html, 'text/html');
};

test('the items after the first three are in a closed element that opens without a script', () => {
  const hidden = [...pageOf(5).querySelectorAll('details:not([open]) li')].map(({ textContent }) => textContent);
  expect(hidden).toEqual(['Item 4', 'Item 5']);
});

test('a list with nothing to reveal has no button', () => {
  expect(pageOf(3).querySelector('details')).toBeNull();
});
