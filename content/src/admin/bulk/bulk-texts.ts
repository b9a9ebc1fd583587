import type { Locale } from '@vitrine/contract/locale.ts';
import type { BulkAction, BulkCollection } from '../../collections/bulk/bulk-actions.ts';
import type { Obstacle } from '../../collections/bulk/bulk-check.ts';

export interface BulkTexts {
  label: string;
  buttons: Record<BulkAction, string>;
  documents: Record<BulkCollection, (count: number) => string>;
  ask: Record<BulkAction, (documents: string) => string>;
  /** Sentences that say what an action does; `leads` is added for people and offices. */
  explain: Record<'publish' | 'unpublish' | 'move' | 'trash' | 'forGood' | 'leads', string>;
  explainPeople: Record<'publish' | 'unpublish', string>;
  confirm: Record<BulkAction, (documents: string) => string>;
  nothing: string;
  excluded: (count: number) => string;
  obstacles: Record<Exclude<Obstacle, 'done'>, string>;
  already: Record<Exclude<BulkAction, 'delete'>, string>;
  used: (count: number) => string;
  onlyUnused: string;
  unreadable: string;
  folder: string;
  noFolder: string;
  loading: string;
  running: (finished: number, total: number) => string;
  done: (documents: string) => string;
  leadsHandedOn: string;
  stopped: (count: number) => string;
  failed: (count: number) => string;
  unavailable: string;
  cancel: string;
  stop: string;
  close: string;
}

/** Returns a number with its noun; `none` for zero. */
const counted = (none: string, one: string, many: string) => (count: number) =>
  count === 0 ? none : count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Texts of the actions on the selected documents of a list. */
