import { Transform } from 'node:stream';

/** Returns a stream that replaces every `placeholder` with `nonce`, also when a placeholder spans two chunks. */
export function replaceNonce(placeholder: string, nonce: string): Transform {
  const searched = Buffer.from(placeholder);
  const replacement = Buffer.from(nonce);
  let held: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      let rest: Buffer = Buffer.concat([held, chunk]);
      for (let at = rest.indexOf(searched); at !== -1; at = rest.indexOf(searched)) {
        this.push(rest.subarray(0, at));
        this.push(replacement);
        rest = rest.subarray(at + searched.length);
      }
      const begun = startOf(searched, rest);
      held = rest.subarray(rest.length - begun);
      done(null, rest.subarray(0, rest.length - begun));
    },
    flush(done) {
      done(null, held);
    },
  });
}

/** Returns the length of the longest end of `bytes` with which `searched` begins. */
function startOf(searched: Buffer, bytes: Buffer): number {
  for (let length = Math.min(searched.length - 1, bytes.length); length > 0; length -= 1) {
    if (searched.subarray(0, length).equals(bytes.subarray(bytes.length - length))) return length;
  }
  return 0;
}
