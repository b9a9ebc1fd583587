/** Returns the HMAC-SHA256 of a text in hexadecimal digits. */
export async function signText(key: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(key), new TextEncoder().encode(text));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True when `signature` is that of the text: 64 hexadecimal digits. Compares in constant time. */
export async function isSignature(key: string, text: string, signature: string): Promise<boolean> {
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await hmacKey(key), bytes, new TextEncoder().encode(text));
}

const hmacKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
