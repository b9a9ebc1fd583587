/** Paths below which the pages of people stand unless staff choose others. */
export const personFolders = { fr: '/fr/equipe', en: '/en/team' } as const;
