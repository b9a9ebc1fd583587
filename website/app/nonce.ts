declare global {
  /** Held here because the server and the built application each load a copy of this module and must agree. */
  var vitrineNoncePlaceholder: string | undefined;
}

function sharedPlaceholder(): string {
  globalThis.vitrineNoncePlaceholder ??= `nonce-${crypto.randomUUID().replaceAll('-', '').slice(0, 18)}`;
  return globalThis.vitrineNoncePlaceholder;
}

/**
 * What the application writes wherever a CSP nonce goes; the server puts the nonce of the answer in its place.
 * 24 characters, as long as a nonce. Random in each process, because a fixed one would let anybody who can slip
 * markup into a page write a `nonce` attribute that the server then makes valid. The mark lets the browser's bundle
 * leave the call out: it needs no nonce, and has no randomUUID outside https.
 */
export const NONCE_PLACEHOLDER: string = /* @__PURE__ */ sharedPlaceholder();
