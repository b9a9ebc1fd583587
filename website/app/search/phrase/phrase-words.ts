import type { FactFlag, OpenHouseTime } from '@vitrine/contract/core/fact-filters.ts';
import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import { wordsOf } from './split-phrase.ts';

/** What a word or several words of a phrase mean, wherever they stand. */
export type WordMeaning =
  | { kind: 'type'; type: PropertyTypeCode; typeInEnglish?: PropertyTypeCode }
  | { kind: 'transaction'; value: 'buy' | 'rent' }
  | { kind: 'open house'; time: OpenHouseTime }
  | { kind: 'flag'; flag: FactFlag }
  | { kind: 'parking' }
  | { kind: 'built' }
  | { kind: 'after' }
  | { kind: 'before' }
  | { kind: 'lot' }
  | { kind: 'living area' }
  | { kind: 'square feet' }
  | { kind: 'feet' }
  | { kind: 'square metres' }
  | { kind: 'metres' }
  | { kind: 'acres' }
  | { kind: 'hectares' }
  | { kind: 'bedrooms' }
  | { kind: 'bathrooms' }
  | { kind: 'at most' }
  | { kind: 'at least' }
  | { kind: 'between' }
  | { kind: 'to' }
  | { kind: 'or less' }
  | { kind: 'or more' }
  | { kind: 'thousand' }
  | { kind: 'million' }
  | { kind: 'half million' }
  | { kind: 'dollar' }
  | { kind: 'monthly' }
  | { kind: 'half' }
  | { kind: 'count'; value: number }
  | { kind: 'near' }
  | { kind: 'number of listing' }
  /** Says nothing by itself, and is not reported as not understood. */
  | { kind: 'filler' }
  /** A wish that no filter expresses: it is named as not understood, and is no misspelt place. */
  | { kind: 'wish' };

const type = (code: PropertyTypeCode, words: string, typeInEnglish?: PropertyTypeCode) =>
  [{ kind: 'type', type: code, ...(typeInEnglish && { typeInEnglish }) } as const, words] as const;

