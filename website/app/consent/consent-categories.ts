/**
 * Purposes for which consent is asked separately, as Québec's Law 25 requires. Cookies that the site needs to work (`necessary`)
 * require no consent.
 */
export const consentCategories = ['functionality', 'analytics', 'marketing', 'diagnostics'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
