import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A check that takes as long for a wrong key as for the right one, whatever their lengths. */
export function keyCheck(expected: string): (given: string | undefined) => boolean {
  const wanted = digest(expected);
  return (given) => timingSafeEqual(digest(given ?? ''), wanted) && given !== undefined;
}
