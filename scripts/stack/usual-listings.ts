/** The listings that a first start generates; only they get pictures of their own. */
export const usualListings = { count: 5000, seed: 1 };
