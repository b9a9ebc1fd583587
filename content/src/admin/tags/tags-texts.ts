export const tagsTexts = {
  fr: {
    tag: (number: number) => `Balise ${number}`,
    add: 'Ajouter une balise',
    remove: (number: number) => `Retirer la balise ${number}`,
  },
  en: {
    tag: (number: number) => `Tag ${number}`,
    add: 'Add a tag',
    remove: (number: number) => `Remove tag ${number}`,
  },
};
