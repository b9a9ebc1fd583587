const key = 'vitrine.search';

/** Returns the filters of the visitor's last search in this session (search.23). */
export function sessionFilters(): URLSearchParams {
  return new URLSearchParams(storage()?.getItem(key) ?? '');
}

export function keepSessionFilters(filters: URLSearchParams): void {
  try {
    storage()?.setItem(key, filters.toString());
  } catch {
    // A full storage only means that the search is not restored later.
  }
}

/** Returns the session storage; null when the browser denies access, as some do in private windows. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
