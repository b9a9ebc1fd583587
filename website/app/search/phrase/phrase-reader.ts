import { editDistance, errorsAllowed } from './edit-distance.ts';
import { correctableWords, correctableWordsLike, phraseWords, type WordMeaning } from './phrase-words.ts';
import type { PhrasePlace, PlaceNames } from './place-names.server.ts';
import { splitPhrase, type Token } from './split-phrase.ts';

type Kind = WordMeaning['kind'];
type MeaningOf<K extends Kind> = Extract<WordMeaning, { kind: K }>;

export interface Found<T> {
  value: T;
  /** The first token behind it. */
  next: number;
}

/** Most words of the name of a place. */
const mostPlaceWords = 8;
/** Most words of a name that may have typing errors. */
const mostSimilarWords = 5;
/** Most names with typing errors that are looked up for a phrase: many more than one has, so that nonsense takes no time either. */
const mostLookups = 24;

/** The tokens of a phrase with what they may mean at each place. */
export class PhraseReader {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly #phrase: string;
  readonly #places: PlaceNames;
  #lookups = 0;

  constructor(phrase: string, places: PlaceNames) {
    this.#phrase = phrase;
    this.#places = places;
    this.tokens = splitPhrase(phrase).map((token) => this.#corrected(token));
    this.words = this.tokens.map(({ text }) => text);
  }

  /** Returns a part of the phrase as it is written. */
  written = (from: number, to: number): string =>
    this.#phrase.slice(this.tokens[from]?.start, this.tokens[to - 1]?.end);

  /** Returns the longest words at a place that have a meaning of one of the kinds. */
  meaning<K extends Kind>(at: number, ...kinds: K[]): Found<MeaningOf<K>> | null {
    for (const { length, meanings } of phraseWords.at(this.words, at)) {
      const value = meanings.find((each): each is MeaningOf<K> => kinds.some((kind) => kind === each.kind));
      if (value) return { value, next: at + length };
    }
    return null;
  }

  number(at: number): Token | null {
    const token = this.tokens[at];
    return token?.kind === 'number' ? token : null;
  }

  /** Returns the token behind a square sign that follows a unit directly: `pi²`, `m2`; null without one. */
  squareBehind(at: number): number | null {
    const end = this.tokens[at - 1]?.end ?? 0;
    if (this.#phrase[end] === '²') return at;
    const token = this.tokens[at];
    return token?.text === '2' && token.start === end ? at + 1 : null;
  }

  /** Returns the first token that is no filler, among the words that join a qualifier to its number. */
  skipJoiners(at: number): number {
    let next = at;
    while (/^(d|de|du|des|les|la|le|the|of|a|an|is|est)$/.test(this.words[next] ?? '')) next++;
    return next;
  }

  /** Returns the places of the longest name at a place. */
  placesAt(at: number): Found<readonly PhrasePlace[]> | null {
    for (let length = this.#wordsFrom(at, mostPlaceWords); length > 0; length--) {
      const value = this.#places.find(this.words.slice(at, at + length));
      if (value.length > 0) return this.#longerSimilar(at, { value, next: at + length });
    }
    return null;
  }

  /** `St-Bruno-de-Montarvile` has typing errors behind the short name of the same place. */
  #longerSimilar(at: number, found: Found<readonly PhrasePlace[]>): Found<readonly PhrasePlace[]> {
    const isContinued = this.words.slice(found.next, at + mostSimilarWords).some((word) => !this.#isKnown(word));
    const similar = isContinued ? this.similarPlaceAt(at) : null;
    return similar && similar.next > found.next ? similar : found;
  }

  /** Returns the place of a name with typing errors: the one with the fewest, and of these the longest. */
  similarPlaceAt(at: number): Found<readonly PhrasePlace[]> | null {
    let best: { found: Found<readonly PhrasePlace[]>; errors: number } | null = null;
    for (let length = this.#wordsFrom(at, mostSimilarWords); length > 0; length--) {
      const words = this.words.slice(at, at + length);
      if (!this.#mayBeMisspelt(words)) continue;
      const similar = this.#similarTo(words);
      if (similar && (!best || similar.errors < best.errors))
        best = { found: { value: [similar.place], next: at + length }, errors: similar.errors };
    }
    return best?.found ?? null;
  }

  #similarTo(words: readonly string[]) {
    return ++this.#lookups > mostLookups ? undefined : this.#places.findSimilar(words);
  }

  /** A name is misspelt when one of its words is unknown, or when it begins with a saint, of whom there are many. */
  #mayBeMisspelt(words: readonly string[]): boolean {
    const [first = '', last = ''] = [words[0], words.at(-1)];
    if (phraseWords.at([last], 0).length > 0) return false;
    if (words.length > 1 && /^sainte?$/.test(first)) return true;
    return phraseWords.at([first], 0).length === 0 && words.some((word) => !this.#isKnown(word));
  }

  #isKnown = (word: string): boolean =>
    correctableWords.has(word) || this.#places.words.has(word) || phraseWords.at([word], 0).length > 0;

  /** Returns the number of words from a place on, up to a sign. */
  #wordsFrom(at: number, most: number): number {
    let length = 0;
    while (length < most && ['word', 'number'].includes(this.tokens[at + length]?.kind ?? '')) length++;
    return length;
  }

  /** Returns a token with the word of the vocabulary that its typing errors stand for, unless a place is as near. */
  #corrected(token: Token): Token {
    const { kind, text } = token;
    const most = errorsAllowed(text.length);
    if (kind !== 'word' || most === 0 || this.#isKnown(text)) return token;
    let best: { word: string; errors: number } | null = null;
    for (const word of correctableWordsLike(text, most)) {
      const errors = editDistance(text, word, Math.min(most, errorsAllowed(word.length)));
      if (errors <= most && errors <= errorsAllowed(word.length) && (!best || errors < best.errors))
        best = { word, errors };
    }
    const place = best && this.#similarTo([text]);
    return best && (!place || best.errors < place.errors) ? { ...token, text: best.word } : token;
  }
}
