/** Texts of the count below a text that search engines show. */
export const lengthTexts = {
  fr: {
    count: (length: number, max: number) => `${length} de ${max} caractères.`,
    tooLong: 'Les moteurs de recherche couperont ce texte.',
  },
  en: {
    count: (length: number, max: number) => `${length} of ${max} characters.`,
    tooLong: 'Search engines will cut this text.',
  },
};
