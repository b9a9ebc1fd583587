import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns a comparison with the key that takes constant time, whatever the given key and its length. */
export function keyCheck(expected: string): (given: string | undefined) => boolean {
  const wanted = digest(expected);
  return (given) => timingSafeEqual(digest(given ?? ''), wanted) && given !== undefined;
}
