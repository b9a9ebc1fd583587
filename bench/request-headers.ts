/** A visitor who has been here before, in a browser that compresses. */
export const visitorHeaders = { 'accept-encoding': 'gzip', cookie: 'i18n_redirected=fr' };
