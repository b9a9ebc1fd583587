import type { UsedCollection, UsingCollection } from '../../collections/document-uses.ts';

interface UsesTexts {
  /** Title of the list in a form. */
  usedBy: string;
  none: string;
  loading: string;
  failed: string;
  elsewhere: (count: number) => string;
  kinds: Record<UsingCollection, string>;
  parts: Record<'header' | 'footer', string>;
  scheduled: (date: string) => string;
  /** Title of the list in the dialog that deletes a document. */
  heading: (count: number) => string;
  /** Sentence that says what happens to the listed documents. */
  outcome: Record<UsedCollection, string>;
  /** Sentence that says what else the deletion changes. */
  always: Partial<Record<UsedCollection, string>>;
  deleteAnyway: string;
  deleting: string;
  deleted: string;
  notDeleted: string;
}

export const usesTexts: Record<'fr' | 'en', UsesTexts> = {
  fr: {
    usedBy: 'Utilisé par',
    none: 'Rien ne l’utilise et aucun lien n’y mène.',
    loading: 'Recherche de ce qui l’utilise…',
    failed: 'Ce qui l’utilise n’a pas pu être trouvé. Fermez, puis réessayez.',
    elsewhere: (count) => `${count} ${count > 1 ? 'documents d’autres sites' : 'document d’un autre site'}`,
    kinds: {
      ...{ pages: 'Page', articles: 'Article', people: 'Personne', offices: 'Bureau', sites: 'Site' },
      ...{ 'reusable-blocks': 'Bloc réutilisable', redirects: 'Redirection', 'scheduled-changes': 'Programmation' },
    },
    parts: { header: 'en-tête et menu', footer: 'pied de page' },
    scheduled: (date) => `Programmation du ${date}`,
    heading: (count) => (count > 1 ? `${count} éléments l’utilisent` : '1 élément l’utilise'),
    outcome: {
      pages: 'Les liens vers cette page ne seront plus montrés, et ce qui est programmé sera annulé.',
      articles: 'Ils ne montreront plus cet article, et ce qui est programmé sera annulé.',
      categories: 'Ils n’auront plus cette catégorie.',
      people: 'Ils ne montreront plus cette personne.',
      offices: 'Ils ne montreront plus ce bureau.',
      media: 'Ils resteront sans image à cet endroit.',
      'reusable-blocks': 'Retirez-le d’abord de chacun\u00a0: il ne peut pas être supprimé avant.',
    },
    always: {
      people: 'Ses demandes reviendront au destinataire par défaut du site.',
      media: 'Un fichier supprimé ne peut pas être récupéré.',
    },
    deleteAnyway: 'Supprimer quand même',
    deleting: 'Suppression…',
    deleted: 'Fichier supprimé.',
    notDeleted: 'Le fichier n’a pas été supprimé.',
  },
  en: {
    usedBy: 'Used on',
    none: 'Nothing uses it and no link leads to it.',
    loading: 'Searching for what uses it…',
    failed: 'What uses it could not be found. Close this and try again.',
    elsewhere: (count) => `${count} ${count > 1 ? 'documents of other sites' : 'document of another site'}`,
    kinds: {
      ...{ pages: 'Page', articles: 'Article', people: 'Person', offices: 'Office', sites: 'Site' },
      ...{ 'reusable-blocks': 'Reusable block', redirects: 'Redirect', 'scheduled-changes': 'Schedule' },
    },
    parts: { header: 'header and menu', footer: 'footer' },
    scheduled: (date) => `Schedule of ${date}`,
    heading: (count) => (count > 1 ? `${count} items use it` : '1 item uses it'),
    outcome: {
      pages: 'Links to this page will no longer be shown, and what is scheduled will be cancelled.',
      articles: 'They will no longer show this article, and what is scheduled will be cancelled.',
      categories: 'They will no longer have this category.',
      people: 'They will no longer show this person.',
      offices: 'They will no longer show this office.',
      media: 'They will have no picture there.',
      'reusable-blocks': 'Remove it from each of them first: it cannot be deleted before.',
    },
    always: {
      people: 'The person’s leads will go to the default recipient of the site.',
      media: 'A deleted file cannot be recovered.',
    },
    deleteAnyway: 'Delete anyway',
    deleting: 'Deleting…',
    deleted: 'File deleted.',
    notDeleted: 'The file was not deleted.',
  },
};
