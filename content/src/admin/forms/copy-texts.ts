import type { Locale } from '@vitrine/contract/locale.ts';

/** Texts of the copies of unsaved forms that the browser keeps. */
export const copyTexts: Record<Locale, CopyTexts> = {
  fr: {
    kept: (time) => `Pas encore enregistré. Copie gardée dans ce navigateur à ${time}.`,
    failed: 'Pas encore enregistré, et ce navigateur ne peut pas garder de copie. Enregistrez souvent.',
    saved: (time) => `Brouillon enregistré à ${time}.`,
    stored: (time) => `Enregistré à ${time}.`,
    published: (time) => `Publié à ${time}.`,
    title: 'Des modifications n’ont pas été enregistrées',
    offer: (moment) => `Elles datent du ${moment}, et sont gardées dans ce navigateur.`,
    changedSince:
      'Le document a été enregistré depuis. Reprendre ces modifications remplace ce que le formulaire montre.',
    merged: 'Le document a été enregistré depuis. Vos modifications s’ajoutent à celles-là.',
    conflicts: {
      intro: 'Ce qui suit a été changé des deux côtés. Choisissez ce que vous gardez.',
      mine: 'Votre modification',
      theirs: 'Enregistré depuis',
      empty: '(vide)',
      other: '(un autre réglage)',
    },
    resume: 'Reprendre ces modifications',
    discard: 'Supprimer ces modifications',
    resumed: 'Vos modifications sont revenues. Enregistrez-les.',
    notResumed: 'Le serveur n’a pas répondu. Vos modifications sont toujours gardées ici : réessayez.',
    otherText: {
      fr: {
        title: 'Votre texte anglais n’est pas enregistré',
        hint: 'Il est gardé dans ce navigateur. Revenez-y et enregistrez le brouillon, puis ajoutez le texte français.',
        back: 'Revenir au texte anglais',
      },
      en: {
        title: 'Votre texte français n’est pas enregistré',
        hint: 'Il est gardé dans ce navigateur. Revenez-y et enregistrez le brouillon, puis ajoutez le texte anglais.',
        back: 'Revenir au texte français',
      },
    },
  },
  en: {
    // A sentence that ends with a time has no full stop of its own, because “a.m.” and “p.m.” end with one.
    kept: (time) => `Not saved yet. Copy kept in this browser at ${time}`,
    failed: 'Not saved yet, and this browser cannot keep a copy. Save often.',
    saved: (time) => `Draft saved at ${time}`,
    stored: (time) => `Saved at ${time}`,
    published: (time) => `Published at ${time}`,
    title: 'Some changes were not saved',
    offer: (moment) => `They date from ${moment}, and are kept in this browser.`,
    changedSince: 'The document was saved since. Resuming these changes replaces what the form shows.',
    merged: 'The document was saved since. Your changes are added to those.',
    conflicts: {
      intro: 'The following was changed on both sides. Choose what you keep.',
      mine: 'Your change',
      theirs: 'Saved since',
      empty: '(empty)',
      other: '(another setting)',
    },
    resume: 'Resume these changes',
    discard: 'Delete these changes',
    resumed: 'Your changes are back. Save them.',
    notResumed: 'The server did not answer. Your changes are still kept here: try again.',
    otherText: {
      fr: {
        title: 'Your English text is not saved',
        hint: 'It is kept in this browser. Go back to it and save the draft, then add the French text.',
        back: 'Back to the English text',
      },
      en: {
        title: 'Your French text is not saved',
        hint: 'It is kept in this browser. Go back to it and save the draft, then add the English text.',
        back: 'Back to the French text',
      },
    },
  },
};

interface CopyTexts {
  kept: (time: string) => string;
  failed: string;
  saved: (time: string) => string;
  stored: (time: string) => string;
  published: (time: string) => string;
  title: string;
  offer: (moment: string) => string;
  changedSince: string;
  /** Said in place of `changedSince` when both sets of changes are put together. */
  merged: string;
  conflicts: { intro: string; mine: string; theirs: string; empty: string; other: string };
  resume: string;
  discard: string;
  resumed: string;
  notResumed: string;
  /** Texts of the notice that the text of a new document in the other language was not saved, by the language that the form shows. */
  otherText: Record<Locale, { title: string; hint: string; back: string }>;
}
