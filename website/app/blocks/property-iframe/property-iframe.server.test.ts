import { expect, test } from 'vitest';
import type { FinishedBlock } from '../../block-framework/definition/define-block.ts';
import { documentKeyOf } from '../../page/assemble-page.server.ts';
import { iframeOrigins } from '../../page/iframe-origins.ts';
import { addShareUrl, readIframe } from './property-iframe.server.ts';
import '../../block-framework/registry/every-block.server.ts';

const finish = (iframeUrl: unknown, iframeQueryParams?: Record<string, unknown>, locale: 'fr' | 'en' = 'fr') => {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  return { frame: readIframe({ iframeUrl, iframeQueryParams }, { locale, warn }), warnings };
};
const queryOf = (src: string | undefined) => Object.fromEntries(new URL(src ?? '').searchParams);

test('the query of the iframe has the defaults, the values of the content and the page’s address', () => {
  const { frame } = finish({ fr: 'https://fiche.test/fr/1?a=b' }, { pub: 1, extra: 'é&' });
  const onPage = addShareUrl(frame, new URL('https://www.site.test/fr/vendu?variant=4'));
  expect(queryOf(onPage?.src)).toEqual({
    a: 'b',
    model: 'v5',
    pub: '1',
    desjPub: '0',
    desjCalc: '0',
    extra: 'é&',
    shareUrl: 'https://www.site.test/fr/vendu',
  });
  expect(onPage?.origin).toBe('https://fiche.test');
});

test('each language has its own address, and falls back to the other', () => {
  const both = { fr: 'https://fiche.test/fr', en: 'https://fiche.test/en' };
  expect(finish(both, {}, 'en').frame?.src).toContain('https://fiche.test/en?');
  expect(finish({ fr: both.fr }, {}, 'en').frame?.src).toContain('https://fiche.test/fr?');
});

test.each([
  'http://fiche.test/1',
  'javascript:alert(1)',
  'data:text/html,x',
  '//fiche.test/1',
  '/fr/contact',
  'https://me:secret@fiche.test/1',
  'http://127.0.0.1.evil.test/',
  'not an address',
])('%s is not framed, with a warning', (address) => {
  const { frame, warnings } = finish({ fr: address });
  expect(frame).toBeNull();
  expect(warnings).toHaveLength(1);
});

test('a property site on this machine may use http, for development', () => {
  expect(finish({ fr: 'http://localhost:3004/1' }).frame?.origin).toBe('http://localhost:3004');
});

test('an iframe never shows its own site, whose scripts could reach the page', () => {
  const { frame } = finish({ fr: 'https://www.site.test/fr' });
  expect(addShareUrl(frame, new URL('https://www.site.test/fr/vendu'))).toBeNull();
});

const block = (data: unknown): FinishedBlock => ({
  id: 'b',
  type: 'property_iframe_block',
  scheme: 'normal',
  isDark: false,
  hasFailed: false,
  data,
  params: {},
  fields: {},
});

test('the content security policy lists the origins of the iframes once each', () => {
  const one = block({ src: 'https://fiche.test/1', origin: 'https://fiche.test' });
  expect(iframeOrigins([one, one, block(null), { ...one, type: 'text_block_1' }])).toEqual(['https://fiche.test']);
  expect(iframeOrigins([block(null)])).toEqual([]);
});

test('pages with iframes of different origins, or none, never share a document', () => {
  const keyOf = (...blocks: FinishedBlock[]) => documentKeyOf('', { variant: null, locale: 'fr' }, blocks);
  const framed = block({ src: 'https://fiche.test/1', origin: 'https://fiche.test' });
  const elsewhere = block({ src: 'https://autre.test/1', origin: 'https://autre.test' });
  expect(keyOf(block(null))).toBe('');
  expect(keyOf(framed)).not.toBe('');
  expect(keyOf(framed)).not.toBe(keyOf(framed, elsewhere));
  expect(keyOf(framed, framed)).toBe(keyOf(framed));
});
