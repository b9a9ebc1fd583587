import type { Bilingual } from '../locale.ts';

/** The groups of blocks, in the order of the admin's picker and the reference. */
export const blockGroups = {
  shell: { fr: 'En-tête et pied de page', en: 'Header and footer' },
  heroes: { fr: 'Bannières', en: 'Heroes' },
  text: { fr: 'Texte et image', en: 'Text and image' },
  cards: { fr: 'Appels à l’action et cartes', en: 'Calls to action and cards' },
  listings: { fr: 'Propriétés', en: 'Listings' },
  people: { fr: 'Équipe, bureaux et partenaires', en: 'People, offices and partners' },
  testimonials: { fr: 'Témoignages', en: 'Testimonials' },
  blog: { fr: 'Blogue', en: 'Blog' },
  forms: { fr: 'Formulaires et outils', en: 'Forms and tools' },
  media: { fr: 'Médias et cartes géographiques', en: 'Media and maps' },
  layout: { fr: 'Mise en page et code', en: 'Layout and code' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type BlockGroup = keyof typeof blockGroups;
