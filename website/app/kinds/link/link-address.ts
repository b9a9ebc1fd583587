interface Address {
  href: string | null | undefined;
  isNewTab?: boolean;
}

/**
 * Returns the attributes of a link's address. A link without an address is dead: it has no tab stop and a nofollow hint
 * (addresses.11).
 */
export const linkAddress = ({ href, isNewTab = false }: Address) =>
  href
    ? { href, ...(isNewTab && ({ target: '_blank', rel: 'noopener' } as const)) }
    : ({ tabIndex: -1, rel: 'nofollow' } as const);
