import { defineTexts } from './define-texts.ts';

/** Names of the pages that every site has, and of the later pages of a list. */
export const pageTexts = defineTexts({
  fr: { home: 'Accueil', blog: 'Blogue', page: (number: number) => `page ${number}` },
  en: { home: 'Home', blog: 'Blog', page: (number: number) => `page ${number}` },
});
