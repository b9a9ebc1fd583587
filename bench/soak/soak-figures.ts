import type { Figure } from '../figure.ts';
import { capacityLines } from './capacity.ts';

/** Beginnings of the names of the figures of each load. */
export const soakFigures = {
  cachedPage: 'a cached page',
  uncachedPage: 'an uncached page',
  search: 'a search',
} as const;

/** Returns the calculation of the visitors that one machine carries, from the figures of the suite. */
export function capacityNote(figures: readonly Figure[], cores: number): string {
  const costOf = (name: string): number => {
    const figure = figures.find((each) => each.name === `${name}: processor of a request`);
    if (!figure) throw new Error(`There is no figure of ${name}.`);
    return figure.value;
  };
  return capacityLines({
    cachedPage: costOf(soakFigures.cachedPage),
    uncachedPage: costOf(soakFigures.uncachedPage),
    search: costOf(soakFigures.search),
    cores,
  });
}
