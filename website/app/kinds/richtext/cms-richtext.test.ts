import { describe, expect, test } from 'vitest';
import { finishRichtext } from './finish-richtext.server.ts';

const context = { locale: 'fr', internalQuery: {}, asset: (url: string) => `http://assets.test${url}` } as const;
const finish = (fr: string, cms_component: 'richtext' | 'text' = 'richtext') =>
  finishRichtext({ cms_component, content: { fr } }, context);

describe('finishRichtext', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>*{display:none}</style>',
    '<p style="position:fixed" onclick="x()">x</p>',
    '<form action="https://evil.example"><input></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ])('leaves nothing that runs or restyles of %s', (html) => {
    const clean = finish(`<p>avant</p>${html}`);
    expect(clean).not.toMatch(/<script|<svg|<iframe|<style|<form|<input|<math|\son\w+=|style=|javascript:/i);
    expect(clean).toContain('avant');
  });

  test('keeps the halves of a postal code together', () => {
    expect(finish('<p>Montréal H2J 2K8</p>')).toBe('<p>Montréal H2J\u00a02K8</p>');
    expect(finish('Montréal H2J 2K8', 'text')).toBe('<p>Montréal H2J\u00a02K8</p>');
  });

  test('keeps the forms of running text', () => {
    const html = '<h2>T</h2><p><strong>a</strong> <em>b</em></p><ul><li>c</li></ul>';
    expect(finish(html)).toBe(html);
  });

  test('leaves the first heading level to the page', () => {
    expect(finish('<h1>T</h1>')).toBe('<h2>T</h2>');
  });

  test('resolves links and pictures', () => {
    expect(finish('<a href="/contact">x</a>')).toBe('<a href="/fr/contact">x</a>');
    expect(finish('<img src="/resources/a.webp" alt="a">')).toContain('src="http://assets.test/resources/a.webp"');
  });

  test('lets an e-mail address break', () => {
    expect(finish('<p>a.b@c.ca</p>')).toBe('<p>a<wbr />.b<wbr />@c<wbr />.ca</p>');
  });

  test('turns the new lines of a text of several lines into line-break tags, and its empty lines into paragraphs', () => {
    const textarea = (fr: string) => finishRichtext({ cms_component: 'textarea', content: { fr } }, context);
    expect(textarea('un\ndeux')).toBe('<p>un<br />deux</p>');
    expect(textarea('un\n\ndeux')).toBe('<p>un</p><p>deux</p>');
  });

  test('treats an edito as rich text', () => {
    const edito = { cms_component: 'edito', content: { fr: '<p>un <script>x</script></p>' } } as const;
    expect(finishRichtext(edito, context)).toBe('<p>un </p>');
  });

  test('escapes a plain text', () => {
    expect(finish('1 < 2 & <b>', 'text')).toBe('<p>1 &lt; 2 &amp; &lt;b&gt;</p>');
  });
});

test('a text without an e-mail address is read in a time that grows with its length', () => {
  const start = performance.now();
  finish(`<p>${'-'.repeat(100_000)}</p>`);
  expect(performance.now() - start).toBeLessThan(1000);
});
