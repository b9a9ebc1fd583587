import { createHmac } from 'node:crypto';

/** A person by what they are searched by, normalised; an empty text is no criterion. */
export interface Person {
  email: string;
  phone: string;
}

const extension = /(poste|p\.?|ext(ension)?\.?|x|#)\s*\d+\s*$/i;

/** Returns an e-mail address and a phone number in the form in which they are compared: without capitals, and as digits without extension and country code 1. */
export const normalisePerson = ({
  email,
  phone,
}: {
  email?: string | undefined;
  phone?: string | undefined;
}): Person => ({
  email: (email ?? '').trim().toLowerCase(),
  phone: (phone ?? '')
    .replace(extension, '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, ''),
});

/**
 * Returns the keyed hash of a normalised address or number. Without the key nobody can test whether an address is on the list; `kind` keeps the two kinds
 * apart.
 */
export const personHash = (key: string, kind: keyof Person, value: string): string =>
  createHmac('sha256', key).update(`${kind}:${value}`).digest('hex');
