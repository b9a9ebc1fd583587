import type { Bilingual } from '@vitrine/contract/locale.ts';

const accent = (number: number) => ({
  [`accent${number}.normal`]: { fr: `Accent ${number}`, en: `Accent ${number}` },
  [`accent${number}.dark`]: { fr: `Accent ${number}, foncé`, en: `Accent ${number}, dark` },
  [`accent${number}.light`]: { fr: `Accent ${number}, pâle`, en: `Accent ${number}, light` },
});

const greys = Array.from({ length: 10 }, (_, index) => {
  const label: Bilingual = { fr: `Gris ${index + 1}`, en: `Grey ${index + 1}` };
  return [`gray${index + 1}`, label] as const;
});

/** The colours of every theme that blocks can use (theme.8), with the names that editors see. */
export const themeColors: Readonly<Record<string, Bilingual>> = {
  ...accent(1),
  ...accent(2),
  white: { fr: 'Blanc', en: 'White' },
  ...Object.fromEntries(greys),
  black: { fr: 'Noir', en: 'Black' },
};

/** Colours of the badges of listings, which the theme sets and blocks cannot choose. */
const badgeColors: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  [
    ['badge', 'Étiquette', 'Badge'],
    ['badge-sold', 'Étiquette «\u00a0Vendu\u00a0»', 'Badge “Sold”'],
    ['badge-new', 'Étiquette «\u00a0Nouveauté\u00a0»', 'Badge “New”'],
    ['badge-open-house', 'Étiquette «\u00a0Visite libre\u00a0»', 'Badge “Open house”'],
  ].flatMap(([name, fr, en]) => [
    [`${name}.normal`, { fr: `${fr}, fond`, en: `${en}, background` }],
    [`${name}.text`, { fr: `${fr}, texte`, en: `${en}, text` }],
  ]),
);

/** Further shades of the accents, which the theme sets and blocks cannot choose. */
const shades = (number: number): Record<string, Bilingual> => ({
  [`accent${number}.deep`]: { fr: `Accent ${number}, très foncé`, en: `Accent ${number}, very dark` },
  [`accent${number}.pale`]: { fr: `Accent ${number}, très pâle`, en: `Accent ${number}, very light` },
});

/** Every colour that a theme can set, with the name that editors see. */
export const settableColors: Readonly<Record<string, Bilingual>> = {
  ...themeColors,
  ...shades(1),
  ...shades(2),
  ...badgeColors,
};
