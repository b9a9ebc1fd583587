import type { Where } from 'payload';

/** Condition on people and offices that selects those that the website shows: drafts wait for staff. */
export const shown: Where = { is_draft: { not_equals: true } };
