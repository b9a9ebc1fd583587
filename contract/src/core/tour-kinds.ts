/** Virtual tours, through which visitors walk, and films, which they watch. Apart from the schemas, which browsers do not get. */
export const tourKinds = ['tour', 'film'] as const;
export type TourKind = (typeof tourKinds)[number];
