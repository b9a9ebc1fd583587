/** Texts of the tools with which a page is composed. */
export const composeTexts = {
  fr: {
    undo: 'Annuler la dernière modification (Ctrl+Z)',
    redo: 'Rétablir la modification (Ctrl+Y)',
    addBlock: 'Ajouter un bloc',
    chooseBlock: 'Choisir un bloc',
    close: 'Fermer',
    search: 'Chercher un bloc',
    searchHint: 'Par exemple\u00a0: équipe, carte, témoignages',
    none: (query: string) => `Aucun bloc ne correspond à «\u00a0${query}\u00a0».`,
    found: (count: number) => (count === 1 ? '1 bloc' : `${count} blocs`),
    adding: (block: string) => `Ajout du bloc «\u00a0${block}\u00a0»…`,
    withoutSample: 'Le bloc est ajouté vide\u00a0: son exemple n’a pas pu être chargé.',
    sampleAdded: 'Le bloc est ajouté avec un contenu d’exemple. Il sera publié une fois son contenu modifié.',
    templates: 'Partir d’un modèle',
    templatesHint: 'Le modèle ajoute des blocs avec du contenu d’exemple, que vous remplacez par le vôtre.',
    addingTemplate: 'Ajout du modèle…',
    templateAdded:
      'Le modèle est ajouté. Remplacez le contenu d’exemple par le vôtre\u00a0: il n’est pas publié avant.',
    templateFailed: 'Le modèle n’a pas pu être chargé. Réessayez dans un instant.',
    copied: (block: string) =>
      `Bloc «\u00a0${block}\u00a0» copié. Collez-le sur une autre page, ou ici, par «\u00a0Ajouter un bloc\u00a0».`,
    notCopied: 'Le navigateur n’a pas pu garder la copie.',
    nothingCopied: 'Aucun bloc n’est copié.',
    paste: (block: string) => `Coller «\u00a0${block}\u00a0»`,
    pasteHint: 'Le bloc que vous avez copié, dans la langue de sa page.',
    pasted: 'Le bloc est collé.',
    pastedWithout: (count: number) =>
      count === 1
        ? 'Le bloc est collé sans une image ou un lien qui n’est pas de ce site.'
        : `Le bloc est collé sans ${count} images ou liens qui ne sont pas de ce site.`,
    samplesLeft: (count: number) =>
      count === 1 ? '1 exemple ne sera pas publié' : `${count} exemples ne seront pas publiés`,
    reusable: 'Bloc réutilisable',
    reusableGroup: 'Blocs réutilisables de ce site',
    reusablePurpose: 'Gardé une seule fois\u00a0: ce que vous y changez change sur toutes ses pages.',
    reusableOfOther: 'Ce bloc réutilisable est celui d’un autre site\u00a0: il ne peut pas être collé ici.',
    sample: 'Exemple',
    hidden: 'Masqué',
  },
  en: {
    undo: 'Undo the last change (Ctrl+Z)',
    redo: 'Redo the change (Ctrl+Y)',
    addBlock: 'Add a block',
    chooseBlock: 'Choose a block',
    close: 'Close',
    search: 'Search for a block',
    searchHint: 'For example: team, map, testimonials',
    none: (query: string) => `No block matches “${query}”.`,
    found: (count: number) => (count === 1 ? '1 block' : `${count} blocks`),
    adding: (block: string) => `Adding the “${block}” block…`,
    withoutSample: 'The block was added empty: its sample could not be loaded.',
    sampleAdded: 'The block was added with sample content. It is published once its content is changed.',
    templates: 'Start from a template',
    templatesHint: 'The template adds blocks with sample content, which you replace with yours.',
    addingTemplate: 'Adding the template…',
    templateAdded: 'The template is added. Replace the sample content with yours: it is not published before.',
    templateFailed: 'The template could not be loaded. Please try again in a moment.',
    copied: (block: string) => `“${block}” block copied. Paste it on another page, or here, by “Add a block”.`,
    notCopied: 'The browser could not keep the copy.',
    nothingCopied: 'No block is copied.',
    paste: (block: string) => `Paste “${block}”`,
    pasteHint: 'The block that you copied, in the language of its page.',
    pasted: 'The block is pasted.',
    pastedWithout: (count: number) =>
      count === 1
        ? 'The block is pasted without one picture or link that is not of this site.'
        : `The block is pasted without ${count} pictures or links that are not of this site.`,
    samplesLeft: (count: number) =>
      count === 1 ? '1 sample will not be published' : `${count} samples will not be published`,
    reusable: 'Reusable block',
    reusableGroup: 'Reusable blocks of this site',
    reusablePurpose: 'Kept once: what you change in it changes on all of its pages.',
    reusableOfOther: 'This reusable block belongs to another site, so it cannot be pasted here.',
    sample: 'Sample',
    hidden: 'Hidden',
  },
};
