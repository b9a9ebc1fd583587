import type { Locale } from '@vitrine/contract/locale.ts';
import type { Step } from './menu-moves.ts';

export interface MenuTexts {
  tree: (menu: string) => string;
  hint: string;
  depth: (levels: number) => string;
  count: (count: number) => string;
  limit: (max: number) => string;
  full: (max: number) => string;
  empty: string;
  untitled: string;
  actions: string;
  steps: Record<Step, string>;
  add: string;
  addPages: string;
  duplicate: string;
  remove: string;
  form: (title: string) => string;
  errors: string;
  moved: (title: string, level: number, position: number, count: number) => string;
  stopped: Record<Step, string>;
  tooDeep: (levels: number) => string;
  added: (count: number) => string;
  duplicated: (title: string) => string;
  removed: (title: string) => string;
  otherText: Record<Locale, string>;
  otherTextHint: Record<Locale, string>;
  pages: {
    title: string;
    search: string;
    none: string;
    failed: string;
    loading: string;
    found: (count: number) => string;
    add: (count: number) => string;
  };
}

export const menuTexts: Record<Locale, MenuTexts> = {
  fr: {
    tree: (menu) => `Lignes\u00a0: ${menu}`,
    hint: 'Glissez une ligne par sa poignée, ou choisissez-la puis utilisez les boutons. Au clavier\u00a0: flèches pour choisir, Alt et flèches pour déplacer, Entrée pour modifier, Suppr pour supprimer.',
    depth: (levels) => `${levels} niveaux au plus.`,
    count: (count) => (count === 1 ? '1 ligne' : `${count} lignes`),
    limit: (max) => `${max} lignes au plus au premier niveau.`,
    full: (max) => `Le premier niveau a déjà ses ${max} lignes.`,
    empty: 'Aucune ligne. Ajoutez des pages du site ou une ligne vide.',
    untitled: 'Ligne sans texte',
    actions: 'Actions sur la ligne choisie',
    steps: {
      up: 'Monter',
      down: 'Descendre',
      indent: 'Mettre sous la ligne précédente',
      outdent: 'Sortir du sous-menu',
    },
    add: 'Ajouter une ligne',
    addPages: 'Ajouter des pages',
    duplicate: 'Dupliquer',
    remove: 'Supprimer',
    form: (title) => `Ligne de menu\u00a0: ${title}`,
    errors: 'À corriger',
    moved: (title, level, position, count) =>
      `«\u00a0${title}\u00a0»\u00a0: niveau ${level}, position ${position} sur ${count}.`,
    stopped: {
      up: 'La ligne est déjà la première de sa liste.',
      down: 'La ligne est déjà la dernière de sa liste.',
      indent: 'Aucune ligne ne précède celle-ci dans sa liste.',
      outdent: 'La ligne est déjà au premier niveau.',
    },
    tooDeep: (levels) => `Le menu a ${levels} niveaux au plus.`,
    added: (count) => (count === 1 ? '1 ligne ajoutée.' : `${count} lignes ajoutées.`),
    duplicated: (title) => `«\u00a0${title}\u00a0» est dupliquée.`,
    removed: (title) => `«\u00a0${title}\u00a0» est supprimée. Ctrl+Z annule la suppression.`,
    otherText: { fr: 'Texte en anglais', en: 'Texte en français' },
    otherTextHint: {
      fr: 'Vide, la version anglaise montre le texte français.',
      en: 'Vide, la version française montre le texte anglais.',
    },
    pages: {
      title: 'Ajouter des pages au menu',
      search: 'Chercher une page',
      none: 'Aucune page ne correspond.',
      failed: 'Les pages n’ont pas pu être chargées. Fermez ce panneau et réessayez.',
      loading: 'Chargement…',
      found: (count) => (count === 1 ? '1 page' : `${count} pages`),
      add: (count) => (count === 0 ? 'Ajouter' : count === 1 ? 'Ajouter 1 page' : `Ajouter ${count} pages`),
    },
  },
  en: {
    tree: (menu) => `Lines: ${menu}`,
    hint: 'Drag a line by its handle, or choose it and use the buttons. By keyboard: arrows to choose, Alt and arrows to move, Enter to edit, Delete to delete.',
    depth: (levels) => `At most ${levels} levels.`,
    count: (count) => (count === 1 ? '1 line' : `${count} lines`),
    limit: (max) => `At most ${max} lines on the first level.`,
    full: (max) => `The first level already has its ${max} lines.`,
    empty: 'No lines. Add pages of the site or an empty line.',
    untitled: 'Line without a text',
    actions: 'Actions on the chosen line',
    steps: {
      up: 'Move up',
      down: 'Move down',
      indent: 'Put below the line before it',
      outdent: 'Take out of the submenu',
    },
    add: 'Add a line',
    addPages: 'Add pages',
    duplicate: 'Duplicate',
    remove: 'Delete',
    form: (title) => `Menu line: ${title}`,
    errors: 'To correct',
    moved: (title, level, position, count) => `“${title}”: level ${level}, position ${position} of ${count}.`,
    stopped: {
      up: 'The line is already the first of its list.',
      down: 'The line is already the last of its list.',
      indent: 'No line comes before this one in its list.',
      outdent: 'The line is already on the first level.',
    },
    tooDeep: (levels) => `The menu has at most ${levels} levels.`,
    added: (count) => (count === 1 ? '1 line added.' : `${count} lines added.`),
    duplicated: (title) => `“${title}” is duplicated.`,
    removed: (title) => `“${title}” is deleted. Ctrl+Z undoes it.`,
    otherText: { fr: 'Text in English', en: 'Text in French' },
    otherTextHint: {
      fr: 'When empty, the English version shows the French text.',
      en: 'When empty, the French version shows the English text.',
    },
    pages: {
      title: 'Add pages to the menu',
      search: 'Search for a page',
      none: 'No page matches.',
      failed: 'The pages could not be loaded. Close this panel and try again.',
      loading: 'Loading…',
      found: (count) => (count === 1 ? '1 page' : `${count} pages`),
      add: (count) => (count === 0 ? 'Add' : count === 1 ? 'Add 1 page' : `Add ${count} pages`),
    },
  },
};
