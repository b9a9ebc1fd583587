import type { Language } from '../leads/staff-api.ts';

export const mediaTexts: Record<Language, { missing: string; notSent: string; refused: string }> = {
  fr: {
    missing:
      'Décrivez ce que l’image montre, ou cochez «\u00a0Image décorative\u00a0» si elle n’ajoute rien au texte qui l’entoure.',
    notSent:
      'Le fichier n’est pas arrivé à l’espace de stockage. Rien n’a été changé\u00a0: réessayez dans quelques minutes.',
    refused:
      'L’espace de stockage a refusé le fichier. Rien n’a été changé\u00a0: réessayez et, si cela se répète, avisez la personne qui s’occupe de l’installation.',
  },
  en: {
    missing: 'Describe what the picture shows, or tick “Decorative picture” if it adds nothing to the text around it.',
    notSent: 'The file did not reach the storage. Nothing was changed: try again in a few minutes.',
    refused:
      'The storage refused the file. Nothing was changed: try again and, if it happens again, tell the person who runs the installation.',
  },
};
