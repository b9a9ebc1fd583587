const key = 'vitrine.search';

/** The filters that the visitor last searched by, kept for the session (`2-blocks-and-search §4`). */
export function sessionFilters(): URLSearchParams {
  return new URLSearchParams(storage()?.getItem(key) ?? '');
}

export function keepSessionFilters(filters: URLSearchParams): void {
  try {
    storage()?.setItem(key, filters.toString());
  } catch {
    // A full storage only costs the memory of a search.
  }
}

/** Null where the browser refuses it, as some do in private windows. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
