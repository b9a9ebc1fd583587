import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainLink } from '../../kinds/link/plain-link.ts';
import { TitleLink } from './title-link.tsx';

const link = plainLink('Read the article', '/en/article');

test('a title is the link of its card, without the icon of the link, and the text of the link stands in for it', () => {
  const icon = { svg: '<path d="M0 0"/>', color: null, align: 'left' } as const;
  const html = renderToStaticMarkup(<TitleLink title="First home" link={{ ...link, icon }} />);
  expect(html).toMatch(/^<a [^>]*href="\/en\/article"[^>]*>.*First home/);
  expect(html).not.toContain('<svg');
  expect(renderToStaticMarkup(<TitleLink title="" link={link} />)).toContain('Read the article');
});

test('a title without a link is text', () => {
  expect(renderToStaticMarkup(<TitleLink title="First home" link={null} />)).toBe('First home');
});
