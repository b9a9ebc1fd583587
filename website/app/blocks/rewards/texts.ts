import type { rewardItem } from '@vitrine/contract/blocks/rewards.ts';
import { defineTexts } from '../../locale/define-texts.ts';

/** The badges by their idents (sections.16). */
export type BadgeName = keyof (typeof rewardItem)['fields']['ident']['options'];

export const texts = defineTexts({
  fr: {
    showAll: (total: number): string => `Afficher les ${total}\u00a0distinctions`,
    showLess: 'Réduire',
  },
  en: {
    showAll: (total: number): string => `Show all ${total} awards`,
    showLess: 'Show less',
  },
});

/** Lettering of the badges. */
export const badgeNames = defineTexts<Record<BadgeName, string>>({
  fr: {
    '100-perct': 'Club 100\u00a0%',
    '100-perct-or': 'Club 100\u00a0% Or',
    'cercle-legendes': 'Cercle des légendes',
    chariman: 'Club Chairman',
    diamant: 'Club Diamant',
    'luminary-distinction': 'Luminary de distinction',
    'paramount-off-excellence': 'Paramount d’excellence',
    pinacle: 'Club Pinacle',
    platine: 'Club Platine',
    pretige: 'Prestige',
    'reussite-carriere': 'Réussite de carrière',
    select: 'Select',
    'temple-renomee': 'Temple de la renommée',
    titan: 'Club Titan',
  },
  en: {
    '100-perct': '100% Club',
    '100-perct-or': '100% Gold Club',
    'cercle-legendes': 'Circle of Legends',
    chariman: 'Chairman’s Club',
    diamant: 'Diamond Club',
    'luminary-distinction': 'Luminary of Distinction',
    'paramount-off-excellence': 'Paramount of Excellence',
    pinacle: 'Pinnacle Club',
    platine: 'Platinum Club',
    pretige: 'Prestige',
    'reussite-carriere': 'Career Achievement',
    select: 'Select',
    'temple-renomee': 'Hall of Fame',
    titan: 'Titan Club',
  },
});
