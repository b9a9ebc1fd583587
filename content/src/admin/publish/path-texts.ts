export const pathTexts = {
  fr: { follows: 'Proposé d’après le titre. Modifiez-le au besoin\u00a0: il ne suivra plus le titre.' },
  en: { follows: 'Proposed from the title. Change it as needed: it then no longer follows the title.' },
};
