/** Collections whose deleted documents stay in the trash. */
export const trashCollections = ['pages', 'articles', 'people'] as const;

/** Time for which a document stays in the trash, days. */
export const trashDays = 30;
