import type { PayloadRequest } from 'payload';

export type Language = 'fr' | 'en';

/** Returns the language in which the sender of a request reads the admin. */
export const requestLanguage = (req: Pick<PayloadRequest, 'i18n'>): Language =>
  req.i18n?.language === 'en' ? 'en' : 'fr';

interface AccountTexts {
  tooManyAttempts: string;
  codeNeeded: string;
  wrongCode: string;
  ownPasswordNeeded: string;
  wrongOwnPassword: string;
  enrolmentNeeded: string;
  notAllowed: string;
  alreadyEnrolled: string;
  notEnrolled: string;
  factorDemanded: string;
  enrolFirst: string;
  sessionOver: string;
}

/** Messages of the account endpoints. */
export const accountTexts: Record<Language, AccountTexts> = {
  fr: {
    sessionOver: 'Votre session dure depuis plus de douze heures. Reconnectez-vous.',
    tooManyAttempts: 'Trop de tentatives. Réessayez dans quelques minutes.',
    codeNeeded: 'Entrez le code de votre application d’authentification.',
    wrongCode: 'Ce code n’est pas valable. Attendez le suivant et réessayez.',
    ownPasswordNeeded: 'Entrez votre mot de passe actuel.',
    wrongOwnPassword: 'Ce n’est pas votre mot de passe actuel.',
    enrolmentNeeded: 'Votre compte doit être protégé par une validation en deux étapes.',
    notAllowed: 'Vous n’avez pas le droit de faire cela.',
    alreadyEnrolled: 'La validation en deux étapes est déjà active.',
    notEnrolled: 'La validation en deux étapes n’est pas active.',
    factorDemanded: 'L’administration exige la validation en deux étapes pour votre compte.',
    enrolFirst: 'Activez d’abord la validation en deux étapes de votre propre compte.',
  },
  en: {
    sessionOver: 'Your session has lasted more than twelve hours. Log in again.',
    tooManyAttempts: 'Too many attempts. Try again in a few minutes.',
    codeNeeded: 'Enter the code of your authenticator app.',
    wrongCode: 'This code is not valid. Wait for the next one and try again.',
    ownPasswordNeeded: 'Enter your current password.',
    wrongOwnPassword: 'This is not your current password.',
    enrolmentNeeded: 'Your account has to be protected by two-step verification.',
    notAllowed: 'You are not allowed to do this.',
    alreadyEnrolled: 'Two-step verification is on already.',
    notEnrolled: 'Two-step verification is not on.',
    factorDemanded: 'The administration demands two-step verification for your account.',
    enrolFirst: 'Turn on two-step verification for your own account first.',
  },
};

export const textsOf = (req: Pick<PayloadRequest, 'i18n'>): AccountTexts => accountTexts[requestLanguage(req)];
