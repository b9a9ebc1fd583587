import type { Bilingual } from '@vitrine/contract/locale.ts';

/** Returns the help text of a list with the minimum and maximum number of its items added. `max` is null without a limit. */
export function withLimits(help: Bilingual, min: number, max: number | null): Bilingual {
  const limits = limitsOf(min, max);
  return limits ? { fr: `${help.fr} ${limits.fr}`, en: `${help.en} ${limits.en}` } : help;
}

function limitsOf(min: number, max: number | null): Bilingual | null {
  if (max === null) return min > 0 ? { fr: `Au moins ${min}.`, en: `At least ${min}.` } : null;
  if (min === max) return { fr: `Exactement ${max}.`, en: `Exactly ${max}.` };
  return min > 0
    ? { fr: `De ${min} à ${max}.`, en: `From ${min} to ${max}.` }
    : { fr: `Au plus ${max}.`, en: `At most ${max}.` };
}
