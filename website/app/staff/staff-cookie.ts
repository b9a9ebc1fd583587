const name = 'vitrine_staff';

/**
 * Cookie that says that staff came to the website from the admin, and nothing else: it gives no right. The bar asks the server, which wants
 * the session of the QA area. `seconds` is its life; 0 removes it.
 */
export const staffCookie = (seconds: number): string => `${name}=1; Max-Age=${seconds}; Path=/; SameSite=Lax`;

/** True when a cookie header or `document.cookie` has the cookie. */
export const hasStaffCookie = (cookies: string): boolean => new RegExp(`(?:^|;\\s*)${name}=1(?:;|$)`).test(cookies);
