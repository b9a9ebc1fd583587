import { defineTexts } from '../locale/define-texts.ts';

/** What pages are called that have a place of their own on every site. */
export const pageTexts = defineTexts({
  fr: { home: 'Accueil', blog: 'Blogue' },
  en: { home: 'Home', blog: 'Blog' },
});
