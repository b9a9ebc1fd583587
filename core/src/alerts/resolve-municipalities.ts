import type { Place } from '../listings/areas/find-places.ts';
import { slugify } from '../listings/listing-address.ts';

export interface ResolvedMunicipalities {
  codes: string[];
  names: string[];
  unknown: string[];
}

/** Maximum number of comma-separated pieces in a municipality's name: `L’Ange-Gardien, Outaouais` has two. */
const longestName = 4;

/** Returns the municipalities and boroughs by normalised name: without capitals, accents and dashes. */
function byWords(municipalities: readonly Place[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const municipality of municipalities) {
    for (const words of new Set([slugify(municipality.name), municipality.code])) {
      found.set(words, [...(found.get(words) ?? []), municipality]);
    }
  }
  return found;
}

/**
 * Returns the codes of the municipalities and boroughs in a comma-separated text (alerts.2). An ambiguous name
 * yields all its codes; unknown names are returned as written.
 */
export function resolveMunicipalities(text: string, municipalities: readonly Place[]): ResolvedMunicipalities {
  const known = byWords(municipalities);
  const pieces = text
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean);
  const codes = new Set<string>();
  const names = new Set<string>();
  const unknown = new Set<string>();
  for (let start = 0; start < pieces.length; ) {
    // The longest name first, because a comma may be part of it.
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
