import { type Fact, hasForm } from './notice.ts';

/** Rights of visitors, and how they use them without writing. */
export const rightFacts: readonly Fact<string>[] = [
  {
    isSo: () => true,
    fr: () =>
      'Savoir quels renseignements nous avons sur vous et en obtenir une copie, aussi dans un format informatique courant.',
    en: () => 'To know what information we have about you and obtain a copy, also in a common computer format.',
  },
  {
    isSo: () => true,
    fr: () => 'Faire corriger un renseignement inexact, incomplet ou équivoque.',
    en: () => 'To have information corrected if it is inaccurate, incomplete or equivocal.',
  },
  {
    isSo: () => true,
    fr: () => 'Faire effacer vos renseignements\u00a0; nous vous en remettons un reçu.',
    en: () => 'To have your information erased; we give you a receipt for it.',
  },
  {
    isSo: () => true,
    fr: () => 'Retirer votre consentement en tout temps.',
    en: () => 'To withdraw your consent at any time.',
  },
  {
    isSo: hasForm('property_alert'),
    fr: () => 'Mettre fin à une alerte d’un clic, par le lien de chacun de ses courriels.',
    en: () => 'To end an alert with one click, by the link in each of its emails.',
  },
];
