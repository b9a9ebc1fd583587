import type { Bilingual } from './locale.ts';

/** The languages that a person may speak, by their ISO 639-1 codes. */
export const spokenLanguages = {
  fr: { fr: 'Français', en: 'French' },
  en: { fr: 'Anglais', en: 'English' },
  es: { fr: 'Espagnol', en: 'Spanish' },
  it: { fr: 'Italien', en: 'Italian' },
  pt: { fr: 'Portugais', en: 'Portuguese' },
  ht: { fr: 'Créole haïtien', en: 'Haitian Creole' },
  ar: { fr: 'Arabe', en: 'Arabic' },
  zh: { fr: 'Chinois', en: 'Chinese' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type SpokenLanguage = keyof typeof spokenLanguages;

/** Returns the languages of these codes, each with its names; unknown codes are left out. */
export function languageOptions(codes: readonly unknown[]): { id: string; label: Bilingual }[] {
  const known: Readonly<Record<string, Bilingual>> = spokenLanguages;
  return codes.flatMap((code) => {
    const label = known[String(code)];
    return label ? [{ id: String(code), label }] : [];
  });
}

/** Returns `Français, anglais` and `French, English`. */
export function languageNames(codes: readonly unknown[]): Bilingual {
  const names = languageOptions(codes).map(({ label }) => label);
  return {
    // French writes the names of languages in lower case.
    fr: names.map(({ fr }, index) => (index === 0 ? fr : fr.toLowerCase())).join(', '),
    en: names.map(({ en }) => en).join(', '),
  };
}

const sameName = (name: string): Bilingual => ({ fr: name, en: name });

/** The social networks of a person; `website` is a site of their own. */
export const socialNetworks = {
  facebook: sameName('Facebook'),
  instagram: sameName('Instagram'),
  linkedin: sameName('LinkedIn'),
  x: sameName('X'),
  youtube: sameName('YouTube'),
  website: { fr: 'Site personnel', en: 'Personal website' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type SocialNetwork = keyof typeof socialNetworks;

/** The kind of the people that a block with a `context_type` shows (layout.14). */
export const kindOfContext = { brokers: 'broker', teams: 'team', admins: 'admin', directors: 'director' } as const;
export type PersonKind = (typeof kindOfContext)[keyof typeof kindOfContext];
