import type { Bilingual } from '@vitrine/contract/locale.ts';

/** Texts of samples. */

export const sampleSentences = {
  fr: 'Nous connaissons chaque quartier, chaque rue et souvent la maison. Dites-nous ce que vous cherchez, nous vous ouvrons les bonnes portes.',
  en: 'We know every neighbourhood, every street and often the house. Tell us what you are looking for, we open the right doors.',
};

/** Sample texts by field name, for fields whose label would not be a good sample. */
export const sampleTexts: Readonly<Record<string, Bilingual>> = {
  super_title: { fr: 'Courtiers immobiliers', en: 'Real estate brokers' },
  main_title: { fr: 'Trouver la maison qui vous ressemble', en: 'Find the house that is yours' },
  sub_title: { fr: 'Du Plateau au fleuve, depuis trente ans', en: 'From the Plateau to the river, for thirty years' },
  secondary_title: { fr: 'Montréal', en: 'Montréal' },
  person_name: { fr: 'Camille Fontaine', en: 'Camille Fontaine' },
  person_subtitle: { fr: 'Courtière immobilière', en: 'Real estate broker' },
  author_name: { fr: 'Camille Fontaine', en: 'Camille Fontaine' },
  broker_name: { fr: 'Camille Fontaine', en: 'Camille Fontaine' },
  broker_subtitle: { fr: 'Courtière immobilière', en: 'Real estate broker' },
  all_rights_reserved: { fr: 'Tous droits réservés', en: 'All rights reserved' },
  name: { fr: 'Nouveau', en: 'New' },
  tooltip: { fr: '450 000\u00a0$', en: '$450,000' },
};
