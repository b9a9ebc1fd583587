/** Numbers of rooms and parking spaces, and days on the market, that the filters offer and for which listings are counted. */
export const roomCounts = [1, 2, 3, 4, 5] as const;
export const parkingCounts = [1, 2, 3, 4] as const;
export const dayCounts = [1, 3, 7, 14, 30, 90] as const;
