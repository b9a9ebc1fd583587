import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { createContext, useEffect, useState } from 'react';
import { asObject, asText } from '../../values/untyped-values.ts';

type Texts = ReadonlyMap<string, string>;

/** The stored texts of the menu's lines, by their ids, in the language that the form does not show. */
export const OtherTexts = createContext<Texts>(new Map());

/** Fetches the texts of the saved draft in the language that the form does not show, again after each save. */
export function useOtherTexts(): Texts {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const [texts, setTexts] = useState<Texts>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the stored texts
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    const query = new URLSearchParams({ locale: code === 'fr' ? 'en' : 'fr', draft: 'true', depth: '0' });
    fetch(`/api/${collectionSlug}/${id}?${query}`, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((document: unknown) => setTexts(new Map(linkTexts(document))))
      .catch(() => undefined);
    return () => stop.abort();
  }, [id, collectionSlug, code, lastUpdateTime]);
  return texts;
}

/** Returns the ids and the texts of all rows with a link. */
function linkTexts(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const row = asObject(value);
  const text = asText(asObject(row.link).text);
  const own: [string, string][] = typeof row.id === 'string' && text !== undefined ? [[row.id, text]] : [];
  return [...own, ...Object.values(value).flatMap(linkTexts)];
}
