import type { Locale } from '@vitrine/contract/locale.ts';

interface AddToMenuTexts {
  button: string;
  unsaved: string;
  title: string;
  choose: string;
  lists: Record<'header' | 'footer', string>;
  firstLevel: string;
  below: (title: string) => string;
  untitled: string;
  hasPage: string;
  none: string;
  loading: string;
  failed: string;
  add: string;
  added: string;
  open: string;
}

export const addToMenuTexts: Record<Locale, AddToMenuTexts> = {
  fr: {
    button: 'Ajouter au menu',
    unsaved: 'Enregistrez la page pour l’ajouter au menu.',
    title: 'Ajouter la page au menu',
    choose: 'La page est ajoutée à un brouillon du site. Les visiteurs la voient dans le menu une fois le site publié.',
    lists: { header: 'En-tête', footer: 'Pied de page' },
    firstLevel: 'Au premier niveau',
    below: (title) => `Sous «\u00a0${title}\u00a0»`,
    untitled: 'Ligne sans texte',
    hasPage: 'La page y est déjà',
    none: 'Ce site n’a ni en-tête ni pied de page avec un menu.',
    loading: 'Chargement…',
    failed: 'Le menu n’a pas pu être lu ou changé. Réessayez dans un instant.',
    add: 'Ajouter au brouillon',
    added: 'La page est dans le menu, en brouillon. Publiez la fiche du site pour que les visiteurs l’y voient.',
    open: 'Ouvrir la fiche du site',
  },
  en: {
    button: 'Add to the menu',
    unsaved: 'Save the page to add it to the menu.',
    title: 'Add the page to the menu',
    choose: 'The page is added to a draft of the site. Visitors see it in the menu once the site is published.',
    lists: { header: 'Header', footer: 'Footer' },
    firstLevel: 'On the first level',
    below: (title) => `Below “${title}”`,
    untitled: 'Line without a text',
    hasPage: 'The page is there already',
    none: 'This site has neither a header nor a footer with a menu.',
    loading: 'Loading…',
    failed: 'The menu could not be read or changed. Please try again in a moment.',
    add: 'Add to the draft',
    added: 'The page is in the menu of the draft. Publish the site to let visitors see it there.',
    open: 'Open the site',
  },
};
