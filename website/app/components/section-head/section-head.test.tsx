import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainLink } from '../../kinds/link/plain-link.ts';
import type { SafeHtml } from '../../kinds/richtext/finish-richtext.server.ts';
import { SectionHead } from './section-head.tsx';

const safe = (html: string) => html as SafeHtml; // text of this test, which needs no sanitising

test('the head of a section shows its title, its description and its button', () => {
  const html = renderToStaticMarkup(
    <SectionHead
      title="Nos bureaux"
      titleId="offices"
      description={safe('<p>Partout au Québec</p>')}
      cta={plainLink('Nous écrire', '/fr/contact')}
    />,
  );
  expect(html).toMatch(/<h2[^>]* id="offices"[^>]*>Nos bureaux<\/h2>/);
  expect(html).toContain('<p>Partout au Québec</p>');
  expect(html).toMatch(/<a[^>]* href="\/fr\/contact"[^>]*>Nous écrire<\/a>/);
});

test('a title alone has neither a description nor a button', () => {
  const html = renderToStaticMarkup(<SectionHead title="Nos bureaux" heading="h3" />);
  expect(html).toMatch(/<header[^>]*><div[^>]*><h3[^>]*>Nos bureaux<\/h3><\/div><\/header>/);
});

test('a head with nothing in it is not there', () => {
  expect(renderToStaticMarkup(<SectionHead title="" description={safe('')} />)).toBe('');
});
