import { defineTexts } from '../locale/define-texts.ts';

export const qaSettingsTexts = defineTexts({
  fr: {
    title: 'Paramètres généraux',
    intro: 'Ces réglages valent pour l’assurance qualité seulement, dans ce navigateur, jusqu’à sa fermeture.',
    payloadColorsEnabled: 'Couleurs du site',
    payloadColorsNote: 'Les exemples prennent les couleurs du site plutôt que celles d’un thème prédéfini.',
    globalEditModeActivated: 'Mode édition',
    globalEditModeNote: 'Chaque bloc des exemples peut être modifié, recoloré ou supprimé sur place.',
    save: 'Enregistrer',
    saved: 'Les paramètres sont enregistrés.',
    site: 'Le site',
    away: 'Le service de contenu ne répond pas. Les exemples restent disponibles.',
    none: 'aucune',
    yes: 'oui',
    no: 'non',
    demoBlocks: 'Blocs de démonstration',
    demoIntro: (count: number) =>
      `La page de démonstration du service de contenu compte ${count}\u00a0types de blocs. En mode édition, un bloc ajouté à cette page reprend le contenu de son bloc de démonstration.`,
    noDemo: 'La page de démonstration ne peut pas être lue. La raison se trouve dans le journal du site.',
    wholePage: 'Voir toute la page',
  },
  en: {
    title: 'General settings',
    intro: 'These settings are for quality assurance alone, in this browser, until it is closed.',
    payloadColorsEnabled: 'Colours of the site',
    payloadColorsNote: 'Examples have the colours of the site in place of a preset’s.',
    globalEditModeActivated: 'Edit mode',
    globalEditModeNote: 'Every block of the examples can be changed, recoloured or deleted in place.',
    save: 'Save',
    saved: 'The settings are saved.',
    site: 'The site',
    away: 'The content service does not answer. The examples are there all the same.',
    none: 'none',
    yes: 'yes',
    no: 'no',
    demoBlocks: 'Demo blocks',
    demoIntro: (count) =>
      `The demo page of the content service has ${count} types of blocks. In edit mode, a block that is added to this page starts with the content of its demo block.`,
    noDemo: 'The demo page cannot be read. The log of the website says why.',
    wholePage: 'See the whole page',
  },
});
