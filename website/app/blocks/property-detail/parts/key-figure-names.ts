import type { FactName, PropertyDetailData } from '../property-detail-data.ts';

/** Facts that stand out above the description. */
const names: ReadonlySet<FactName> = new Set<FactName>(['bedrooms', 'bathrooms', 'living', 'lot', 'year']);
/** Maximum number of figures on one line. */
const most = 4;

/** Returns the most important facts, without the second unit of an area, which is too long there. */
export const keyFigures = (facts: PropertyDetailData['facts']): PropertyDetailData['facts'] =>
  facts
    .filter(({ name }) => names.has(name))
    .slice(0, most)
    .map(({ name, value }) => ({ name, value: value.replace(/ \(.*\)$/, '') }));
