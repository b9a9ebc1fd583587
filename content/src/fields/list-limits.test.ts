import { expect, test } from 'vitest';
import { withLimits } from './list-limits.ts';

const help = { fr: 'Les cartes.', en: 'The cards.' };

test.each([
  [0, null, 'Les cartes.', 'The cards.'],
  [1, null, 'Les cartes. Au moins 1.', 'The cards. At least 1.'],
  [0, 6, 'Les cartes. Au plus 6.', 'The cards. At most 6.'],
  [2, 6, 'Les cartes. De 2 à 6.', 'The cards. From 2 to 6.'],
  [3, 3, 'Les cartes. Exactement 3.', 'The cards. Exactly 3.'],
])('the help of a list of %j to %j items says so', (min, max, fr, en) => {
  expect(withLimits(help, min, max)).toEqual({ fr, en });
});
