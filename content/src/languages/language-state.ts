import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { SanitizedConfig } from 'payload';
import { asObject, type Loose } from '../values/untyped-values.ts';
import { type LanguageMarks, readMarks } from './language-marks.ts';
import { type TextPlace, textPlaces } from './text-places.ts';
import { isFilled, type TextState, textState } from './text-state.ts';

/** Collections whose languages are compared. The value is the field without which a document does not exist in a language. */
export const comparedCollections = { pages: 'path', articles: 'title' } as const;
export type ComparedCollection = keyof typeof comparedCollections;

export const isCompared = (slug: string): slug is ComparedCollection => Object.hasOwn(comparedCollections, slug);

/** Fields whose value may be equal, or missing, in one of the languages: addresses and instructions for search engine robots. */
export const neutralFields: ReadonlySet<string> = new Set([
  ...['url', 'path', 'slug', 'location', 'iframeUrl'],
  ...['og_type', 'og_locale', 'fb_app_id', 'og_url', 'robots_index_rule', 'canonical_url'],
]);

/** A text of a document with its value and its state in each language. */
export interface ComparedText extends TextPlace {
  values: Record<Locale, unknown>;
  states: Record<Locale, TextState>;
}

export interface LanguageState {
  texts: ComparedText[];
  /** Languages in which the document does not exist; its texts are then not counted as missing. */
  absent: Locale[];
  /** Number of texts that are missing, older or copied in each language. */
  open: Record<Locale, number>;
}

/** Returns the text fields of a document of the collection. */
export function placesOf(config: SanitizedConfig, collection: ComparedCollection, data: Loose): TextPlace[] {
  const fields = config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? [];
  return textPlaces(fields, data, blocksOf(config));
}

const blocksOf = (config: SanitizedConfig) =>
  new Map((config.blocks ?? []).map((block) => [block.slug, block] as const));

/** Returns the state of both languages of a document that was read in all of them. */
export function languageState(config: SanitizedConfig, collection: ComparedCollection, data: Loose): LanguageState {
  const marks: LanguageMarks = readMarks(data.language_marks);
  const texts = placesOf(config, collection, data).flatMap((place): ComparedText[] => {
    if (neutralFields.has(place.field)) return [];
    const { fr, en } = asObject(place.parent[place.field]);
    const states = textState({ fr, en }, marks[place.key]);
    return states ? [{ ...place, values: { fr, en }, states }] : [];
  });
  const existence = asObject(data[comparedCollections[collection]]);
  const absent = locales.filter((locale) => !isFilled(existence[locale]));
  const count = (locale: Locale) => texts.filter(({ states }) => states[locale] !== 'done').length;
  const openIn = (locale: Locale) => (absent.includes(locale) ? 0 : count(locale));
  return { texts, absent, open: { fr: openIn('fr'), en: openIn('en') } };
}
