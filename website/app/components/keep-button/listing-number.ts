const listingPage = /\/prop[a-z]+\/(?:[^/?#]*-)?(\d{4,12})(?:[?#]|$)/;

/** Returns the number of the listing whose page an address leads to; null for any other address. */
export const listingNumberOf = (href: string | null | undefined): string | null =>
  listingPage.exec(href ?? '')?.[1] ?? null;
