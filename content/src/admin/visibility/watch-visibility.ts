import type { Visibility } from '../../visibility/find-visibility.ts';
import type { Publication } from './use-last-publication.ts';

export interface WatchedDocument extends Publication {
  collection: string;
  id: number | string;
}

/** State of the check: `late` when the website still shows the earlier version at the time limit, `failed` when no request succeeded. */
export type WatchState = 'waiting' | 'done' | 'late' | 'failed';

export interface Watched {
  state: WatchState;
  visibility: Visibility | null;
}

/** Times of the check, ms. */
interface Pace {
  pauseMs: number;
  limitMs: number;
}
const usualPace: Pace = { pauseMs: 1000, limitMs: 30_000 };

/** Polls the admin's server until every address shows what was published, and reports each answer. */
export async function watchVisibility(
  document: WatchedDocument,
  signal: AbortSignal,
  onChange: (watched: Watched) => void,
  { pauseMs, limitMs }: Pace = usualPace,
): Promise<void> {
  const end = Date.now() + limitMs;
  let last: Visibility | null = null;
  onChange({ state: 'waiting', visibility: null });
  while (!signal.aborted) {
    const found = await fetchVisibility(document, signal);
    if (signal.aborted) return;
    last = found ?? last;
    if (found && isDone(found)) return onChange({ state: 'done', visibility: found });
    if (Date.now() + pauseMs > end) return onChange({ state: last ? 'late' : 'failed', visibility: last });
    onChange({ state: 'waiting', visibility: last });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** True when no further check is needed. A document without an address, or one that visitors must not see, needs none. */
const isDone = ({ exception, pages }: Visibility): boolean =>
  exception !== null || pages.every(({ isCurrent }) => isCurrent);

async function fetchVisibility(document: WatchedDocument, signal: AbortSignal): Promise<Visibility | null> {
  const { collection, id, state, since } = document;
  const query = new URLSearchParams({ state, since });
  const answer = await fetch(`/api/${collection}/${id}/visibility?${query}`, { signal }).catch(() => null);
  if (!answer?.ok) return null;
  // Our own endpoint answers in this shape.
  return (await answer.json().catch(() => null)) as Visibility | null;
}
