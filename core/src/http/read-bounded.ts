/** Returns the text of a response of at most `limit` bytes; null for a longer one, of which the rest is not read. */
export async function readBounded(body: AsyncIterable<Uint8Array> | null, limit: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) return null; // leaving the loop cancels the stream
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
