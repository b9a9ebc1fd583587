/** Parts of a day in which somebody proposes to visit. */
export const visitParts = ['morning', 'afternoon', 'evening'] as const;
export type VisitPart = (typeof visitParts)[number];

/** Maximum number of times that a visitor proposes. */
export const visitTimeLimit = 9;

/**
 * A time for a visit on the clocks of Québec: about an hour (`2026-11-28T13:00`), a part of a day (`2026-11-28/morning`), or an open house
 * (`2026-11-28T13:00/open-house`).
 */
const visitTime = String.raw`\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?:/open-house)?|/(?:morning|afternoon|evening))`;
export const visitTimePattern = new RegExp(`^${visitTime}$`);
export const visitTimesPattern = new RegExp(`^${visitTime}(?:,${visitTime}){0,${visitTimeLimit - 1}}$`);
