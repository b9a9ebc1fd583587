import type { Language } from '../../accounts/account-texts.ts';

interface SessionTexts {
  label: string;
  device: (browser: string | null, system: string | null) => string;
  since: (moment: string) => string;
  lastActive: (moment: string) => string;
  current: string;
  end: string;
  endNamed: (device: string, moment: string) => string;
  endOthers: string;
  endAll: string;
  none: string;
  onlyThis: string;
  endOneTitle: string;
  endOthersTitle: string;
  endHint: string;
  passwordHint: string;
  codeHint: string;
  cancel: string;
  endAllTitle: string;
  endAllBody: (email: string) => string;
  ended: string;
}

/** Texts of the list of sessions in the form of an account. */
export const sessionTexts: Record<Language, SessionTexts> = {
  fr: {
    label: 'Sessions ouvertes',
    device: (browser, system) =>
      browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'Appareil inconnu'),
    since: (moment) => `Ouverte le ${moment}`,
    lastActive: (moment) => `Dernière activité le ${moment}`,
    current: 'Cette session',
    end: 'Fermer',
    endNamed: (device, moment) => `Fermer la session ${device} ouverte le ${moment}`,
    endOthers: 'Fermer toutes les autres sessions',
    endAll: 'Fermer toutes les sessions',
    none: 'Aucune session ouverte.',
    onlyThis: 'Vous n’avez aucune autre session ouverte.',
    endOneTitle: 'Fermer cette session\u00a0?',
    endOthersTitle: 'Fermer toutes les autres sessions\u00a0?',
    endHint: 'L’appareil devra se reconnecter. Si vous ne le reconnaissez pas, changez aussi votre mot de passe.',
    passwordHint: 'Il confirme que c’est bien vous.',
    codeHint: 'Il confirme que c’est bien vous. Un code de secours convient aussi.',
    cancel: 'Annuler',
    endAllTitle: 'Fermer toutes les sessions\u00a0?',
    endAllBody: (email) =>
      `${email} devra se reconnecter sur tous ses appareils. Ce qui n’est pas enregistré reste dans son navigateur.`,
    ended: 'C’est fait\u00a0: la liste est à jour.',
  },
  en: {
    label: 'Open sessions',
    device: (browser, system) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
    since: (moment) => `Opened ${moment}`,
    lastActive: (moment) => `Last active ${moment}`,
    current: 'This session',
    end: 'End',
    endNamed: (device, moment) => `End the session ${device} opened ${moment}`,
    endOthers: 'End all other sessions',
    endAll: 'End all sessions',
    none: 'No open session.',
    onlyThis: 'You are not logged in anywhere else.',
    endOneTitle: 'End this session?',
    endOthersTitle: 'End all other sessions?',
    endHint: 'The device will have to log in again. If you do not recognize it, change your password too.',
    passwordHint: 'It confirms that it is you.',
    codeHint: 'It confirms that it is you. A recovery code works too.',
    cancel: 'Cancel',
    endAllTitle: 'End all sessions?',
    endAllBody: (email) => `${email} will have to log in again on every device. Unsaved work stays in the browser.`,
    ended: 'Done: the list is up to date.',
  },
};
