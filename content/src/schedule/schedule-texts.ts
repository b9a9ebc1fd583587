/** Reasons why a date is refused or a scheduled change fails. */
export const scheduleErrors = {
  invalid: { fr: 'Entrez une date et une heure.', en: 'Enter a date and a time.' },
  past: { fr: 'Cette date est passée. Choisissez-en une à venir.', en: 'This date is past. Choose one to come.' },
  order: {
    fr: 'Le retrait doit venir après la publication.',
    en: 'The date to unpublish must come after the date to publish.',
  },
  account: {
    fr: 'Le compte qui l’a programmée n’existe plus.',
    en: 'The account that scheduled it no longer exists.',
  },
  unexpected: { fr: 'Une erreur inattendue s’est produite.', en: 'An unexpected error occurred.' },
} as const;
