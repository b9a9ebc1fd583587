/** Query of a search for listings of the demo that are dearer than those that test files add and remove meanwhile, so that its total stays the same. */
export const steadyListings = 'price_min=1100000&forSaleForRent=buy';
