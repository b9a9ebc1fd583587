import { expect, test } from 'vitest';
import { bytesOf, codedBody, countUse } from './coded-body.ts';

const text = Array.from({ length: 500 }, (_, index) => `<p>Paragraphe ${(index * 7919) % 1000}</p>`).join('');

test('a stored body holds no more memory than its bytes, in every coding', async () => {
  const body = await codedBody(text);
  const held = () => [body.br, bytesOf(body, 'gzip')].map((bytes) => bytes.buffer.byteLength - bytes.length);
  expect(held()).toEqual([0, 0]);
  const before = body.br;
  countUse(body);
  countUse(body);
  await expect.poll(() => body.br).not.toBe(before);
  expect(held()).toEqual([0, 0]);
  expect(bytesOf(body, undefined).toString()).toBe(text);
});
