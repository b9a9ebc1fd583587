/** A text of the demo and its path. */
export interface PlacedText {
  path: string;
  fr: string;
  en: string;
}

/** Keys whose values are addresses instead of texts. */
const addresses = new Set(['url', 'path', 'slug']);

/** Returns every pair of texts in a value of any depth; SEO, which has one record per language, is returned as pairs, too. */
export function textsOf(value: unknown, path = ''): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`));
  if ('fr' in value && 'en' in value) return pairs(value.fr, value.en, path);
  return Object.entries(value).flatMap(([key, inner]) => (addresses.has(key) ? [] : textsOf(inner, `${path}.${key}`)));
}

function pairs(fr: unknown, en: unknown, path: string): PlacedText[] {
  if (typeof fr === 'string' || typeof en === 'string') return [{ path, fr: String(fr ?? ''), en: String(en ?? '') }];
  if (typeof fr !== 'object' || typeof en !== 'object' || fr === null || en === null) return [];
  const english = new Map(Object.entries(en));
  return Object.entries(fr).flatMap(([key, inner]) =>
    machineTexts.has(key) ? [] : pairs(inner, english.get(key), `${path}.${key}`),
  );
}

/** Addresses and codes that are equal in both languages. */
const machineTexts = new Set([
  'url',
  'og_type',
  'og_locale',
  'og_image',
  'type',
  'robots_index_rule',
  'width',
  'height',
]);
