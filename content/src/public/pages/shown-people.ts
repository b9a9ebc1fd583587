import type { Where } from 'payload';

/** Condition on people and offices that selects those that the website shows, which are not drafts. */
export const shown: Where = { is_draft: { not_equals: true } };
