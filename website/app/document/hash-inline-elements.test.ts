// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { inlineMark } from '../inline-mark.ts';
import { hashedMark, hashInlineElements, htmlAnswer } from './hash-inline-elements.server.ts';

const mark = `nonce="${inlineMark}"`;
const none = { scripts: [], styles: [] };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashInlineElements', () => {
  test('removes the marks and names the hash of each marked element', () => {
    const hashed = hashInlineElements(
      `<head><script id="a" ${mark}>a()</script><style ${mark} media="print">b{}</style></head><p>é</p><script ${mark}>a()</script>`,
    );
    expect(hashed).toEqual({
      html: '<head><script id="a">a()</script><style media="print">b{}</style></head><p>é</p><script>a()</script>',
      sources: { scripts: [hashOf('a()')], styles: [hashOf('b{}')] },
    });
  });

  test('allows no element without the mark, whatever nonce it carries', () => {
    const html = `<script>a()</script><script nonce="">b()</script><style nonce="${'0'.repeat(32)}">c{}</style>`;
    expect(hashInlineElements(html)).toEqual({ html, sources: none });
  });

  test('hashes the text as a browser reads it: up to the first end tag, with plain line ends', () => {
    const { sources } = hashInlineElements(`<script ${mark}>a\r\nb\rc\0</SCRIPT ><script>d</script>`);
    expect(sources.scripts).toEqual([hashOf('a\nb\nc\ufffd')]);
  });

  test('takes over a hash that is known', () => {
    const hashed = hashInlineElements(`<style data-files="/a.css" ${hashedMark('b{}')}>b{}</style><p>x</p>`);
    expect(hashed).toEqual({
      html: '<style data-files="/a.css">b{}</style><p>x</p>',
      sources: { scripts: [], styles: [hashOf('b{}')] },
    });
  });

  test('removes the mark from a link, which needs no hash', () => {
    const hashed = hashInlineElements(`<link rel="modulepreload" href="/a.js" ${mark}/><p>x</p>`);
    expect(hashed).toEqual({
      html: '<link rel="modulepreload" href="/a.js"/><p>x</p>',
      sources: none,
    });
  });

  test('leaves a script that waits for consent as it is, and allows its text', () => {
    const held = '<script type="text/plain" data-category="analytics" src="https://a.example/a.js">a()</script>';
    const hashed = hashInlineElements(held.replace('>', ` ${mark}>`));
    expect(hashed).toMatchObject({ html: held, sources: { scripts: [hashOf('a()')] } });
  });
});

describe('a marked script with a file, or of the type module,', () => {
  /** Runs the script behind the held one, as the browser does, and returns its text. */
  function insertHeld(): string {
    const inserting = document.querySelectorAll('script')[1];
    Object.defineProperty(document, 'currentScript', { value: inserting, configurable: true });
    const text = inserting?.textContent ?? '';
    new Function(text)();
    return text;
  }

  function run(marked: string): { element: Element | null; allowed: readonly string[]; inserting: string } {
    const { html, sources } = hashInlineElements(marked);
    document.body.innerHTML = html;
    expect(document.querySelector('script')?.type).toBe('text/plain');
    const text = insertHeld();
    expect(document.querySelectorAll('script')).toHaveLength(1);
    return { element: document.querySelector('script'), allowed: sources.scripts, inserting: text };
  }

  test('is inserted with all its attributes by a script that the policy allows', () => {
    const { element, allowed, inserting } = run(
      `<script id="x" src="https://a.example/a.js?b=1&amp;c=2" data-key="k" integrity="sha256-a" ${mark}></script>`,
    );
    expect(Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
      id: 'x',
      src: 'https://a.example/a.js?b=1&c=2',
      'data-key': 'k',
      integrity: 'sha256-a',
    });
    expect(allowed).toEqual([hashOf(inserting)]);
  });

  test.each([
    ['', false],
    [' async', true],
    [' defer', false],
  ])('with the attributes "%s" runs as soon as it is loaded: %s', (attributes, async) => {
    const { element } = run(`<script src="https://a.example/a.js"${attributes} ${mark}></script>`);
    expect(element).toHaveProperty('async', async);
  });

  test.each([
    ['<script src="https://a.example/a.js"></script>', false],
    ['<script src="https://a.example/a.js" async=""></script>', false],
    ['<script src="https://a.example/a.js" defer=""></script>', true],
    ['<script type="module">import "/a.js"</script>', true],
    ['<script type="module" async="">import "/a.js"</script>', false],
  ])('such as %s waits for the end of the document: %s', (script, waits) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    document.body.innerHTML = hashInlineElements(script.replace('>', ` ${mark}>`)).html;
    insertHeld();
    expect(document.querySelector('script')?.type === 'text/plain').toBe(waits);
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.body.innerHTML).not.toContain('text/plain');
    vi.restoreAllMocks();
  });

  test('keeps its text and its type, and the policy allows the text', () => {
    const { element, allowed, inserting } = run(`<script type="module" async="" ${mark}>import "/a.js"</script>`);
    expect(element).toMatchObject({ type: 'module', async: true, textContent: 'import "/a.js"' });
    expect(allowed).toEqual([hashOf('import "/a.js"'), hashOf(inserting)]);
  });
});

test('An answer tells the server what its policy allows, once each.', async () => {
  const marked = `<script ${mark}>a()</script>`;
  const more = { scripts: [hashOf('a()'), hashOf('b()')], styles: [] };
  const { response, policy } = htmlAnswer(marked, { status: 404, headers: { 'x-own': 'kept' } }, more);
  expect([response.status, await response.text()]).toEqual([404, '<script>a()</script>']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'x-own': 'kept',
  });
  expect(policy.inline).toEqual({ scripts: [hashOf('a()'), hashOf('b()')], styles: [] });
});
