import { defineTexts } from '../locale/define-texts.ts';

/** Names of the pages that every site has. */
export const pageTexts = defineTexts({
  fr: { home: 'Accueil', blog: 'Blogue' },
  en: { home: 'Home', blog: 'Blog' },
});
