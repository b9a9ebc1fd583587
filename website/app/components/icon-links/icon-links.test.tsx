import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainLink } from '../../kinds/link/plain-link.ts';
import { IconLinks } from './icon-links.tsx';

const icon = { svg: '<path d="M0 0h24"/>', color: null };
const link = plainLink('LinkedIn', 'https://www.linkedin.com/in/lea-roy');

test('a link with an icon keeps its text for screen readers', () => {
  const html = renderToStaticMarkup(<IconLinks label="Networks" items={[{ id: '1', icon, link }]} />);
  expect(html).toMatch(/<svg.*<span class="visually-hidden">LinkedIn<\/span>/);
});

test('a link without an icon shows its text', () => {
  const html = renderToStaticMarkup(<IconLinks label="Networks" items={[{ id: '1', icon: null, link }]} />);
  expect(html).toContain('<span>LinkedIn</span>');
});

test('an entry without a link is left out, and a list of such entries is not there', () => {
  expect(renderToStaticMarkup(<IconLinks label="Networks" items={[{ id: '1', icon, link: null }]} />)).toBe('');
});

test.each([
  ['https://www.facebook.com/', ''],
  ['https://instagram.com', ''],
  ['https://www.facebook.com/example', 'Facebook'],
])('a link to the home page of a network leads to nobody and is left out: %s', (href, text) => {
  const html = renderToStaticMarkup(
    <IconLinks label="Networks" items={[{ id: '1', icon: null, link: plainLink('Facebook', href) }]} />,
  );
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});
