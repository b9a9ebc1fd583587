/** Returns the address of the data of a page, which a client navigation loads. */
export const dataAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${pathname.replace(/\/+$/, '')}.data${search}`;
