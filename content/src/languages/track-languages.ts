import { isDeepStrictEqual } from 'node:util';
import { isLocale } from '@vitrine/contract/locale.ts';
import type { CollectionBeforeChangeHook, CollectionSlug, Field } from 'payload';
import { nestedRequest } from '../payload/nested-request.ts';
import { asObject, type Loose } from '../values/untyped-values.ts';
import { type LanguageMark, nextMark, otherLanguage, readMarks } from './language-marks.ts';
import { isCompared, placesOf } from './language-state.ts';
import { hasSameWords, isFilled } from './text-state.ts';

const byHooksAlone = { create: () => false, update: () => false };

/** Returns the hidden field with the marks of a document. Only hooks write it. */
export const languageMarksField = (): Field => ({
  name: 'language_marks',
  type: 'json',
  admin: { hidden: true },
  access: byHooksAlone,
});

/** Key in the context of an update that passes the marks of its texts itself. */
export const givenMarks = 'givenLanguageMarks';

/** Marks a text of the other language as older when staff change its counterpart. An import writes both languages and marks nothing. */
export const trackLanguages: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  const { locale: language, user, payload } = req;
  const { slug } = collection;
  const isTracked = user && isLocale(language) && isCompared(slug) && originalDoc?.id !== undefined;
  if (context[givenMarks]) return { ...data, language_marks: readMarks(context[givenMarks]) };
  if (!isTracked) return data;
  // Holds the document before the change, in both languages.
  const stored: Loose = await payload.findByID({
    ...{ collection: slug as CollectionSlug, id: originalDoc.id, locale: 'all', draft: true, depth: 0, trash: true },
    req: nestedRequest(req),
  });
  const before = new Map(
    placesOf(payload.config, slug, stored).map(({ key, field, parent }) => [key, asObject(parent[field])]),
  );
  const marks = readMarks(stored.language_marks);
  const now = new Date();
  const next = placesOf(payload.config, slug, data).flatMap(({ key, field, parent }): [string, LanguageMark][] => {
    const old = before.get(key) ?? {};
    const value = parent[field];
    const otherHas = isFilled(old[otherLanguage(language)]);
    const isChanged = value !== undefined && !isDeepStrictEqual(value ?? null, old[language] ?? null);
    const mark = isChanged
      ? nextMark(
          marks[key],
          {
            ...{ language, had: isFilled(old[language]), has: isFilled(value), otherHas },
            isSame: hasSameWords(value, old[otherLanguage(language)]),
          },
          now,
        )
      : marks[key];
    return mark ? [[key, mark]] : [];
  });
  return { ...data, language_marks: Object.fromEntries(next) };
};
