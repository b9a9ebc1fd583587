import { domainToASCII } from 'node:url';

/** Controls, line and paragraph separators, bidirectional marks, unpaired surrogates. */
const invisible = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns untrusted text made safe for a header: one line without invisible characters, nothing that a mail program
 * would decode (RFC 2047), and at most `limit` characters.
 */
export function headerText(text: string, limit = 120): string {
  const line = text.replace(invisible, ' ').replaceAll('=?', '= ?').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= limit
    ? line
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * Returns an untrusted display name, without characters that have a meaning in address lists, even for programs that
 * decode before they parse.
 */
export const headerName = (text: string): string => headerText(text.replace(/[<>@,;:"\\()[\]]+/g, ' '), 60);

/** Local part of RFC 5321 and 6531, without quoted strings, which are hardly used and error-prone. */
const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const hostName = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Returns an untrusted address made safe for a header, its domain in ASCII; null when it is not an address. */
export function headerAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const host = text.slice(at + 1);
  // Refuses a domain that normalisation to ASCII would change into another, such as by a full-width dot or comma.
  const domain = host === host.normalize('NFKC') ? domainToASCII(host) : '';
  const isAddress = at > 0 && localPart.test(local) && !local.includes('=?') && hostName.test(domain);
  return isAddress ? `${local}@${domain}` : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what ASCII is.
export const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);
