/** The element that the skip link leads to. */
export const mainContentId = 'main-content';
