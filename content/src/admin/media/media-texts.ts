import type { Language } from '../leads/staff-api.ts';

export const mediaTexts: Record<Language, { missing: string }> = {
  fr: {
    missing:
      'Décrivez ce que l’image montre, ou cochez «\u00a0Image décorative\u00a0» si elle n’ajoute rien au texte qui l’entoure.',
  },
  en: {
    missing: 'Describe what the picture shows, or tick “Decorative picture” if it adds nothing to the text around it.',
  },
};
