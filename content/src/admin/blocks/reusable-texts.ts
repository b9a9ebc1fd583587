/** Texts for making a reusable block of a block of a page, and the other way round. */
export const reusableTexts = {
  fr: {
    save: 'Enregistrer comme bloc réutilisable',
    detach: 'Détacher',
    hint: 'Le bloc est gardé une seule fois, dans les deux langues. Vous pourrez le montrer sur d’autres pages par «\u00a0Ajouter un bloc\u00a0».',
    name: 'Nom du bloc',
    namePlaceholder: 'Invitation à nous écrire',
    nameMissing: 'Donnez un nom au bloc.',
    cancel: 'Annuler',
    confirm: 'Enregistrer',
    saved: (name: string) => `Le bloc «\u00a0${name}\u00a0» est réutilisable. Cette page le montre à présent.`,
    detached: 'Le bloc est copié dans la page. Ce que vous y changez ne change plus les autres pages.',
    failed: 'Le bloc n’a pas pu être enregistré. Complétez ses champs obligatoires, puis réessayez.',
  },
  en: {
    save: 'Save as a reusable block',
    detach: 'Detach',
    hint: 'The block is kept once, in both languages. You can show it on other pages by “Add a block”.',
    name: 'Name of the block',
    namePlaceholder: 'Invitation to write to us',
    nameMissing: 'Give the block a name.',
    cancel: 'Cancel',
    confirm: 'Save',
    saved: (name: string) => `The block “${name}” is reusable. This page now shows it.`,
    detached: 'The block is copied into the page. What you change in it no longer changes the other pages.',
    failed: 'The block could not be saved. Complete its required fields, then try again.',
  },
};