/** The vocabulary in both languages: the meaning, then its words, separated by commas. */
const vocabulary: readonly (readonly [WordMeaning, string])[] = [
  type(
    'maison',
    `maison, maisons, unifamiliale, unifamiliales, maison unifamiliale, maisons unifamiliales, bungalow, bungalows, plain pied, plain pieds, maison à étages,
     maison à étage, maison à paliers, maison de ville, maisons de ville, maison en rangée, jumelé, jumelée, maison jumelée, maison mobile, house, houses, home,
     homes, single family, single family home, single family homes, single family house, townhouse, townhouses, town house, townhome, semi detached, semi,
     detached house, detached home, family home, family house, row house, split level, two storey, two storey house, maison familiale, maison individuelle`,
  ),
  type('maison', 'cottage, cottages', 'chalet'),
  type(
    'condo',
    `condo, condos, condominium, condominiums, appartement, appartements, appart, apparts, app, apartment, apartments, apt, apts, copropriété, copropriétés,
     condo apartment, loft, lofts, penthouse, flat, appartement condo`,
  ),
  type(
    'prop',
    `plex, plexes, duplex, duplexes, triplex, triplexes, quadruplex, quadriplex, quintuplex, fourplex, sixplex, multiplex, multi logement, multilogement,
     multilogements, immeuble à revenus, immeuble à revenu, immeubles à revenus, immeubles à revenu, immeuble, immeubles, revenue property, revenue properties, income property,
     income properties, rental property, rental properties, investment property, investment properties, rental building, apartment building, multi family, multifamily,
     immeuble locatif, bloc appartements, bloc à appartements, bloc appartement, bloc`,
  ),
  type(
    'ferme',
    'ferme, fermes, fermette, fermettes, farm, farms, hobby farm, hobby farms, farmhouse, country home, country homes, fermes et fermettes, terre agricole',
  ),
  type(
    'chalet',
    'chalet, chalets, cabin, cabins, camp, vacation home, cottage country, lake house, maison de villégiature',
  ),
  type(
    'terrain',
    'terrain, terrains, lot, lots, land, vacant land, vacant lot, terrain vacant, terrains vacants, terre, terres, building lot, terrain à bâtir, terrain à construire',
  ),
  type(
    'comm',
    `commercial, commerciale, commerciaux, commerce, commerces, local commercial, locaux commerciaux, propriété commerciale, bureau, bureaux, office, offices, office space, industriel,
     industrial, industrielle, entrepôt, entrepôts, warehouse, warehouses, commercial space, commercial property, commercial building, retail, retail space, immeuble commercial,
     espace commercial, espace de bureau, espace à bureau`,
  ),
  [
    { kind: 'transaction', value: 'buy' },
    'à vendre, vendre, vente, en vente, achat, acheter, for sale, sale, buy, to buy, buying, purchase, forsale',
  ],
  [
    { kind: 'transaction', value: 'rent' },
    'à louer, louer, location, en location, loyer, for rent, rent, to rent, renting, rental, rentals, for lease, lease, to let, forrent',
  ],
  [
    { kind: 'open house', time: 'any' },
    'visite libre, visites libres, visite ouverte, visites ouvertes, portes ouvertes, porte ouverte, open house, open houses, openhouse',
  ],
  [
    { kind: 'open house', time: 'weekend' },
    `visite libre cette fin de semaine, visites libres cette fin de semaine, visite libre en fin de semaine, visites libres de la fin de semaine, visite libre ce week end,
     visites libres ce week end, open house this weekend, open houses this weekend, open house weekend`,
  ],
  [
    { kind: 'open house', time: 'week' },
    'visite libre cette semaine, visites libres cette semaine, open house this week, open houses this week, open house next 7 days',
  ],
  [{ kind: 'flag', flag: 'garage' }, 'garage, garages, garage double, garage attaché, double garage, attached garage'],
  [
    { kind: 'flag', flag: 'pool' },
    `piscine, piscines, piscine creusée, piscine creusee, piscine hors terre, piscine extérieure, piscine intérieure, pool, pools, swimming pool, inground pool, in ground pool,
     above ground pool, heated pool, piscine chauffée`,
  ],
  [
    { kind: 'flag', flag: 'waterfront' },
    `bord de l eau, au bord de l eau, bord d eau, bord du lac, bord de lac, bord de mer, bord de la mer, bord de rivière, bord de la rivière, bord du fleuve, riverain, riveraine,
     waterfront, water front, lakefront, riverfront, lake front, on the water, on a lake, on the lake, waterside, lakeside`,
  ],
  [
    { kind: 'parking' },
    `stationnement, stationnements, places de stationnement, place de stationnement, parking, parkings, parking space, parking spaces, parking spot, parking spots,
     stationnement intérieur, stationnement extérieur`,
  ],
  [
    { kind: 'built' },
    'construit, construite, construits, construites, construit en, construite en, bâti, bâtie, bâti en, bâtie en, année, année de construction, construction, built, built in, year built, year',
  ],
  [{ kind: 'after' }, 'après, depuis, after, since'],
  [{ kind: 'before' }, 'avant, before'],
  [
    { kind: 'lot' },
    'terrain, terrains, lot, lots, land, superficie de terrain, superficie du terrain, lot size, lot area, grandeur de terrain, grandeur du terrain',
  ],
  [
    { kind: 'living area' },
    'superficie, superficie habitable, aire habitable, living area, living space, habitables, habitable',
  ],
  [
    { kind: 'square feet' },
    'pieds carrés, pied carré, pi ca, pi car, square feet, square foot, sq ft, sqft, sq feet, sf, pc',
  ],
  [{ kind: 'feet' }, 'pi, pieds, ft'],
  [{ kind: 'square metres' }, 'mètres carrés, mètre carré, square metres, square meters, sq m, sqm, mc'],
  [{ kind: 'metres' }, 'm'],
  [{ kind: 'acres' }, 'acre, acres, ac'],
  [{ kind: 'hectares' }, 'hectare, hectares, ha'],
  [
    { kind: 'bedrooms' },
    'chambre, chambres, chambre à coucher, chambres à coucher, ch, chs, chbre, chbres, cac, cc, cch, chambre a c, bedroom, bedrooms, bed, beds, bdrm, bdrms, bdr, br, bd, brs, ch à c, c a c',
  ],
  [
    { kind: 'bathrooms' },
    's d b, salle de bain, salle de bains, salles de bain, salles de bains, sdb, sdbs, s de b, bain, bains, bathroom, bathrooms, bath, baths, ba, bth, full bath, full baths, full bathrooms, salle bain, salles bain',
  ],
  [
    { kind: 'at most' },
    `moins de, moins que, moins, maximum, maximum de, max, max de, sous, en dessous de, en bas de, au dessous de, sous les, jusqu à, jusqu à concurrence de, pas plus de, pas plus que, au plus, plafond, under, below, up to, less than,
     no more than, not more than, at most, budget, budget de, budget of, budget max, budget maximum, budget maximum de, my budget is, prix max, prix maximum, max price, price max, maximum price, cheaper than, <, ≤, mon budget est de, not over`,
  ],
  [
    { kind: 'at least' },
    `plus de, plus que, minimum, minimum de, min, min de, à partir de, dès, au moins, au minimum, au dessus de, en haut de, over, above, from, more than, at least, no less than, starting at, starting from, prix min, prix minimum, min price, >, ≥,
     pas moins de`,
  ],
  [{ kind: 'between' }, 'entre, between'],
  [{ kind: 'to' }, 'à, to, et, and, -, ou, or, jusqu à'],
  [
    { kind: 'or less' },
    'ou moins, et moins, or less, and under, or under, max, maximum, au maximum, tops, and below, au plus, at most',
  ],
  [
    { kind: 'or more' },
    'ou plus, et plus, or more, and up, and over, or over, plus, min, minimum, au minimum, and more, +, at least',
  ],
  [{ kind: 'thousand' }, 'k, mille, thousand, grand'],
  [{ kind: 'million' }, 'm, mm, million, millions, mil, mill'],
  [{ kind: 'half million' }, 'demi million, un demi million, half million, half a million, a half million'],
  [{ kind: 'dollar' }, '$, dollar, dollars, cad, piastres'],
  [{ kind: 'monthly' }, 'par mois, mois, mensuel, per month, a month, month, monthly, mo, pm, /mois, /mo, /month'],
  [{ kind: 'half' }, '½, et demi, et demie, and a half'],
  ...(
    [
      [1, 'un, une, one'],
      [2, 'deux, two'],
      [3, 'trois, three'],
      [4, 'quatre, four'],
      [5, 'cinq, five'],
      [6, 'six'],
    ] as const
  ).map(([value, words]) => [{ kind: 'count', value }, words] as const),
  [
    { kind: 'near' },
    `near, nearby, close to, near to, next to, around, not far from, près de, près d, proche de, proche d, proche, autour de, autour d, aux environs de, environs de, aux alentours de, alentours de, à proximité de, à proximité d, pas loin de,
     dans les environs de, pres`,
  ],
  [
    { kind: 'number of listing' },
    'mls, uls, centris, numéro, no, inscription, numéro d inscription, no d inscription, listing, listing number, mls number, centris no, no centris, mls no, numéro centris, #',
  ],
  [
    { kind: 'filler' },
    `à, a, au, aux, avec, et, ou, de, du, des, la, le, les, l, d, un, une, dans, en, sur, pour, je, cherche, cherchons, recherche, recherchons, veux, veut, voudrais, trouver, on, nous, mon, ma, looking, for, i, m, am, want, need, we, our, with, and, or, the, an,
     in, at, of, to, on, my, me, find, show, search, searching, is, that, propriété, propriétés, property, properties, listings, immobilier, real estate, prix, price, priced, ville, secteur, quartier, quartiers, arrondissement, région, municipalité, area,
     city, town, borough, region, neighbourhood, neighborhood, svp, s il vous plaît, please, qui, est, se, trouve, situé, située, located, coin, par, per, tout, toute, toutes, tous, all, any, some, ayant, having, has, have, c, j, s, n, y, vers, chez,
     ,, ;, -, /, $, +, code postal, postal code, adresse, address, logis, logement, logements, pi, dollars, pièce, pièces, pcs, rooms, piece, maximum, minimum, max, min, budget`,
  ],
  [
    { kind: 'wish' },
    `creusée, hors terre, foyer, foyers, jardin, balcon, terrasse, ascenseur, meublé, meublée, neuf, neuve, neufs, rénové, rénovée, vue, eau, fleuve, lac,
     rivière, montagne, ski, métro, école, écoles, parc, sous sol, grand, grande, petit, petite, beau, belle, fireplace, view, lake, water, river, new, renovated, furnished, elevator, garden, yard, backyard, basement, finished, school, schools,
     metro, park, big, large, small, nice, beautiful, quiet, pet, pets, friendly, animaux, acceptés, gym, climatisé, chauffé, heated, modern, moderne, luxury, luxe, prestige, ancestrale, patrimoniale, century, construction, récente, cheap, pas cher,
     studio, bachelor, spa, sauna, grange, barn, écurie, horses, chevaux, garden, sunny, ensoleillé, ensoleillée, intergénérationnelle, bigénération, quai, dock, près du métro, near metro, cul de sac, coin tranquille, tranquille`,
  ],
];

