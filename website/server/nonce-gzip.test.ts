import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipTemplate, stitchGzip } from './nonce-gzip.ts';

const placeholder = 'nonce-0123456789abcdef01';
const nonce = fc.base64String({ minLength: 24, maxLength: 24 }).filter((text) => !text.includes('='));
const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constant('<script nonce="'),
  fc.tuple(fc.string(), fc.nat(4000)).map(([text, times]) => text.repeat(times)),
);

test('A stitched file unpacks to the text with the nonce in the place of every placeholder.', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 30 }), nonce, (pieces, value) => {
      const template = gzipTemplate(pieces.join(placeholder), placeholder);
      expect(gunzipSync(stitchGzip(template, value)).toString()).toBe(pieces.join(value));
    }),
  );
});

test('A template serves many nonces, each answer on its own.', () => {
  const template = gzipTemplate(`<p>${placeholder}</p>`, placeholder);
  const first = stitchGzip(template, 'A'.repeat(24));
  stitchGzip(template, 'B'.repeat(24));
  expect(gunzipSync(first).toString()).toBe(`<p>${'A'.repeat(24)}</p>`);
});

test('A template that is kept holds no more memory than its bytes.', () => {
  const { bytes } = gzipTemplate(`<p>${placeholder}</p>`, placeholder);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('A page of 80 KB with twenty nonces packs nearly as small as without them.', () => {
  const card = (index: number) =>
    `<article><h3>Maison ${index * 7919}</h3><script nonce="${placeholder}"></script></article>`;
  const body = Array.from(
    { length: 20 },
    (_, index) => card(index) + '<p class="card">Une propriété</p>'.repeat(100),
  ).join('');
  const template = gzipTemplate(body, placeholder);
  const bare = gzipTemplate(body.replaceAll(placeholder, ''), placeholder);
  expect(template.bytes.length - bare.bytes.length).toBeLessThan(20 * 80);
});
