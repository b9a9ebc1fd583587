declare global {
  /** It is global because the server and the built application each load a copy of this module and must agree. */
  var vitrineNoncePlaceholder: string | undefined;
}

function sharedPlaceholder(): string {
  globalThis.vitrineNoncePlaceholder ??= `nonce-${crypto.randomUUID().replaceAll('-', '').slice(0, 18)}`;
  return globalThis.vitrineNoncePlaceholder;
}

/**
 * Placeholder of the CSP nonce in rendered HTML, which the server replaces with the nonce of the answer. It has the length of a
 * nonce, 24 characters. It is random in each process, because with a fixed one anybody who can inject markup could write a
 * `nonce` attribute that the server makes valid. The PURE mark lets the browser's bundle drop the call, which needs no nonce and
 * has no randomUUID outside https.
 */
export const NONCE_PLACEHOLDER: string = /* @__PURE__ */ sharedPlaceholder();
