import { PlainError } from '../process/plain-error.ts';

/** The spellings of a block's name. */
export interface BlockNames {
  /** The `block_type` on the wire: `hero_block_3`, `rewards_block`. */
  type: string;
  /** The folder and its files: `hero-3`, `rewards`. */
  folder: string;
  /** The description in code: `hero3`, `rewards`. */
  variable: string;
  /** The React component: `Hero3`, `Rewards`. */
  component: string;
  /** The initial label: `Hero 3`, `Rewards`. */
  title: string;
}

/**
 * Returns all names of a block from any of them: `hero-3`, `hero_block_3` and `Hero 3` mean the same. Throws a PlainError
 * for a name without a letter.
 */
export function blockNames(given: string): BlockNames {
  const words = given
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'block');
  const [first = '', ...others] = words;
  if (!/^[a-z]/.test(first)) {
    throw new PlainError('Name the block by its type, such as: npm run new-block -- rewards_block');
  }
  const last = others.at(-1) ?? '';
  const isNumbered = /^\d+$/.test(last);
  const stem = isNumbered ? words.slice(0, -1) : words;
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    type: [...stem, 'block', ...(isNumbered ? [last] : [])].join('_'),
    folder: words.join('-'),
    variable: first + others.map(capital).join(''),
    component: words.map(capital).join(''),
    title: [capital(first), ...others].join(' '),
  };
}
