import type { Visibility } from '../../visibility/find-visibility.ts';
import type { Publication } from './use-last-publication.ts';

export interface WatchedDocument extends Publication {
  collection: string;
  id: number | string;
}

/** State of the check: `late` when the website still shows the earlier version after the time limit, `failed` when no request has succeeded until then. */
export type WatchState = 'waiting' | 'done' | 'late' | 'failed';

export interface Watched {
  state: WatchState;
  visibility: Visibility | null;
}

/** Times of the check, ms. */
interface Pace {
  pauseMs: number;
  limitMs: number;
  /** Pause after the time limit. */
  latePauseMs: number;
}
const usualPace: Pace = { pauseMs: 1000, limitMs: 30_000, latePauseMs: 5000 };

/** Polls the admin's server until every address shows what was published, more rarely after the time limit, and reports each answer. */
export async function watchVisibility(
  document: WatchedDocument,
  signal: AbortSignal,
  onChange: (watched: Watched) => void,
  { pauseMs, limitMs, latePauseMs }: Pace = usualPace,
): Promise<void> {
  const end = Date.now() + limitMs;
  let last: Visibility | null = null;
  onChange({ state: 'waiting', visibility: null });
  while (!signal.aborted) {
    const found = await fetchVisibility(document, signal);
    if (signal.aborted) return;
    last = found ?? last;
    if (found && isDone(found)) return onChange({ state: 'done', visibility: found });
    const isLate = Date.now() + pauseMs > end;
    onChange({ state: !isLate ? 'waiting' : last ? 'late' : 'failed', visibility: last });
    await new Promise((resolve) => setTimeout(resolve, isLate ? latePauseMs : pauseMs));
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
