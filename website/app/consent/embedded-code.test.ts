import { hash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { embeddedNeeds, safeEmbed } from './embedded-code.server.ts';

function embed(code: string) {
  const warnings: string[] = [];
  return { html: safeEmbed(code, (message) => warnings.push(message)), warnings };
}

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

test('a script is held for its purpose, in its place', () => {
  const { html } = embed('<div id="a"></div><script>run()</script><p>b</p>');
  expect(html).toBe('<div id="a"></div><script type="text/plain" data-purpose="analytics">run()</script><p>b</p>');
});

test('a necessary script and a module keep what they are', () => {
  const { html } = embed(
    '<script type="module" data-category="necessary" src="https://a.example/b.js" async></script>',
  );
  const attributes = [...html.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? '']);
  expect(Object.fromEntries(attributes)).toEqual({
    ...{ type: 'text/plain', 'data-type': 'module', 'data-purpose': 'necessary' },
    ...{ src: 'https://a.example/b.js', async: '' },
  });
});

test('an iframe waits for its purpose, and one of an insecure address is left out', () => {
  expect(embed('<iframe src="https://a.example/" title="A"></iframe>').html).toBe(
    '<iframe title="A" data-held-src="https://a.example/" data-purpose="analytics"></iframe>',
  );
  expect(embed('<iframe src="http://a.example/"></iframe>')).toEqual({
    html: '',
    warnings: ['Embedded <iframe> left out: its src must be an address with https'],
  });
});

test.each(['base', 'meta', 'link', 'object', 'embed'])('a <%s> is left out with a warning', (tag) => {
  const { html, warnings } = embed(`<${tag} href="https://a.example/">`);
  expect(html).toBe('');
  expect(warnings).toEqual([`Embedded <${tag}> left out: it may not be embedded`]);
});

test.each(['javascript:alert(1)', '/a.js', 'data:text/javascript,x'])('a script from %s is left out', (src) => {
  expect(embed(`<script src="${src}">x()</script>`).html).toBe('');
});

test('event handlers, addresses that run and foreign marks are removed', () => {
  const { html } = embed('<a href="javascript:x()" onclick="x()" nonce="n" data-purpose="necessary">A</a>');
  expect(html).toBe('<a>A</a>');
});

test('the document has to allow the hashes of scripts and styles, and to ask for the purposes', () => {
  const { html } = embed(
    '<style>b{}</style><script>one()</script><script data-category="ads" src="https://a.example/b.js"></script>',
  );
  expect(embeddedNeeds(html)).toEqual({
    scriptSources: [sourceOf('one()')],
    styleSources: [sourceOf('b{}')],
    purposes: ['analytics', 'marketing'],
  });
});

test('code without scripts needs nothing', () => {
  expect(embeddedNeeds(embed('<p>A</p>').html)).toEqual({ scriptSources: [], styleSources: [], purposes: [] });
});

test.each([
  ['a style within a list of choices', '<select><style><script src=//evil.example></style></select>'],
  ['a style within a drawing', '<svg><style><img src=x onerror=alert(1)></style></svg>'],
  [
    'a held script within a formula',
    '<math><mi><script data-category="analytics"><img src=x onerror=alert(1)></script></mi></math>',
  ],
])('%s whose text holds elements is left out, as a browser reads them', (_, code) => {
  const warn = vi.fn();
  expect(safeEmbed(code, warn)).not.toMatch(/evil|onerror/);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('its text holds elements'));
});

test('styles, and scripts beside a drawing, keep their signs', () => {
  const code =
    '<style>@media (width < 600px) { a > b { color: red } }</style><svg></svg><script>for (i = 0; i<n; i++) f("<b>")</script>';
  expect(safeEmbed(code, () => undefined)).toContain('i<n; i++) f("<b>")');
  expect(safeEmbed(code, () => undefined)).toContain('(width < 600px)');
});
