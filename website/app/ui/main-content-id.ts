/** Id of the element that the skip link targets. */
export const mainContentId = 'main-content';
