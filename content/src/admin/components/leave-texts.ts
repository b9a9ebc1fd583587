/** Texts of the warnings before typed text is lost. */
export const leaveTexts = {
  fr: {
    leave: 'Ce que vous avez écrit n’est pas enregistré. Quitter quand même\u00a0?',
    question: 'Ce que vous avez écrit serait perdu.',
    stay: 'Continuer',
    close: 'Fermer sans enregistrer',
  },
  en: {
    leave: 'What you wrote is not saved. Leave anyway?',
    question: 'What you wrote would be lost.',
    stay: 'Go on',
    close: 'Close without saving',
  },
};
