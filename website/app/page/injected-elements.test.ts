import type { InjectedElement } from '@vitrine/contract/page.ts';
import { describe, expect, test } from 'vitest';
import { inlineMark } from '../inline-mark.ts';
import { injectElements } from './injected-elements.server.ts';

function inject(element: Partial<InjectedElement> & { tag: string }) {
  const warnings: string[] = [];
  return { ...injectElements([element], (message) => warnings.push(message)), warnings };
}

const mark = `nonce="${inlineMark}"`;

describe('an injected script', () => {
  test('waits for consent as analytics without a category of its own', () => {
    const { head, categories, hasScripts } = inject({ tag: 'script', content: 'count()' });
    expect(head).toBe(`<script type="text/plain" data-category="analytics" ${mark}>count()</script>`);
    expect([categories, hasScripts]).toEqual([['analytics'], true]);
  });

  test.each([
    ['marketing', 'marketing'],
    ['Ads', 'marketing'],
    ['statistics', 'analytics'],
    ['functional', 'functionality'],
    ['something of our own', 'marketing'],
    ['', 'analytics'],
    ['constructor', 'marketing'],
  ])('of the category %j waits for %s', (given, category) => {
    expect(inject({ tag: 'script', attributes: { 'data-category': given } }).categories).toEqual([category]);
  });

  test('runs at once when it is marked as necessary', () => {
    const { head, categories } = inject({
      tag: 'SCRIPT',
      attributes: {
        'data-category': 'necessary',
        type: 'text/javascript',
        src: 'https://chat.example.ca/a.js',
        async: true,
      },
    });
    expect(head).toBe(`<script data-category="necessary" src="https://chat.example.ca/a.js" async ${mark}></script>`);
    expect(categories).toEqual([]);
  });

  test('keeps its type module while it waits', () => {
    expect(inject({ tag: 'script', attributes: { type: 'module' } }).head).toContain('data-type="module"');
  });

  test('keeps the convention of the consent tool', () => {
    const attributes = { type: 'text/plain', 'data-category': 'analytics', src: 'https://stats.example.ca/a.js' };
    expect(inject({ tag: 'script', attributes }).head).toBe(
      `<script type="text/plain" data-category="analytics" src="https://stats.example.ca/a.js" ${mark}></script>`,
    );
  });

  test('of data needs neither consent nor a mark', () => {
    const { head, categories, hasScripts } = inject({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      content: '{"name":"</script>"}',
    });
    expect(head).toBe('<script type="application/ld+json">{"name":"</\\u0073cript>"}</script>');
    expect([categories, hasScripts]).toEqual([[], false]);
  });

  test.each(['</script><img src=x onerror=alert(1)>', '<!--<SCRIPT>', '</ScRiPt >'])(
    'cannot end early: %s',
    (content) => {
      const { head } = inject({ tag: 'script', content });
      expect(head.match(/<\/?script/gi)).toHaveLength(2);
    },
  );

  test.each([
    'javascript:alert(1)',
    '//evil.example/a.js',
    '/resources/a.js',
    'https://a\\b',
    'data:text/javascript,x',
    'http://',
  ])('is left out when it comes from %s', (src) => {
    const { head, warnings } = inject({ tag: 'script', attributes: { src } });
    expect(head).toBe('');
    expect(warnings).toEqual(['Injected <script> left out: its src must be an address with http or https']);
  });

  test.each(['importmap', 'speculationrules', 'text/babel'])('of the type %s is left out', (type) => {
    expect(inject({ tag: 'script', attributes: { type } }).head).toBe('');
  });

  test('loses event handlers, unknown attributes and its own nonce', () => {
    const attributes = { onload: 'x()', nonce: 'mine', style: 'x', 'data-id': '"><b>', 'x y': '1', defer: false };
    expect(inject({ tag: 'script', attributes }).head).toBe(
      `<script data-id="&quot;&gt;&lt;b&gt;" type="text/plain" data-category="analytics" ${mark}></script>`,
    );
  });
});

describe('other injected elements', () => {
  test('a style carries the mark and cannot end early', () => {
    const { bodyStart, hasScripts } = inject({ tag: 'style', position: 'body_start', content: 'b{}</style><b>' });
    expect(bodyStart).toBe(`<style ${mark}>b{}<\\/style><b></style>`);
    expect(hasScripts).toBe(false);
  });

  const pixel = '<p onclick="x()">Bonjour</p><iframe src="https://tags.example.ca/ns.html"></iframe>';

  test('a noscript keeps its text only, and moves out of the head', () => {
    const { head, bodyStart } = inject({ tag: 'noscript', content: pixel });
    expect([head, bodyStart]).toEqual(['', '<noscript><p>Bonjour</p></noscript>']);
  });

  test('a noscript that is marked as necessary may load an iframe', () => {
    const element = { tag: 'noscript', content: pixel, attributes: { 'data-category': 'necessary' } };
    expect(inject({ ...element, position: 'body_end' }).bodyEnd).toBe(
      '<noscript><p>Bonjour</p><iframe src="https://tags.example.ca/ns.html"></iframe></noscript>',
    );
  });

  test.each(['iframe', 'base', 'object', 'div', 'svg'])('a <%s> is left out with a warning', (tag) => {
    const { key, warnings } = inject({ tag, content: 'x' });
    expect(key).toBe('');
    expect(warnings).toHaveLength(1);
  });

  test('an invalid element affects no other', () => {
    const warnings: string[] = [];
    const elements = [{ tag: 'base' }, { tag: 'style', content: 'b{}' }];
    const { head } = injectElements(elements, (message) => warnings.push(message));
    expect(head).toContain('b{}');
    expect(warnings).toHaveLength(1);
  });
});

test('the key differs between other elements, and is empty without any', () => {
  const keys = ['a()', 'b()'].map((content) => inject({ tag: 'script', content }).key);
  expect(new Set(keys).size).toBe(2);
  expect(inject({ tag: 'meta' }).key).toBe('');
});
