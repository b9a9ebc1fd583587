/**
 * Overrides of Payload's texts about the trash, which do not say how long documents stay there and treat every document as masculine in
 * French.
 */
export const trashTexts = {
  fr: {
    aboutToTrash:
      'Déplacer <1>{{title}}</1> dans la corbeille\u00a0? L’élément quitte le site aussitôt, et reste dans la corbeille 30 jours avant d’être supprimé.',
    documentIsTrashed: 'Cet élément est dans la corbeille. Restaurez-le pour le modifier.',
  },
  en: {
    aboutToTrash:
      'Move <1>{{title}}</1> to the trash? It leaves the website at once, and stays in the trash for 30 days before it is deleted.',
    documentIsTrashed: 'This item is in the trash. Restore it to change it.',
  },
};
