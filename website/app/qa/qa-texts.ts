import { defineTexts } from '../locale/define-texts.ts';

/** Texts that several pages of the QA area share. */
export const qaTexts = defineTexts({
  fr: {
    area: 'Assurance qualité',
    examples: 'Exemples',
    demoPage: 'Page de démonstration',
    settings: 'Paramètres généraux',
    components: 'Composants du site',
    otherLanguage: 'English',
  },
  en: {
    area: 'Quality assurance',
    examples: 'Examples',
    demoPage: 'Demo page',
    settings: 'General settings',
    components: 'Components of the site',
    otherLanguage: 'Français',
  },
});
