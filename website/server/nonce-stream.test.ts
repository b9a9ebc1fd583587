import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceNonce } from './nonce-stream.ts';

const placeholder = 'nonce-nonce-abcdef012345';

test('Every placeholder is replaced, wherever the chunks are cut.', async () => {
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('nonce-'), fc.constant('nonce-nonce-ab'));
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1 }), fc.array(fc.nat(40)), async (pieces, cuts) => {
      let rest = Buffer.from(pieces.join(placeholder));
      const chunks: Buffer[] = [];
      for (const cut of cuts) {
        chunks.push(rest.subarray(0, cut));
        rest = rest.subarray(cut);
      }
      const replaced = Readable.from([...chunks, rest]).pipe(replaceNonce(placeholder, 'N'.repeat(24)));
      expect(await text(replaced)).toBe(pieces.join(placeholder).replaceAll(placeholder, 'N'.repeat(24)));
    }),
  );
});

test('Text that only begins like a placeholder passes through to its end.', async () => {
  expect(await text(Readable.from([Buffer.from('<p>nonce-no')]).pipe(replaceNonce(placeholder, 'x')))).toBe(
    '<p>nonce-no',
  );
});
