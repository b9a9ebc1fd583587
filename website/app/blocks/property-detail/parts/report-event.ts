import type { ListingEventName } from '@vitrine/contract/core/listing-event.ts';
import { whenAllowed } from '../../../consent/consent.ts';
import { readEntry } from '../../../navigation/history-entry.ts';

/** A listing whose source wants reports of views and clicks. */
export interface ReportedListing {
  uls: string;
  /** True when the visitor has to allow analytics first. */
  needsConsent: boolean;
}

const storageKey = 'vitrine.views';
/** Maximum number of views that are remembered, on the assumption that no visitor goes further back in the history. */
const maxViews = 50;

/**
 * Returns true at the first view of a listing in the current entry of the history, and remembers it for this tab: going back or forward to
 * it, and loading it again, are no further views.
 */
function isFirstView(uls: string): boolean {
  const view = `${readEntry(history.state)?.key} ${uls}`;
  try {
    const views = (sessionStorage.getItem(storageKey) ?? '').split(',');
    if (views.includes(view)) return false;
    sessionStorage.setItem(storageKey, [...views, view].slice(-maxViews).join());
  } catch {
    // Without session storage every view counts as a first one.
  }
  return true;
}

/** Returns the handler of a link to the broker, the brokerage or the source of a listing; undefined when its source wants no reports. */
export const reportClick = (listing: ReportedListing | null): (() => void) | undefined =>
  listing ? () => void reportEvent(listing, 'Click') : undefined;

/** Reports an event of a listing to the website's server once the visitor allows it. Returns a function that cancels it. */
export function reportEvent({ uls, needsConsent }: ReportedListing, event: ListingEventName): () => void {
  const send = () => {
    if (event === 'View' && !isFirstView(uls)) return;
    navigator.sendBeacon('/api/listing-event', JSON.stringify({ id: crypto.randomUUID(), uls, event }));
  };
  if (needsConsent) return whenAllowed('analytics', send);
  send();
  return () => undefined;
}
