import { isCommonPassword } from './common-passwords.ts';
import { maxLength, minLength, type PasswordWeakness } from './password-texts.ts';

/** Length in UTF-16 code units above which a password is too long without counting its characters, one of which can have many. */
const maxUnits = 5 * maxLength;

/** The person whose password it is. */
export interface PasswordOwner {
  email?: unknown;
  name?: unknown;
}

/** A password must not be a part of one of these sequences: the alphabet, the digits, and the rows of keyboards. */
const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789012345678901234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
].flatMap((sequence) => [sequence, [...sequence].reverse().join('')]);

/** Returns the letters and digits of a text without case and accents. */
const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the part of a password from its first to its last letter, without digits and signs around it: `password` of `password2026!`. The
 * whole password when the part is less than half of it, because the rest then has to be guessed too.
 */
function withoutEnds(password: string): string {
  const [part = ''] = /\p{L}.*\p{L}/su.exec(password) ?? [];
  return part.length * 2 >= password.length ? part : password;
}

/** Returns true when a password repeats a text that would be too short on its own: `abcabcabcabc`. */
function isRepetition(password: string): boolean {
  for (let length = 1; length < minLength && length * 2 <= password.length; length++) {
    const repeated = password.slice(0, length).repeat(Math.ceil(password.length / length));
    if (repeated.startsWith(password)) return true;
  }
  return false;
}

/** Returns the e-mail address, its local part, the full name and the single words of both, in the form of `plainText`. */
function wordsOf({ email, name }: PasswordOwner): Set<string> {
  const [address, fullName] = [email, name].map((value) => (typeof value === 'string' ? value : ''));
  const localPart = address?.split('@', 1)[0] ?? '';
  const words = [address, localPart, fullName, ...localPart.split(/[^\p{L}\p{N}]/u), ...(fullName?.split(/\s/) ?? [])];
  // Short words such as initials and particles are left out, because they occur in many good passwords.
  return new Set(['vitrine', ...words.map((word) => plainText(word ?? ''))].filter((word) => word.length > 3));
}

const countCharacters = (text: string): number => [...new Intl.Segmenter('fr').segment(text)].length;

/**
 * Returns why a new password is refused; null when it is accepted. There are no rules about kinds of characters: a password has enough
 * characters, and is neither one of the most common nor the name or e-mail address of its owner, with or without digits around it.
 */
export async function findPasswordWeakness(password: string, owner: PasswordOwner): Promise<PasswordWeakness | null> {
  if (password.length > maxUnits) return 'long';
  const count = countCharacters(password);
  if (count < minLength) return 'short';
  if (count > maxLength) return 'long';
  const lower = password.normalize('NFKC').toLowerCase();
  const forms = [lower, withoutEnds(lower)];
  const personal = wordsOf(owner);
  if (forms.some((form) => personal.has(plainText(form)))) return 'personal';
  if (isRepetition(lower) || sequences.some((sequence) => sequence.includes(lower))) return 'common';
  for (const form of [...forms, ...forms.map(plainText)]) if (await isCommonPassword(form)) return 'common';
  return null;
}
