declare global {
  /** Held here because the server and the built application each load a copy of this module and must agree. */
  var vitrineNoncePlaceholder: string | undefined;
}

globalThis.vitrineNoncePlaceholder ??= `nonce-${crypto.randomUUID().replaceAll('-', '').slice(0, 18)}`;

/**
 * What the application writes wherever a CSP nonce goes; the server puts the nonce of the answer in its place.
 * 24 characters, as long as a nonce. Random in each process, because a fixed one would let anybody who can slip
 * markup into a page write a `nonce` attribute that the server then makes valid.
 */
export const NONCE_PLACEHOLDER: string = globalThis.vitrineNoncePlaceholder;
