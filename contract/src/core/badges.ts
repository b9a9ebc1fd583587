/** The badges of `1-shell §3`, most important first: a listing shows the first that applies. */
export const badges = [
  'sold',
  'open-house',
  'new',
  'new-build',
  'rent',
  'foreclosed',
  'collection',
  'commercial',
] as const;
