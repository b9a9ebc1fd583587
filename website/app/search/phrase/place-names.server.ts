import { regionOf } from '@vitrine/contract/core/quebec-regions.ts';
import { LRUCache } from 'lru-cache';
import { boroughName, municipalityOf } from '../choose-places.ts';
import type { FilterChoice } from '../search-data.ts';
import { editDistance, errorsAllowed, lettersOf, mayBeWithin } from './edit-distance.ts';
import { phraseWords } from './phrase-words.ts';
import { wordsOf } from './split-phrase.ts';

/** A place by which a search can be filtered. */
export interface PhrasePlace {
  kind: 'municipality' | 'borough' | 'region';
  name: string;
  /** Codes that the filter of municipalities takes. */
  codes: readonly string[];
}

/** Names by which people call places that have another official name; the first place that the site offers is meant. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  'mtl, mtrl, montreal city, ville de montréal': ['Montréal'],
  'qc, qbc, québec city, quebec city, ville de québec': ['Québec'],
  'st jean, saint jean, st jean richelieu': ['Saint-Jean-sur-Richelieu'],
  'ste foy, sillery, cap rouge': ['Sainte-Foy–Sillery–Cap-Rouge'],
  'limoilou, vieux québec, old quebec': ['La Cité-Limoilou'],
  '3 rivières, trois rivière, tr': ['Trois-Rivières'],
  'sherby, sherb': ['Sherbrooke'],
  tremblant: ['Mont-Tremblant'],
  vaudreuil: ['Vaudreuil-Dorion'],
  valleyfield: ['Salaberry-de-Valleyfield'],
  'ddo, dollard': ['Dollard-Des Ormeaux'],
  'tmr, ville mont royal, vmr, town of mount royal': ['Mont-Royal'],
  'vsl, ville saint laurent': ['Saint-Laurent'],
  'ndg, cdn, notre dame de grace': ['Côte-des-Neiges–Notre-Dame-de-Grâce'],
  'plateau, mile end': ['Le Plateau-Mont-Royal'],
  'rosemont, petite patrie, little italy, petite italie': ['Rosemont–La Petite-Patrie'],
  'hochelaga, homa, hochelaga maisonneuve, mercier': ['Mercier–Hochelaga-Maisonneuve'],
  'griffintown, st henri, saint henri, pointe st charles': ['Le Sud-Ouest'],
  'vieux montréal, old montreal, centre ville de montréal, downtown montreal': ['Ville-Marie'],
  'ahuntsic, cartierville': ['Ahuntsic-Cartierville'],
  'pierrefonds, roxboro': ['Pierrefonds-Roxboro'],
  'rdp, pat': ['Rivière-des-Prairies–Pointe-aux-Trembles'],
  'vieux longueuil, old longueuil': ['Le Vieux-Longueuil'],
  'ste agathe, sainte agathe': ['Sainte-Agathe-des-Monts'],
  'st eustache': ['Saint-Eustache'],
  'st sau': ['Saint-Sauveur'],
  'cantons de l est, eastern townships, townships': ['Estrie'],
  'laurentians, les laurentides, laurentide': ['Laurentides'],
  'gaspésie, gaspe peninsula, îles de la madeleine': ['Gaspésie–Îles-de-la-Madeleine'],
  'lac saint jean, saguenay lac saint jean': ['Saguenay–Lac-Saint-Jean'],
  'abitibi, témiscamingue': ['Abitibi-Témiscamingue'],
  'île de montréal, island of montreal, montreal island': ['Île de Montréal'],
  'région de québec, quebec region, capitale nationale': ['Capitale-Nationale'],
};

const articles = new Set(['le', 'la', 'les', 'l', 'de', 'du', 'des', 'd']);
const joinersOfParts = new Set(['sur', 'de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'aux', 'en']);
/** Shortest name that a place has without its article or its end, in letters. */
const shortestShortName = 6;

/** Each kind of place with how it is found among the choices of the filter. Another kind is one more entry. */
const placeKinds: readonly ((choices: readonly FilterChoice[]) => PhrasePlace[])[] = [
  (choices) =>
    choices.flatMap(({ code, label }) =>
      municipalityOf(code) ? [] : [{ kind: 'municipality', name: label, codes: [code] }],
    ),
  (choices) =>
    choices.flatMap((choice) => {
      const name = boroughName(choice);
      return name ? [{ kind: 'borough', name, codes: [choice.code] }] : [];
    }),
  (choices) =>
    [...Map.groupBy(choices, ({ code }) => (municipalityOf(code) ? '' : (regionOf(code) ?? '')))].flatMap(
      ([region, members]) => {
        // The city is what people mean by the name of the region.
        const name = region === 'Montréal' ? 'Île de Montréal' : region;
        return region === '' ? [] : [{ kind: 'region', name, codes: members.map(({ code }) => code) }];
      },
    ),
];

const shapeOf = (letter: string | undefined, length: number): string => `${letter}${length}`;

