import { defineTexts } from '../locale/define-texts.ts';

/** Texts that several pages of the QA area share. */
export const qaTexts = defineTexts({
  fr: {
    area: 'Assurance qualité',
    examples: 'Exemples',
    demoPage: 'Page de démonstration',
    allBlocks: 'Tous les blocs',
    settings: 'Paramètres généraux',
    components: 'Composants du site',
    otherLanguage: 'English',
  },
  en: {
    area: 'Quality assurance',
    examples: 'Examples',
    demoPage: 'Demo page',
    allBlocks: 'All blocks',
    settings: 'General settings',
    components: 'Components of the site',
    otherLanguage: 'Français',
  },
});
