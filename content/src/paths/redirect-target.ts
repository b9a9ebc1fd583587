/** Matches a path of the site or an http(s) address, without spaces and control characters. */
const targetForm = /^(https?:\/\/[^\s\\\p{Cc}]+|\/(?![/\\])[^\s\\\p{Cc}]*)$/iu;

/** True for an address to which visitors may be redirected. */
export const isRedirectTarget = (address: unknown): address is string =>
  typeof address === 'string' && targetForm.test(address) && (address.startsWith('/') || URL.canParse(address));
