/** Overrides Payload's French texts of log-in and mail with the terms used in Québec, such as « courriel » for e-mail. */
export const quebecFrench = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Si un compte porte cette adresse, un courriel vous y attend dans un instant. Son lien permet de choisir un nouveau mot de passe. Regardez aussi dans les indésirables.',
    emailNotValid: 'Cette adresse de courriel n’est pas valide.',
    emailSent: 'Courriel envoyé',
    forgotPasswordEmailInstructions:
      'Entrez votre adresse de courriel. Vous y recevrez un lien pour choisir un nouveau mot de passe.',
  },
  error: {
    emailOrPasswordIncorrect: 'Le courriel ou le mot de passe est incorrect.',
    missingEmail: 'Entrez une adresse de courriel.',
  },
  general: { email: 'Courriel', emailAddress: 'Adresse de courriel' },
  validation: { emailAddress: 'Entrez une adresse de courriel valide.' },
};
