import type { Language } from '../account-texts.ts';

/** Lengths of a password, in characters as a person counts them. */
export const minLength = 12;
export const maxLength = 200;

/** Reason for which a password is refused. */
export type PasswordWeakness = 'short' | 'long' | 'common' | 'personal';

/** Label of every field of a new password, which says the rule before somebody types. */
export const newPasswordLabel: Record<Language, string> = {
  fr: `Nouveau mot de passe (au moins ${minLength} caractères, difficile à deviner)`,
  en: `New password (at least ${minLength} characters, hard to guess)`,
};

/** Messages for passwords that break the rule. */
export const passwordTexts: Record<Language, Record<PasswordWeakness, string>> = {
  fr: {
    short: `Choisissez un mot de passe d’au moins ${minLength} caractères.`,
    long: `Choisissez un mot de passe d’au plus ${maxLength} caractères.`,
    common: 'Ce mot de passe est trop courant ou trop simple. Choisissez-en un plus difficile à deviner.',
    personal: 'Ce mot de passe ressemble trop au nom ou au courriel du compte. Choisissez-en un autre.',
  },
  en: {
    short: `Choose a password of at least ${minLength} characters.`,
    long: `Choose a password of at most ${maxLength} characters.`,
    common: 'This password is too common or too simple. Choose one that is harder to guess.',
    personal: 'This password is too close to the name or email address of the account. Choose another one.',
  },
};
