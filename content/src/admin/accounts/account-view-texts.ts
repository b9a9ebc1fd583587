import type { Language } from '../../accounts/account-texts.ts';

interface AccountViewTexts {
  unavailable: string;
  missing: string;
  notAnEmail: string;
  ownPassword: string;
  ownPasswordHint: string;
  ownCode: string;
  ownCodeHint: string;
  logIn: { title: string; email: string; password: string; forgotten: string; submit: string };
  forgotten: { title: string; lead: string; submit: string; sent: string; sentLead: string; back: string };
  reset: {
    title: string;
    confirm: string;
    different: string;
    submit: string;
    done: string;
    invalidLink: string;
    askAgain: string;
  };
  code: {
    title: string;
    lead: string;
    label: string;
    submit: string;
    useRecovery: string;
    recoveryLead: string;
    recoveryLabel: string;
    useApp: string;
    back: string;
  };
  enrolment: { title: string; lead: string; scan: string; qrCode: string; type: string; label: string; submit: string };
  recovery: { title: string; lead: string; copy: string; copied: string; done: string };
  security: {
    title: string;
    lead: string;
    on: string;
    off: string;
    required: string;
    start: string;
    left: (count: number) => string;
    renew: string;
    renewLead: string;
    remove: string;
    removeLead: string;
    removed: string;
    cancel: string;
  };
  colleague: {
    label: string;
    on: string;
    off: string;
    manage: string;
    reset: string;
    resetHeading: string;
    resetBody: (email: string) => string;
    resetDone: string;
  };
  invitation: { unsaved: string; send: string; help: string; sent: (email: string) => string };
  audit: { field: string; before: string; after: string; none: string; empty: string };
}

