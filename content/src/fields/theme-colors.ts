import type { Bilingual } from '@vitrine/contract/fields.ts';

const accent = (number: number) => ({
  [`accent${number}.normal`]: { fr: `Accent ${number}`, en: `Accent ${number}` },
  [`accent${number}.dark`]: { fr: `Accent ${number}, foncé`, en: `Accent ${number}, dark` },
  [`accent${number}.light`]: { fr: `Accent ${number}, pâle`, en: `Accent ${number}, light` },
});

const greys = Array.from({ length: 10 }, (_, index) => {
  const label: Bilingual = { fr: `Gris ${index + 1}`, en: `Grey ${index + 1}` };
  return [`gray${index + 1}`, label] as const;
});

/** The colours of every theme (`1-shell §3`, Theme) with the names that editors see. */
export const themeColors: Readonly<Record<string, Bilingual>> = {
  ...accent(1),
  ...accent(2),
  white: { fr: 'Blanc', en: 'White' },
  ...Object.fromEntries(greys),
  black: { fr: 'Noir', en: 'Black' },
};
