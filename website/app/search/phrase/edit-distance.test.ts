import { expect, test } from 'vitest';
import { editDistance, lettersOf, mayBeWithin } from './edit-distance.ts';

const most = 2;
const word = 'saintebruno2';
/** All words that are one error away. */
const misspelt = (text: string): string[] =>
  [...text].flatMap((letter, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const swapped = before + (after[0] ?? '') + letter + after.slice(1);
    return [
      before + after,
      swapped,
      ...[...'ezx7'].flatMap((other) => [before + other + after, before + other + letter + after]),
    ];
  });

test('no word within the errors allowed is passed over for its letters', () => {
  const letters = lettersOf(word);
  const near = misspelt(word).flatMap((once) => [once, ...misspelt(once)]);
  const others = near.filter((other) => editDistance(word, other, most) <= most);
  expect(others.length).toBeGreaterThan(10_000);
  expect(others.filter((other) => !mayBeWithin(letters, lettersOf(other), most))).toEqual([]);
});

test.each([
  ['three letters more', 'saintebruno2xyz', false],
  ['three letters fewer', 'sainteb', false],
  ['three other letters', 'sxyztebruno2', false],
  ['the same letters in another order', '2onurbetnias', true],
])('a word with %s', (_, other, expected) => {
  expect(mayBeWithin(lettersOf(word), lettersOf(other), most)).toBe(expected);
});
