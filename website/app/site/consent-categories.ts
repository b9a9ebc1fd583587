/**
 * What a visitor may allow or refuse apart from each other, as Québec's Law 25 asks consent for each purpose. What the site cannot
 * do without (`necessary`) is not asked for.
 */
export const consentCategories = ['functionality', 'analytics', 'marketing', 'diagnostics'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
