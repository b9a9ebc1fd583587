/**
 * The badges of a listing (listing.2) and the one for a conditional offer, most important first: a listing shows the first that
 * applies. A marker stores its badge in one digit, so there are at most nine.
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
