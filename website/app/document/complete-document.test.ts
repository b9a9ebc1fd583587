import { describe, expect, test } from 'vitest';
import { carryVariant } from './carry-variant.server.ts';
import { completeDocument as documentPieces } from './complete-document.server.ts';

const completeDocument: (...given: Parameters<typeof documentPieces>) => string = (...given) =>
  documentPieces(...given).join('');

describe('completeDocument', () => {
  test('puts each part in its place', () => {
    const parts = { headStart: '<h>', head: '<i>', bodyStart: '<j>', bodyEnd: '<k>' };
    expect(completeDocument('<html><head>a</head><body class="b">c</body></html>', parts)).toBe(
      '<html><head><h>a<i></head><body class="b"><j>c<k></body></html>',
    );
  });

  test('starts the head with the viewport, by which a browser selects the width of a preloaded picture', () => {
    const viewport = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>';
    expect(completeDocument(`<head>${viewport}<title>a</title></head><body></body>`, { headStart: '<h>' })).toBe(
      `<head>${viewport}<h><title>a</title></head><body></body>`,
    );
  });

  test('keeps replacement patterns as they are', () => {
    expect(completeDocument('<head></head><body></body>', { head: '$& $1' })).toContain('$& $1');
  });
});

describe('carryVariant', () => {
  const carried = (html: string, id = '42') => carryVariant(html, id).html;

  test.each([
    ['<a href="/fr">', '<a href="/fr?variant=42">'],
    ['<a class="x" href="/en/contact">', '<a class="x" href="/en/contact?variant=42">'],
    ['<a href="/fr/a?b=1#c">', '<a href="/fr/a?b=1&amp;variant=42#c">'],
    ['<a href="?page=2">', '<a href="?page=2&amp;variant=42">'],
    ['<a href="/">', '<a href="/?variant=42">'],
  ])('%s becomes %s', (html, expected) => {
    expect(carried(html)).toBe(expected);
  });

  test.each([
    '<a href="/fr/a?variant=42">',
    '<a href="/fr/a?b=1&amp;variant=42">',
    '<a href="?" data-reload="">',
    '<a href="#main">',
    '<a href="https://example.ca/fr">',
    '<a href="//evil.example">',
    '<a href="/resources/plan.pdf">',
    '<a href="/frites">',
    '<a href="mailto:a@example.ca">',
    '<link href="/fr">',
    '<a tabindex="-1" rel="nofollow">',
    '<form method="post" action="/fr/contact">',
  ])('%s stays as it is', (html) => {
    expect(carryVariant(html, '42')).toEqual({ html, fields: '' });
  });

  test('escapes an id that is no number', () => {
    expect(carried('<a href="/fr">', '"><b>&')).toBe('<a href="/fr?variant=%22%3E%3Cb%3E%26">');
    expect(carryVariant('<form id="f">', '"><b>&').fields).toBe(
      '<input type="hidden" name="variant" value="&quot;&gt;&lt;b&gt;&amp;" form="f">',
    );
  });

  test('adds a field to each form that loads a page', () => {
    expect(
      carryVariant('<form id=":r1:" action="/fr/proprietes"></form><form action="/fr/blogue"></form>', '7'),
    ).toEqual({
      html: '<form id=":r1:" action="/fr/proprietes"></form><form id="carries-variant-1" action="/fr/blogue"></form>',
      fields:
        '<input type="hidden" name="variant" value="7" form=":r1:"><input type="hidden" name="variant" value="7" form="carries-variant-1">',
    });
  });
});