interface Named {
  name: string;
  place: PhrasePlace;
}

/** The places that a site offers, by their names without spaces. */
export class PlaceNames {
  readonly #places = new Map<string, PhrasePlace[]>();
  /** The names by their first letter and length, for names with typing errors. */
  readonly #byShape: Map<string, (Named & { letters: number })[]>;
  /** All words of names. */
  readonly words = new Set<string>();

  constructor(choices: readonly FilterChoice[]) {
    const places = placeKinds.flatMap((placesOf) => placesOf(choices));
    const named = (names: (place: PhrasePlace) => string[][]) =>
      places.flatMap((place) => names(place).map((words) => ({ name: words.join(''), words, place })));
    const full = named(({ name }) => [wordsOf(name)]);
    const parts = named(({ name, kind }) => (kind === 'borough' ? name.split('–').map(wordsOf) : []));
    const known = [...full, ...nicknamesOf(places), ...parts];
    for (const { words } of known) for (const word of words) this.words.add(word);
    this.#addAll(known);
    this.#addAll(named(({ name }) => withoutArticles(wordsOf(name))));
    this.#addUnique(named(({ name, kind }) => (kind === 'municipality' ? beginnings(wordsOf(name)) : [])));
    const each = [...this.#places].flatMap(([name, [place]]) =>
      place && name.length >= 5 ? [{ name, place, letters: lettersOf(name) }] : [],
    );
    this.#byShape = Map.groupBy(each, ({ name }) => shapeOf(name[0], name.length));
  }

  /** Returns the places of a name; several municipalities may have it. */
  find = (words: readonly string[]): readonly PhrasePlace[] => this.#places.get(words.join('')) ?? [];

  /** Returns the place whose name is meant by one with typing errors, the first of several; undefined when there is none. */
  findSimilar(words: readonly string[]): { place: PhrasePlace; errors: number } | undefined {
    const typed = words.join('');
    const most = errorsAllowed(typed.length);
    let best: { place: PhrasePlace; errors: number } | undefined;
    if (most === 0) return undefined;
    const letters = lettersOf(typed);
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const { name, place, letters: others } of this.#byShape.get(shapeOf(typed[0], length)) ?? []) {
        if (!mayBeWithin(letters, others, most)) continue;
        const errors = editDistance(typed, name, Math.min(most, best?.errors ?? most));
        if (errors <= most && (!best || errors < best.errors)) best = { place, errors };
      }
    }
    return best;
  }

  #addAll(named: readonly Named[]): void {
    // Of equal names those of the first kind and the better kind of name count.
    const added = new Map<string, PhrasePlace[]>();
    for (const { name, place } of named) {
      if (this.#places.has(name)) continue;
      const same = added.get(name) ?? [];
      if (same.every(({ kind }) => kind === place.kind) && !same.includes(place)) added.set(name, [...same, place]);
    }
    for (const [name, places] of added) this.#places.set(name, places);
  }

  #addUnique(named: readonly Named[]): void {
    for (const same of Map.groupBy(named, ({ name }) => name).values()) {
      const [only, ...others] = same;
      if (only && others.length === 0) this.#addAll([only]);
    }
  }
}

const nicknamesOf = (places: readonly PhrasePlace[]): (Named & { words: string[] })[] =>
  Object.entries(nicknames).flatMap(([names, official]) => {
    const place = places.find(({ name }) => official.includes(name));
    if (!place) return [];
    return names.split(', ').map((each) => ({ name: wordsOf(each).join(''), words: wordsOf(each), place }));
  });

/** Returns a name without its first article, and without all of them. */
function withoutArticles(words: readonly string[]): string[][] {
  const withoutFirst = words.slice(articles.has(words[0] ?? '') ? 1 : 0);
  const withoutAll = words.filter((word) => !articles.has(word));
  return [withoutFirst, withoutAll].filter(
    (each) => each.length < words.length && each.join('').length >= shortestShortName,
  );
}

/** Returns the beginning of a name before `sur`, `de` and the like, by which people often call a place, unless it is a word of its own such as `rivière`. */
function beginnings(words: readonly string[]): string[][] {
  const end = words.findIndex((word, index) => index > 0 && joinersOfParts.has(word));
  const beginning = words.slice(0, Math.max(0, end));
  const isWord = phraseWords.at(beginning, 0).some(({ length }) => length === beginning.length);
  return !isWord && beginning.join('').length >= shortestShortName ? [beginning] : [];
}

/** The names of the places of each site. Choices are loaded anew each minute, and seldom change. */
const knownNames = new LRUCache<string, PlaceNames>({ max: 100 });

/** Returns the names of the places that the filter offers, made once for the same choices. */
export function placeNames(choices: readonly FilterChoice[]): PlaceNames {
  const key = choices.map(({ code, label }) => `${code} ${label}`).join('\n');
  const known = knownNames.get(key) ?? new PlaceNames(choices);
  knownNames.set(key, known);
  return known;
}