/** A node of the words that follow one another. */
interface Node<Meaning> {
  next: Map<string, Node<Meaning>>;
  meanings: Meaning[];
}

/** Sequences of words with their meanings. */
export class WordTree<Meaning> {
  readonly #root: Node<Meaning> = { next: new Map(), meanings: [] };

  add(words: readonly string[], meaning: Meaning): void {
    let node = this.#root;
    for (const word of words) {
      const next = node.next.get(word) ?? { next: new Map(), meanings: [] };
      node.next.set(word, next);
      node = next;
    }
    node.meanings.push(meaning);
  }

  /** Returns the sequences that begin at a word, the longest first. */
  at(words: readonly string[], start: number): { length: number; meanings: readonly Meaning[] }[] {
    const found: { length: number; meanings: readonly Meaning[] }[] = [];
    let node: Node<Meaning> | undefined = this.#root;
    for (let at = start; at < words.length; at++) {
      node = node.next.get(words[at] ?? '');
      if (!node) break;
      if (node.meanings.length > 0) found.unshift({ length: at - start + 1, meanings: node.meanings });
    }
    return found;
  }
}

const signs = /^[,;$+/<>≤≥½#-]$/u;
const partsOf = (words: string): string[] => (signs.test(words) ? [words] : wordsOf(words));

export const phraseWords = new WordTree<WordMeaning>();
/** Single words in which typing errors are tolerated. */
export const correctableWords = new Set<string>();
for (const [meaning, list] of vocabulary) {
  for (const words of list.split(/,(?=\s)/).map((each) => each.trim())) {
    const parts = partsOf(words);
    if (parts.length === 0) continue;
    phraseWords.add(parts, meaning);
    for (const part of parts) if (part.length >= 5) correctableWords.add(part);
  }
}

const shapeOf = (letter: string | undefined, length: number): string => `${letter}${length}`;
const correctableByShape = Map.groupBy(correctableWords, (word) => shapeOf(word[0], word.length));

/** Returns the words that a misspelt one may stand for: of the same first letter and about the same length. */
export const correctableWordsLike = (typed: string, most: number): string[] =>
  Array.from({ length: 2 * most + 1 }, (_, index) => typed.length - most + index).flatMap(
    (length) => correctableByShape.get(shapeOf(typed[0], length)) ?? [],
  );
