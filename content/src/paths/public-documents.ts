import type { Where } from 'payload';

/** Conditions on the documents of a site that its visitors see. */

/** Published pages. */
export const publishedOf = (site: number | string): Where => ({
  and: [{ site: { equals: site } }, { _status: { equals: 'published' } }],
});

/** Articles that are published and not dated in the future. */
export const readable = (site: number | string): Where => ({
  and: [publishedOf(site), { published_at: { less_than_equal: new Date().toISOString() } }],
});

/** People and offices that are not drafts. */
export const shown: Where = { is_draft: { not_equals: true } };
