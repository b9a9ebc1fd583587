import { domainToASCII } from 'node:url';

/** Controls, line and paragraph separators, marks that turn the direction of writing, halves of characters. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/**
 * Somebody's words as they may stand in a header: one line without unseen characters, nothing that a mail program would
 * decode (RFC 2047), and at most `limit` characters.
 */
export function headerText(text: string, limit = 120): string {
  const line = text.replace(unseen, ' ').replaceAll('=?', '= ?').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= limit
    ? line
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * A stranger's name before an address: without what means something between addresses, even to a program that decodes first and
 * takes apart afterwards.
 */
export const headerName = (text: string): string => headerText(text.replace(/[<>@,;:"\\()[\]]+/g, ' '), 60);

/** RFC 5321 and 6531 without quoted strings, which nobody has and much goes wrong with. */
const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const hostName = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Somebody's address as it may stand in a header, its domain in ASCII, or null where it is none. */
export function headerAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const host = text.slice(at + 1);
  // Not a name in other letters that becomes another one on the way to ASCII, such as a full-width dot or comma.
  const domain = host === host.normalize('NFKC') ? domainToASCII(host) : '';
  const isAddress = at > 0 && localPart.test(local) && !local.includes('=?') && hostName.test(domain);
  return isAddress ? `${local}@${domain}` : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what ASCII is.
export const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);
