import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { badgeNames } from '@vitrine/contract/theme/presets.ts';

interface ThemeTexts {
  looks: {
    legend: string;
    hint: string;
    applied: (name: string) => string;
    undo: string;
    undone: string;
    own: string;
  };
  presets: { blue: string; red: string };
  presetHint: string;
  applied: (name: string) => string;
  undo: string;
  undone: string;
  heading: string;
  good: string;
  faults: (count: number) => string;
  schemes: Readonly<Record<SchemeName, string>>;
  badgesTitle: string;
  badges: Readonly<Record<(typeof badgeNames)[number], string>>;
  columns: { pair: string; sample: string; ratio: string; text: string; largeText: string; controls: string };
  yes: string;
  no: string;
  ratio: (ratio: number) => string;
  /** Names of the pairs, by their roles. */
  pairs: Readonly<Record<string, string>>;
  card: { type: string; address: string; price: string; text: string; button: string; field: string };
  picker: string;
  onColor: string;
  publish: { title: string; text: string; correct: string; anyway: string };
}

const inFrench = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const inEnglish = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Rounds a ratio down, so that one just under its minimum does not appear to reach it. */
const floor = (ratio: number) => Math.floor(ratio * 10) / 10;

export const themeTexts: Readonly<Record<'fr' | 'en', ThemeTexts>> = {
  fr: {
    looks: {
      legend: 'Partir d’un style',
      hint: 'Un style remplit les choix qui suivent et les coins du site, mais garde ses couleurs. Chaque choix peut ensuite être changé.',
      applied: (name) => `Le style «\u00a0${name}\u00a0» a rempli les choix et les coins.`,
      undo: 'Revenir au style précédent',
      undone: 'Le style précédent est de retour.',
      own: 'Le style de ce formulaire',
    },
    presets: { blue: 'Bleu', red: 'Rouge' },
    presetHint:
      'Choisir une palette remplit les couleurs et les coins du site. Rien n’est visible avant la publication.',
    applied: (name) => `La palette «\u00a0${name}\u00a0» a rempli les couleurs et les coins.`,
    undo: 'Revenir aux couleurs précédentes',
    undone: 'Les couleurs précédentes sont de retour.',
    heading: 'Aperçu et contraste',
    good: 'Toutes les couleurs se lisent bien.',
    faults: (count) => (count === 1 ? '1 paire de couleurs se lit mal.' : `${count} paires de couleurs se lisent mal.`),
    schemes: { normal: 'Clair', 'normal-grey': 'Gris pâle', inverted: 'Inversé' },
    badgesTitle: 'Étiquettes des propriétés',
    badges: {
      badge: 'Étiquette',
      'badge-sold': 'Vendu',
      'badge-new': 'Nouveauté',
      'badge-open-house': 'Visite libre',
    },
    columns: {
      pair: 'Paire de couleurs',
      sample: 'Aa',
      ratio: 'Contraste',
      text: 'Texte (AA)',
      largeText: 'Grand texte (AA)',
      controls: 'Boutons et champs (AA)',
    },
    yes: 'Oui',
    no: 'Non',
    ratio: (ratio) => `${inFrench.format(floor(ratio))}\u00a0:\u00a01`,
    pairs: {
      'swb-text-color swb-bg-color': 'Texte',
      'muted swb-bg-color': 'Texte discret',
      'muted panel': 'Texte discret des cartes',
      'swb-highlight-color swb-bg-color': 'Liens et accents',
      'swb-map-marker-color swb-bg-color': 'Repères de la carte',
      'button-text-color button-bg-color': 'Texte des boutons',
      'button-text-color button-hover-color': 'Texte des boutons survolés',
      'button-bg-color swb-bg-color': 'Boutons sur la page',
      'button-border-color swb-bg-color': 'Contour des boutons',
      'input-text-color input-bg-color': 'Texte des champs',
      'input-border-color input-bg-color': 'Contour des champs, vers l’intérieur',
      'input-border-color swb-bg-color': 'Contour des champs, vers la page',
      'input-highlight-color input-bg-color': 'Champ actif, vers l’intérieur',
      'input-highlight-color swb-bg-color': 'Champ actif, vers la page',
    },
    card: {
      type: 'Maison',
      address: '1240, rue des Érables, Montréal',
      price: '450\u00a0000\u00a0$',
      text: 'Une maison lumineuse.',
      button: 'Voir la fiche',
      field: 'Votre nom',
    },
    picker: 'Choisir la couleur',
    onColor: 'Texte sur la couleur',
    publish: {
      title: 'Des couleurs se lisent mal',
      text: 'Sous le contraste demandé (WCAG AA), une partie des visiteurs ne peut pas lire ces textes ou voir ces contours\u00a0:',
      correct: 'Corriger',
      anyway: 'Publier quand même',
    },
  },
  en: {
    looks: {
      legend: 'Start from a look',
      hint: 'A look fills the choices below and the corners of the site, and keeps its colours. Each choice can then be changed.',
      applied: (name) => `The look “${name}” has filled the choices and the corners.`,
      undo: 'Back to the previous look',
      undone: 'The previous look is back.',
      own: 'The look of this form',
    },
    presets: { blue: 'Blue', red: 'Red' },
    presetHint:
      'Choosing a preset fills the colours and the corners of the site. Nothing shows before it is published.',
    applied: (name) => `The preset “${name}” has filled the colours and the corners.`,
    undo: 'Back to the previous colours',
    undone: 'The previous colours are back.',
    heading: 'Preview and contrast',
    good: 'All colours are easy to read.',
    faults: (count) =>
      count === 1 ? '1 pair of colours is hard to read.' : `${count} pairs of colours are hard to read.`,
    schemes: { normal: 'Light', 'normal-grey': 'Pale grey', inverted: 'Inverted' },
    badgesTitle: 'Badges of listings',
    badges: { badge: 'Badge', 'badge-sold': 'Sold', 'badge-new': 'New', 'badge-open-house': 'Open house' },
    columns: {
      pair: 'Pair of colours',
      sample: 'Aa',
      ratio: 'Contrast',
      text: 'Text (AA)',
      largeText: 'Large text (AA)',
      controls: 'Buttons and fields (AA)',
    },
    yes: 'Yes',
    no: 'No',
    ratio: (ratio) => `${inEnglish.format(floor(ratio))} : 1`,
    pairs: {
      'swb-text-color swb-bg-color': 'Text',
      'muted swb-bg-color': 'Muted text',
      'muted panel': 'Muted text of cards',
      'swb-highlight-color swb-bg-color': 'Links and accents',
      'swb-map-marker-color swb-bg-color': 'Map markers',
      'button-text-color button-bg-color': 'Text of buttons',
      'button-text-color button-hover-color': 'Text of hovered buttons',
      'button-bg-color swb-bg-color': 'Buttons on the page',
      'button-border-color swb-bg-color': 'Outline of buttons',
      'input-text-color input-bg-color': 'Text of fields',
      'input-border-color input-bg-color': 'Outline of fields, inwards',
      'input-border-color swb-bg-color': 'Outline of fields, towards the page',
      'input-highlight-color input-bg-color': 'Active field, inwards',
      'input-highlight-color swb-bg-color': 'Active field, towards the page',
    },
    card: {
      type: 'House',
      address: '1240 Des Érables Street, Montréal',
      price: '$450,000',
      text: 'A bright house.',
      button: 'View the listing',
      field: 'Your name',
    },
    picker: 'Pick the colour',
    onColor: 'Text on the colour',
    publish: {
      title: 'Some colours are hard to read',
      text: 'Below the required contrast (WCAG AA), some visitors cannot read these texts or see these outlines:',
      correct: 'Correct',
      anyway: 'Publish anyway',
    },
  },
};
