/**
 * The badges (listing.2), and that of a conditional offer, most important first: a listing shows the first that applies. A marker
 * has one digit for its badge, so there are nine at most.
 */
export const badges = [
  'sold',
  'conditional',
  'open-house',
  'new',
  'new-build',
  'rent',
  'foreclosed',
  'collection',
  'commercial',
] as const;
