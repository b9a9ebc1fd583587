import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Random } from '../pictures/drawing/random.ts';
import { french } from '../typography.ts';
import type { Dwelling } from './dwelling.ts';
import type { Municipality } from './place.ts';
import {
  closings,
  countryside,
  details,
  landClosings,
  newHomeDetails,
  type Occasion,
  openings,
  rentalClosings,
  type Sentences,
  surroundings,
  waterside,
} from './sentences.ts';

interface Subject {
  type: PropertyTypeCode;
  municipality: Municipality;
  dwelling: Dwelling;
  rent: boolean;
  newestYear: number;
}

const counts = {
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
} as const;

/** Description in both languages, and whether it places the property by the water. */
interface Remarks {
  text: { fr: string; en: string };
  isByWater: boolean;
}

/** Returns a description: an opening, two or three details, the surroundings and a call to action. */
export function writeRemarks(subject: Subject, random: Random): Remarks {
  const { type, municipality, dwelling, rent, newestYear } = subject;
  const occasion: Occasion = type === 'prop' && rent ? 'plexApartment' : type;
  const age = newestYear - (dwelling.year ?? newestYear);
  const isNewHome = type === 'maison' && age <= 6;
  const byTheWater = municipality.water && random.chance(0.3);
  const sentences = [
    drawOpening(openings[occasion], age > 30, random),
    ...drawSeveral(isNewHome ? newHomeDetails : details[occasion], random.chance(0.4) ? 3 : 2, random),
    random.pick(type === 'ferme' ? countryside : byTheWater ? waterside : surroundings[municipality.setting]),
    random.pick(rent ? rentalClosings : type === 'terrain' || type === 'comm' ? landClosings : closings),
  ];
  const write = (language: 'fr' | 'en') =>
    sentences.map(([fr, en]) => fillIn(language === 'fr' ? typeset(fr) : en, subject, language)).join(' ');
  return { text: { fr: write('fr'), en: write('en') }, isByWater: byTheWater };
}

const typesetSentences = new Map<string, string>();

/**
 * Returns a French sentence with its non-breaking spaces. Cached, because a million descriptions share a few hundred sentences.
 */
function typeset(sentence: string): string {
  const known = typesetSentences.get(sentence) ?? french(sentence);
  typesetSentences.set(sentence, known);
  return known;
}

function fillIn(sentence: string, { municipality, dwelling }: Subject, language: 'fr' | 'en'): string {
  if (!sentence.includes('{')) return sentence;
  const bedrooms = dwelling.bedrooms ?? 0;
  const count = (number: number) => counts[language][number] ?? String(number);
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    switch (name) {
      case 'city':
        return municipality.name;
      case 'inCity':
        return `${language === 'fr' ? 'à' : 'in'} ${municipality.name}`;
      case 'year':
        return String(dwelling.year ?? '');
      case 'units':
        return count(dwelling.units);
      case 'bedrooms':
        return count(bedrooms);
      default:
        return `${count(bedrooms)} ${language === 'fr' ? 'chambre' : 'bedroom'}${bedrooms > 1 ? 's' : ''}`;
    }
  });
  const elided = filled.replaceAll(' de une ', ' d’une ');
  return elided.charAt(0).toUpperCase() + elided.slice(1);
}

/** Chooses an opening. Sentences with a year praise an old building, so they are limited to old ones. */
function drawOpening(sentences: Sentences, isOld: boolean, random: Random) {
  const sentence = random.pick(sentences);
  return isOld || !sentence[0].includes('{year}') ? sentence : sentences[0];
}

/** Chooses different sentences and keeps their order, so that the inside comes before the outside. */
function drawSeveral(sentences: Sentences, count: number, random: Random) {
  const left = sentences.map((_, index) => index);
  const chosen: number[] = [];
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(Math.floor(random.next() * left.length), 1));
  }
  return chosen.sort((a, b) => a - b).flatMap((index) => sentences.slice(index, index + 1));
}
