import type { Alt, Season } from '../descriptions/description.ts';
import type { Hour } from '../drawing/light.ts';
import { drawnHome } from './draw-home.ts';
import type { Home, HomeFacts, HomeKind } from './home-facts.ts';

const counts = {
  fr: ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize'],
  en: [
    '',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
  ],
} as const;

const plural =
  (fr: string, en: string) =>
  (facts: HomeFacts): Alt => ({
    fr: fr
      .replace('{storeys}', counts.fr[facts.storeys] ?? String(facts.storeys))
      .replace('{units}', counts.fr[facts.units] ?? ''),
    en: en
      .replace('{storeys}', counts.en[facts.storeys] ?? String(facts.storeys))
      .replace('{units}', counts.en[facts.units] ?? ''),
  });

/** The noun of each kind; `{material}` stands where English puts the material. */
const nouns: Record<HomeKind, (facts: HomeFacts) => Alt> = {
  bungalow: plural('Bungalow', '{material} bungalow'),
  cottage: plural('Maison à étage', '{material} two-storey house'),
  modern: plural('Maison contemporaine à toit plat', 'contemporary flat-roofed house in {material}'),
  canadienne: ({ storeys }) =>
    storeys > 1
      ? { fr: 'Maison de village à lucarnes', en: '{material} village house with dormers' }
      : { fr: 'Maison de village à longue galerie', en: '{material} village house with a long porch' },
  row: plural('Maison en rangée', '{material} row house'),
  stone: plural('Ancienne maison de ville à lucarnes', 'old {material} town house with dormers'),
  shoebox: plural('Petite maison de ville à toit plat', 'small {material} town house with a flat roof'),
  plex: ({ storeys }) =>
    storeys > 2
      ? { fr: 'Triplex à escalier extérieur', en: '{material} triplex with an outside staircase' }
      : { fr: 'Duplex à escalier extérieur', en: '{material} duplex with an outside staircase' },
  block: plural('Immeuble de {units} logements', '{material} building of {units} apartments'),
  midrise: plural('Immeuble de {storeys} étages', '{material} building of {storeys} storeys'),
  tower: plural('Tour d’habitation', '{material} condo tower'),
  mill: plural('Ancienne manufacture', 'former {material} factory'),
  aframe: plural('Chalet en A', '{material} A-frame chalet'),
  log: plural('Chalet', '{material} chalet'),
  farm: plural('Maison de ferme et grange', '{material} farmhouse and barn'),
  lot: ({ hasHills, hasWater }) =>
    hasWater
      ? { fr: 'Terrain', en: 'Lot' }
      : hasHills
        ? { fr: 'Terrain face aux collines', en: 'Lot facing the hills' }
        : { fr: 'Terrain bordé d’arbres', en: 'Lot edged with trees' },
  shop: plural('Commerce de quartier', '{material} neighbourhood shop'),
  office: plural('Immeuble de bureaux', '{material} office building'),
};

const seasons: Record<Season, Alt> = {
  spring: { fr: 'de printemps', en: 'spring' },
  summer: { fr: 'd’été', en: 'summer' },
  autumn: { fr: 'd’automne', en: 'autumn' },
  winter: { fr: 'd’hiver', en: 'winter' },
};

const moments: Record<Hour, Alt> = {
  morning: { fr: 'un matin', en: 'on {a} morning' },
  day: { fr: 'par une journée', en: 'on {a} day' },
  golden: { fr: 'en fin de journée', en: 'late on {a} afternoon' },
  dusk: { fr: 'un soir', en: 'on {a} evening' },
};

/** Returns the alternative text of a façade: what it is, of which material, what stands beside it, and when. */
export function homeAlt(home: Home): Alt {
  const { facts } = home;
  const { material, hour } = drawnHome(home);
  const noun = nouns[facts.kind](facts);
  const beside = {
    fr: `${facts.hasGarage ? ' avec garage' : ''}${facts.hasWater ? ' au bord de l’eau' : ''}`,
    en: `${facts.hasGarage ? ' with a garage' : ''}${facts.hasWater ? ' by the water' : ''}`,
  };
  const [season, moment] = [seasons[facts.season], moments[hour]];
  const inEnglish = noun.en.replace('{material}', material.en).trim();
  return {
    fr: `${[noun.fr, material.fr].filter(Boolean).join(' ')}${beside.fr}, ${moment.fr} ${season.fr}`,
    en: `${inEnglish.charAt(0).toUpperCase()}${inEnglish.slice(1)}${beside.en} ${moment.en.replace('{a}', `${article(season.en)} ${season.en}`)}`,
  };
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');
