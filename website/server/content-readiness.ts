/** Time for which an answer holds, ms: health checks of several balancers cost one call. */
const heldMs = 1_000;
/** Time limit of the call, ms. */
const limitMs = 2_000;

/**
 * Creates the check whether the content service can deliver pages: it does unless it cannot be reached or its `/readyz` answers a server
 * error, as it does while its database is unavailable. Another implementation of the service need not have a `/readyz`.
 */
export function contentReadiness(
  contentUrl: string,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (asked === undefined || now() - asked.at >= heldMs) asked = { at: now(), answer: isReady(contentUrl) };
    return asked.answer;
  };
}

async function isReady(contentUrl: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(`${contentUrl}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    await body?.cancel();
    return status < 500;
  } catch {
    return false;
  }
}
