/** Returns the value that an endpoint proposes for a field; null when the service does not answer. */
export async function fetchProposal(address: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(address, { signal }).catch(() => null);
  if (!answer?.ok) return null;
  // Our own endpoint answers in this shape.
  const { value } = (await answer.json().catch(() => ({ value: null }))) as { value: string | null };
  return value;
}