export const bulkTexts: Record<Locale, BulkTexts> = {
  fr: {
    label: 'Actions sur la sélection',
    buttons: {
      publish: 'Publier',
      unpublish: 'Retirer du site',
      move: 'Déplacer vers un dossier',
      delete: 'Supprimer',
    },
    documents: {
      pages: counted('aucune page', 'page', 'pages'),
      articles: counted('aucun article', 'article', 'articles'),
      categories: counted('aucune catégorie', 'catégorie', 'catégories'),
      people: counted('aucune personne', 'personne', 'personnes'),
      offices: counted('aucun bureau', 'bureau', 'bureaux'),
      media: counted('aucun fichier', 'fichier', 'fichiers'),
      'reusable-blocks': counted('aucun bloc', 'bloc', 'blocs'),
    },
    ask: {
      publish: (documents) => `Publier ${documents}\u00a0?`,
      unpublish: (documents) => `Retirer ${documents} du site\u00a0?`,
      move: (documents) => `Déplacer ${documents}\u00a0?`,
      delete: (documents) => `Supprimer ${documents}\u00a0?`,
    },
    explain: {
      publish: 'Les visiteurs verront le dernier brouillon de chaque document.',
      unpublish: 'Les visiteurs ne les verront plus. Leur contenu reste ici, en brouillon.',
      move: 'Les pages qui montrent ces fichiers ne changent pas.',
      trash:
        'Les visiteurs ne les verront plus. Ils restent 30 jours dans la corbeille, d’où vous pouvez les restaurer.',
      forGood: 'C’est irréversible.',
      leads: 'Leurs demandes iront au destinataire par défaut du site.',
    },
    explainPeople: {
      publish: 'Les visiteurs verront ces fiches, qui recevront leurs demandes.',
      unpublish:
        'Les visiteurs ne verront plus ces fiches, qui restent ici en brouillon. Leurs demandes iront au destinataire par défaut du site.',
    },
    confirm: {
      publish: (documents) => `Publier ${documents}`,
      unpublish: (documents) => `Retirer ${documents}`,
      move: (documents) => `Déplacer ${documents}`,
      delete: (documents) => `Supprimer ${documents}`,
    },
    nothing: 'Il n’y a rien à changer dans cette sélection.',
    excluded: (count) =>
      count === 1 ? 'Un document reste tel quel\u00a0:' : `${count} documents restent tels quels\u00a0:`,
    obstacles: {
      rights: 'vous n’avez pas le droit de le modifier',
      site: 'il n’est pas du site du dossier',
      used: 'des pages le montrent\u00a0: retirez-le d’abord de chacune',
    },
    already: { publish: 'déjà publié', unpublish: 'pas en ligne', move: 'déjà dans ce dossier' },
    used: (count) => (count === 1 ? 'Un document sert ailleurs\u00a0:' : `${count} documents servent ailleurs\u00a0:`),
    onlyUnused: 'Supprimer seulement ce que rien n’utilise',
    unreadable: 'Document d’un autre site',
    folder: 'Dossier',
    noFolder: 'Hors de tout dossier',
    loading: 'Vérification de la sélection…',
    running: (finished, total) => `${finished} sur ${total}`,
    done: (documents) => `C’est fait pour ${documents}.`,
    leadsHandedOn: 'Leurs demandes vont maintenant au destinataire par défaut du site.',
    stopped: (count) =>
      count === 1
        ? 'Arrêté\u00a0: un document n’a pas été touché.'
        : `Arrêté\u00a0: ${count} documents n’ont pas été touchés.`,
    failed: (count) =>
      count === 1 ? 'Un document n’a pas pu l’être\u00a0:' : `${count} documents n’ont pas pu l’être\u00a0:`,
    unavailable: 'Le service n’a pas répondu. Réessayez dans un instant.',
    cancel: 'Annuler',
    stop: 'Arrêter',
    close: 'Fermer',
  },
  en: {
    label: 'Actions on the selection',
    buttons: { publish: 'Publish', unpublish: 'Take off the site', move: 'Move to a folder', delete: 'Delete' },
    documents: {
      pages: counted('no page', 'page', 'pages'),
      articles: counted('no article', 'article', 'articles'),
      categories: counted('no category', 'category', 'categories'),
      people: counted('nobody', 'person', 'people'),
      offices: counted('no office', 'office', 'offices'),
      media: counted('no file', 'file', 'files'),
      'reusable-blocks': counted('no block', 'block', 'blocks'),
    },
    ask: {
      publish: (documents) => `Publish ${documents}?`,
      unpublish: (documents) => `Take ${documents} off the site?`,
      move: (documents) => `Move ${documents}?`,
      delete: (documents) => `Delete ${documents}?`,
    },
    explain: {
      publish: 'Visitors will see the latest draft of each document.',
      unpublish: 'Visitors will not see them any more. Their content stays here, as a draft.',
      move: 'The pages that show these files do not change.',
      trash:
        'Visitors will not see them any more. They stay in the trash for 30 days, from where you can restore them.',
      forGood: 'This cannot be undone.',
      leads: 'Their leads will go to the default recipient of the site.',
    },
    explainPeople: {
      publish: 'Visitors will see them, and they will receive their leads.',
      unpublish:
        'Visitors will not see them any more; they stay here, as drafts. Their leads will go to the default recipient of the site.',
    },
    confirm: {
      publish: (documents) => `Publish ${documents}`,
      unpublish: (documents) => `Take off ${documents}`,
      move: (documents) => `Move ${documents}`,
      delete: (documents) => `Delete ${documents}`,
    },
    nothing: 'There is nothing to change in this selection.',
    excluded: (count) => (count === 1 ? 'One document stays as it is:' : `${count} documents stay as they are:`),
    obstacles: {
      rights: 'you may not change it',
      site: 'it is not of the site of the folder',
      used: 'pages show it: remove it from each of them first',
    },
    already: { publish: 'published already', unpublish: 'not online', move: 'in this folder already' },
    used: (count) => (count === 1 ? 'One document is used elsewhere:' : `${count} documents are used elsewhere:`),
    onlyUnused: 'Delete only those that nothing uses',
    unreadable: 'Document of another site',
    folder: 'Folder',
    noFolder: 'Out of any folder',
    loading: 'Checking the selection…',
    running: (finished, total) => `${finished} of ${total}`,
    done: (documents) => `Done for ${documents}.`,
    leadsHandedOn: 'Their leads now go to the default recipient of the site.',
    stopped: (count) =>
      count === 1 ? 'Stopped: one document was not touched.' : `Stopped: ${count} documents were not touched.`,
    failed: (count) =>
      count === 1 ? 'One document could not be changed:' : `${count} documents could not be changed:`,
    unavailable: 'The service did not answer. Please try again in a moment.',
    cancel: 'Cancel',
    stop: 'Stop',
    close: 'Close',
  },
};
