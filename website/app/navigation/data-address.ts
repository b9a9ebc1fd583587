import { withoutTrailingSlashes } from '@vitrine/contract/without-trailing-slashes.ts';

/** Returns the address of the data of a page, which a client navigation loads. */
export const dataAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${withoutTrailingSlashes(pathname)}.data${search}`;
