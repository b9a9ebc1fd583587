/** Name of the cookie in which the browser keeps the site that a member of the staff works on. */
export const siteCookie = 'vitrine-site';

/** Lifetime of the cookie, seconds. */
export const siteCookieSeconds = 365 * 24 * 60 * 60;
