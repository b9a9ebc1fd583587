import { slugify } from '../listings/listing-address.ts';

export type KnownMunicipality = { code: string; name: string };
export type ResolvedMunicipalities = { codes: string[]; names: string[]; unknown: string[] };

/** The most commas that a municipality's own name may hold, and one: `L’Ange-Gardien, Outaouais` has one. */
const longestName = 4;

/** Names by the words in them: capitals, accents and dashes do not count. */
function byWords(municipalities: readonly KnownMunicipality[]): Map<string, KnownMunicipality[]> {
  const found = new Map<string, KnownMunicipality[]>();
  for (const municipality of municipalities) {
    for (const words of new Set([slugify(municipality.name), municipality.code])) {
      found.set(words, [...(found.get(words) ?? []), municipality]);
    }
  }
  return found;
}

/**
 * The codes of municipalities that a form names, joined by commas (`2-blocks-and-search §7`). A name that occurs more than once stands for
 * all its codes, since nobody said which; what no municipality is called is given back as it was written.
 */
export function resolveMunicipalities(
  text: string,
  municipalities: readonly KnownMunicipality[],
): ResolvedMunicipalities {
  const known = byWords(municipalities);
  const pieces = text
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean);
  const codes = new Set<string>();
  const names = new Set<string>();
  const unknown = new Set<string>();
  for (let start = 0; start < pieces.length; ) {
    // The longest first, because a comma may be part of a name.
    let end = Math.min(pieces.length, start + longestName);
    while (end > start && !known.has(slugify(pieces.slice(start, end).join(' ')))) end--;
    for (const { code, name } of known.get(slugify(pieces.slice(start, end).join(' '))) ?? []) {
      codes.add(code);
      names.add(name);
    }
    if (end === start) unknown.add(pieces[start] ?? '');
    start = Math.max(end, start + 1);
  }
  return { codes: [...codes], names: [...names], unknown: [...unknown] };
}