export const accountViewTexts: Record<Language, AccountViewTexts> = {
  fr: {
    unavailable: 'Le service ne répond pas. Réessayez dans un instant.',
    missing: 'Remplissez ce champ.',
    notAnEmail: 'Entrez une adresse de courriel, comme nom@exemple.ca.',
    ownPassword: 'Votre mot de passe actuel',
    ownPasswordHint: 'Il confirme que c’est bien vous qui changez le mot de passe ou le courriel.',
    ownCode: 'Code de votre application d’authentification',
    ownCodeHint:
      'Il confirme que c’est bien vous qui changez le mot de passe ou le courriel. Un code de secours convient aussi.',
    logIn: {
      title: 'Connexion',
      email: 'Courriel',
      password: 'Mot de passe',
      forgotten: 'Mot de passe oublié\u00a0?',
      submit: 'Se connecter',
    },
    forgotten: {
      title: 'Mot de passe oublié',
      lead: 'Entrez votre adresse de courriel. Vous y recevrez un lien pour choisir un nouveau mot de passe.',
      submit: 'Envoyer',
      sent: 'Courriel envoyé',
      sentLead:
        'Si un compte porte cette adresse, un courriel vous y attend dans un instant. Son lien permet de choisir un nouveau mot de passe. Regardez aussi dans les indésirables.',
      back: 'Retour à la connexion',
    },
    reset: {
      title: 'Réinitialiser le mot de passe',
      confirm: 'Confirmez le mot de passe',
      different: 'Les deux mots de passe ne sont pas les mêmes.',
      submit: 'Réinitialiser le mot de passe',
      done: 'Le mot de passe est changé. Connectez-vous.',
      invalidLink: 'Le lien n’est pas valide, ou il a expiré.',
      askAgain: 'Demander un autre lien',
    },
    code: {
      title: 'Validation en deux étapes',
      lead: 'Entrez le code à six chiffres que votre application d’authentification affiche.',
      label: 'Code',
      submit: 'Continuer',
      useRecovery: 'Utiliser un code de secours',
      recoveryLead: 'Entrez un des codes que vous avez conservés. Chacun ne sert qu’une fois.',
      recoveryLabel: 'Code de secours',
      useApp: 'Utiliser l’application d’authentification',
      back: 'Retour',
    },
    enrolment: {
      title: 'Activez la validation en deux étapes',
      lead: 'Votre mot de passe ne suffira plus\u00a0: à chaque connexion, une application de votre téléphone fournira un code.',
      scan: 'Balayez ce code avec une application d’authentification, comme Google Authenticator ou Microsoft Authenticator.',
      qrCode: 'Code QR pour l’application d’authentification',
      type: 'Ou entrez cette clé à la main\u00a0:',
      label: 'Code affiché par l’application',
      submit: 'Activer',
    },
    recovery: {
      title: 'Conservez vos codes de secours',
      lead: 'Ils ouvrent votre compte si vous perdez votre téléphone. Chacun ne sert qu’une fois, et ils ne seront plus affichés.',
      copy: 'Copier les codes',
      copied: 'Codes copiés',
      done: 'J’ai conservé mes codes',
    },
    security: {
      title: 'Validation en deux étapes',
      lead: 'Un code de votre téléphone protège votre compte, même si quelqu’un connaît votre mot de passe.',
      on: 'Active',
      off: 'Inactive',
      required: 'L’administration exige la validation en deux étapes pour votre compte.',
      start: 'Activer',
      left: (count) => `${count} ${count > 1 ? 'codes de secours inutilisés' : 'code de secours inutilisé'}`,
      renew: 'Remplacer les codes de secours',
      renewLead: 'Les anciens codes cessent de valoir. Entrez un code de votre application.',
      remove: 'Désactiver',
      removeLead: 'Votre mot de passe seul ouvrira votre compte. Entrez un code de votre application.',
      removed: 'Validation en deux étapes désactivée',
      cancel: 'Annuler',
    },
    colleague: {
      label: 'Validation en deux étapes',
      on: 'Active',
      off: 'Inactive',
      manage: 'Gérer la validation en deux étapes',
      reset: 'Réinitialiser',
      resetHeading: 'Réinitialiser la validation en deux étapes\u00a0?',
      resetBody: (email) =>
        `${email} sera déconnecté de partout, et son application et ses codes de secours cesseront de valoir.`,
      resetDone: 'Validation en deux étapes réinitialisée',
    },
    invitation: {
      unsaved:
        'Une fois le compte enregistré, un courriel peut inviter la personne à choisir son mot de passe\u00a0: vous n’avez pas à lui transmettre celui-ci.',
      send: 'Envoyer l’invitation',
      help: 'Un courriel avec un lien, valable sept jours, pour choisir le mot de passe.',
      sent: (email) => `Invitation envoyée à ${email}.`,
    },
    audit: { field: 'Champ', before: 'Avant', after: 'Après', none: 'Aucun détail.', empty: 'vide' },
  },
  en: {
    unavailable: 'The service does not answer. Try again in a moment.',
    missing: 'Fill in this field.',
    notAnEmail: 'Enter an email address, such as name@example.com.',
    ownPassword: 'Your current password',
    ownPasswordHint: 'It confirms that it is you who changes the password or email address.',
    ownCode: 'Code of your authenticator app',
    ownCodeHint: 'It confirms that it is you who changes the password or email address. A recovery code works too.',
    logIn: {
      title: 'Log in',
      email: 'Email',
      password: 'Password',
      forgotten: 'Forgot your password?',
      submit: 'Log in',
    },
    forgotten: {
      title: 'Forgotten password',
      lead: 'Enter your email address. You will receive a link to choose a new password.',
      submit: 'Send',
      sent: 'Email sent',
      sentLead:
        'If an account has this address, an email is on its way. Its link lets you choose a new password. Look in the junk mail too.',
      back: 'Back to log-in',
    },
    reset: {
      title: 'Reset the password',
      confirm: 'Confirm the password',
      different: 'The two passwords are not the same.',
      submit: 'Reset the password',
      done: 'The password is changed. Log in.',
      invalidLink: 'The link is not valid, or it has expired.',
      askAgain: 'Ask for another link',
    },
    code: {
      title: 'Two-step verification',
      lead: 'Enter the six-digit code that your authenticator app shows.',
      label: 'Code',
      submit: 'Continue',
      useRecovery: 'Use a recovery code',
      recoveryLead: 'Enter one of the codes that you saved. Each works once.',
      recoveryLabel: 'Recovery code',
      useApp: 'Use the authenticator app',
      back: 'Back',
    },
    enrolment: {
      title: 'Turn on two-step verification',
      lead: 'Your password will no longer be enough: an app on your phone gives a code at each log-in.',
      scan: 'Scan this code with an authenticator app, such as Google Authenticator or Microsoft Authenticator.',
      qrCode: 'QR code for the authenticator app',
      type: 'Or type this key:',
      label: 'Code shown by the app',
      submit: 'Turn on',
    },
    recovery: {
      title: 'Save your recovery codes',
      lead: 'They open your account if you lose your phone. Each works once, and they will not be shown again.',
      copy: 'Copy the codes',
      copied: 'Codes copied',
      done: 'I have saved my codes',
    },
    security: {
      title: 'Two-step verification',
      lead: 'A code from your phone protects your account, even if somebody knows your password.',
      on: 'On',
      off: 'Off',
      required: 'The administration demands two-step verification for your account.',
      start: 'Turn on',
      left: (count) => `${count} unused recovery ${count === 1 ? 'code' : 'codes'}`,
      renew: 'Replace the recovery codes',
      renewLead: 'The old codes stop working. Enter a code from your app.',
      remove: 'Turn off',
      removeLead: 'Your password alone will open your account. Enter a code from your app.',
      removed: 'Two-step verification turned off',
      cancel: 'Cancel',
    },
    colleague: {
      label: 'Two-step verification',
      on: 'On',
      off: 'Off',
      manage: 'Manage two-step verification',
      reset: 'Reset',
      resetHeading: 'Reset two-step verification?',
      resetBody: (email) => `${email} is logged out everywhere, and their app and recovery codes stop working.`,
      resetDone: 'Two-step verification reset',
    },
    invitation: {
      unsaved:
        'Once the account is saved, an email can invite the person to choose a password: you need not pass this one on.',
      send: 'Send the invitation',
      help: 'An email with a link, valid for seven days, to choose the password.',
      sent: (email) => `Invitation sent to ${email}.`,
    },
    audit: { field: 'Field', before: 'Before', after: 'After', none: 'No details.', empty: 'empty' },
  },
};
