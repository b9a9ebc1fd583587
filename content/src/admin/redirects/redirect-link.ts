/** Returns the address of the form for a new redirect of an address. */
export const newRedirectUrl = (path: string, site: number | string): string =>
  `/admin/collections/redirects/create?${new URLSearchParams({ source: path, site: String(site) })}`;
