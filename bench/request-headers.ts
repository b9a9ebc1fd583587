/** Headers of a returning visitor in a browser that accepts compression. */
export const visitorHeaders = { 'accept-encoding': 'gzip', cookie: 'i18n_redirected=fr' };
