export const personTexts = {
  fr: {
    create: 'Créer sa page',
    created: 'Brouillon de la page créé. Relisez-le, puis publiez-le.',
    failed: 'La page n’a pas été créée. Enregistrez la personne, puis réessayez.',
    afterSaving: 'Enregistrez la personne pour pouvoir créer sa page.',
  },
  en: {
    create: 'Create the page',
    created: 'Draft of the page created. Read it, then publish it.',
    failed: 'The page was not created. Save the person, then try again.',
    afterSaving: 'Save the person to be able to create the page.',
  },
};
