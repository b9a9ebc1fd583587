import type { Locale } from '@vitrine/contract/locale.ts';

interface FormTexts {
  required: string;
  refused: (count: number) => string;
  refusedHint: string;
  notSaved: string;
  notSavedHint: string;
  kept: string;
  retry: string;
  field: (place: { names: readonly string[]; tab: string | null; locale: Locale | null }) => string;
  requiredMark: string;
}

const localeNames = {
  fr: { fr: 'en français', en: 'en anglais' },
  en: { fr: 'in French', en: 'in English' },
} as const;

/** Texts of the forms of documents: what keeps them from being saved. */
export const formTexts: Record<Locale, FormTexts> = {
  fr: {
    required: 'obligatoire',
    refused: (count) =>
      count === 1
        ? 'Rien n’est enregistré\u00a0: un champ est à corriger'
        : `Rien n’est enregistré\u00a0: ${count} champs sont à corriger`,
    refusedHint: 'Ce que vous avez écrit est encore là. Chaque ligne mène à son champ.',
    notSaved: 'L’enregistrement n’a pas abouti',
    notSavedHint:
      'Ce que vous avez écrit est encore là. Vérifiez votre connexion, puis réessayez. Si votre session est terminée, ouvrez-en une autre dans un nouvel onglet d’abord.',
    kept: 'Ce que vous avez écrit et choisi est encore là.',
    retry: 'Réessayer',
    field: ({ names, tab, locale }) =>
      [names.join(' · '), locale && localeNames.fr[locale], tab && `onglet ${tab}`].filter(Boolean).join(', '),
    requiredMark: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
  },
  en: {
    required: 'required',
    refused: (count) =>
      count === 1
        ? 'Nothing was saved: one field needs correcting'
        : `Nothing was saved: ${count} fields need correcting`,
    refusedHint: 'What you wrote is still here. Each line leads to its field.',
    notSaved: 'Saving did not work',
    notSavedHint:
      'What you wrote is still here. Check your connection, then try again. If your session has ended, log in again in another tab first.',
    kept: 'What you wrote and chose is still here.',
    retry: 'Try again',
    field: ({ names, tab, locale }) =>
      [names.join(' · '), locale && localeNames.en[locale], tab && `${tab} tab`].filter(Boolean).join(', '),
    requiredMark: 'Fields with an asterisk (*) are required.',
  },
};
