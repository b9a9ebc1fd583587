declare global {
  /** It is global because the server and the built application each load a copy of this module and must agree. */
  var vitrineInlineMark: string | undefined;
}

function sharedMark(): string {
  globalThis.vitrineInlineMark ??= crypto.randomUUID().replaceAll('-', '');
  return globalThis.vitrineInlineMark;
}

/**
 * Value of the `nonce` attribute by which the application marks its own inline scripts and styles while it renders;
 * `document/hash-inline-elements.server.ts` removes the mark and puts the hash of each marked element into the policy. The mark
 * is random in each process, so that injected markup cannot carry it. The PURE mark lets the browser's bundle drop the call:
 * the browser needs no mark and has no randomUUID outside https.
 */
export const inlineMark: string = /* @__PURE__ */ sharedMark();
