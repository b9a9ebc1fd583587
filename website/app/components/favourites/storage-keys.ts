/** Key of the favourites in the storage of the browser, which each site has for itself. */
export const favouritesKey = 'vitrine.favourites';

/** Key of the listings that were viewed last. */
export const viewedKey = 'vitrine.viewed';

/** Key of what the list of favourites showed when it was last visited. */
export const favouritesVisitKey = 'vitrine.favourites-visit';
