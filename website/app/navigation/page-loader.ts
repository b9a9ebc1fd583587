/** Result of loading the page of an address: its content, another address, or the need of a page load. */
export type Loaded<Content> =
  | { kind: 'content'; content: Content }
  | { kind: 'redirect'; to: string }
  | { kind: 'page-load' };

/** Loads the page of an address. It never rejects. */
export type LoadPage<Content> = (url: URL, signal: AbortSignal) => Promise<Loaded<Content>>;

/** Loads one page at a time: a new load aborts the one before. `onStart` is called when a load has begun. */
export function createPageLoader<Content>(loadPage: LoadPage<Content>, onStart: () => void) {
  let loading: AbortController | null = null;
  return {
    isLoading: () => loading !== null,
    stop(): void {
      loading?.abort();
      loading = null;
    },
    /** Loads a page; resolves to null when another navigation has begun meanwhile. */
    async load(url: URL): Promise<Loaded<Content> | null> {
      const own = new AbortController();
      loading?.abort();
      loading = own;
      onStart();
      const loaded = await loadPage(url, own.signal);
      if (loading !== own) return null;
      loading = null;
      // The caller shows the page in the same task; only a page load leaves the loading bar.
      return loaded;
    },
  };
}
