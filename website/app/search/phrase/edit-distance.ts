/** Longest word that is compared. */
const longest = 48;
/** Three rows of the table of distances, reused because the function is synchronous. */
let [before, previous, current] = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Returns the number of letters to insert, leave out, replace or swap with their neighbour, which makes one word of the other; a number above `most`
 * when there are more (optimal string alignment, within a band).
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || one.length > longest || other.length > longest) return most + 1;
  for (let column = 0; column <= other.length; column++) previous[column] = column;
  for (let row = 1; row <= one.length; row++) {
    current.fill(most + 1);
    if (row <= most) current[0] = row;
    let least = row <= most ? row : most + 1;
    const last = Math.min(other.length, row + most);
    for (let column = Math.max(1, row - most); column <= last; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) distance = Math.min(distance, (before[column - 2] ?? 0) + 1);
      current[column] = distance;
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return previous[other.length] ?? most + 1;
}

/** Returns how many typing errors a word of this length may have: short words would be taken for others. */
export const errorsAllowed = (length: number): number => (length >= 9 ? 2 : length >= 5 ? 1 : 0);

/** Returns the letters that a word has, one bit for each; letters and digits that share a bit make the comparison weaker, never wrong. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/**
 * Says by the letters of two words (`lettersOf`) whether they may be within so many errors, before their distance is worked out: each error adds
 * one letter and takes one away at most.
 */
export const mayBeWithin = (one: number, other: number, most: number): boolean =>
  !hasMoreThan(one & ~other, most) && !hasMoreThan(other & ~one, most);

/** Says whether more than so many bits are set, by taking away the lowest so many times. */
function hasMoreThan(bits: number, count: number): boolean {
  let left = bits;
  for (let taken = 0; taken < count; taken++) left &= left - 1;
  return left !== 0;
}
