import type { Locale } from '@vitrine/contract/locale.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { plainText } from '../rich-text/plain-text.ts';
import type { Loose } from '../values/untyped-values.ts';
import { type LanguageMark, type LanguageMarks, needsTranslation, otherLanguage, readMarks } from './language-marks.ts';
import { type ComparedCollection, comparedCollections, neutralFields, placesOf } from './language-state.ts';
import type { TextPlace } from './text-places.ts';
import { isFilled } from './text-state.ts';
import { givenMarks } from './track-languages.ts';

export interface LanguageChange {
  collection: ComparedCollection;
  id: number;
  /** The language that is written. */
  to: Locale;
  /** Key of the outermost block whose texts are concerned; null for the whole document. */
  block: string | null;
}

/** Reads the latest draft in one language, with the rights of the user. Rejects with 403 or 404. */
const readDraft = async (req: PayloadRequest, { collection, id }: LanguageChange, locale: Locale): Promise<Loose> =>
  structuredClone(
    await req.payload.findByID({
      ...{ collection: collection as CollectionSlug, id, locale, draft: true, depth: 0, overrideAccess: false, req },
    }),
  );

const isMeant = ({ block }: LanguageChange, place: TextPlace): boolean => block === null || place.block?.key === block;

/** Writes the changed draft and its marks in one language with the rights of the user. */
async function writeDraft(
  req: PayloadRequest,
  change: LanguageChange,
  data: Loose,
  marks: LanguageMarks,
): Promise<void> {
  const { collection, id, to } = change;
  // The access rules of the field refuse marks in the data, so they are passed in the context, for this update alone.
  req.context[givenMarks] = marks;
  try {
    await req.payload.update({
      ...{ collection: collection as CollectionSlug, id, locale: to, draft: true, depth: 0, overrideAccess: false },
      ...{ data: { ...data, _status: 'draft' }, user: req.user, req },
    });
  } finally {
    delete req.context[givenMarks];
  }
}

/**
 * Copies texts of the other language into the draft: those that are missing or, with `overwrite`, all of them. Returns the number of texts
 * that changed. A copy that contains words is marked as copied until it is translated or confirmed.
 */
export async function copyLanguage(
  req: PayloadRequest,
  change: LanguageChange & { overwrite: boolean },
): Promise<number> {
  const { collection, to, overwrite } = change;
  const { config } = req.payload;
  const source = await readDraft(req, change, otherLanguage(to));
  const target = await readDraft(req, change, to);
  const values = new Map(
    placesOf(config, collection, source).map(({ key, field, parent }) => [key, parent[field]] as const),
  );
  const marks = { ...readMarks(target.language_marks) };
  let copied = 0;
  for (const place of placesOf(config, collection, target)) {
    const { key, field, parent } = place;
    const value = key === 'path' ? pathIn(to, values.get(key)) : values.get(key);
    const replaces = overwrite && isMeant(change, place) && !addressFields.has(field);
    const completes = (isMeant(change, place) || isIdentity(collection, place)) && !isFilled(parent[field]);
    if (!isFilled(value) || !(completes || (replaces && value !== parent[field]))) continue;
    Reflect.set(parent, field, value);
    delete marks[key];
    if (hasWords(value) && !neutralFields.has(field)) marks[key] = { copied: to };
    copied += 1;
  }
  if (copied > 0) await writeDraft(req, change, target, marks);
  return copied;
}

/** False for numbers and symbols alone, which are the same in both languages. */
const hasWords = (value: unknown): boolean => /\p{L}/u.test(plainText(value));

/** Addresses differ between languages, so they are never overwritten. */
const addressFields: ReadonlySet<string> = new Set(['path', 'slug']);

/** True for the fields without which the document does not exist in a language; they are copied with any block. */
const isIdentity = (collection: ComparedCollection, { key }: TextPlace): boolean =>
  key === 'title' || key === comparedCollections[collection];

/** Returns the path of a page in another language: `/fr/contact` becomes `/en/contact`. */
const pathIn = (language: Locale, path: unknown): string | undefined =>
  typeof path === 'string' ? path.replace(/^\/(fr|en)(?=\/|$)/, `/${language}`) : undefined;

/** Marks the texts of a language that are older or copied as up to date. Returns their number. */
export async function confirmLanguage(req: PayloadRequest, change: LanguageChange): Promise<number> {
  const { collection, to } = change;
  const target = await readDraft(req, change, to);
  const marks = readMarks(target.language_marks);
  const meant = new Set(
    placesOf(req.payload.config, collection, target)
      .filter((place) => isMeant(change, place))
      .map(({ key }) => key),
  );
  const isConfirmed = ([key, mark]: [string, LanguageMark]) => needsTranslation(mark, to) && meant.has(key);
  const kept = Object.entries(marks).filter((entry) => !isConfirmed(entry));
  const confirmed = Object.keys(marks).length - kept.length;
  if (confirmed > 0) await writeDraft(req, change, target, Object.fromEntries(kept));
  return confirmed;
}
