import { expect, test } from 'vitest';
import { propertiesParameters } from './core/properties-query.ts';
import { readFacts } from './core/read-facts.ts';
import { queryCriteria } from './query-criteria.ts';

/** Parameters of the search that say how it answers, not what it finds. */
const answerParameters = ['format', 'page', 'limit', 'after', 'listingLimit', 'zoom', 'markers'];

/** An area is drawn on the map of the search; no form of the admin draws one. */
const drawn = 'area';

test('the criteria of listings are all parameters by which listings are searched', () => {
  const parameters = Object.keys(propertiesParameters.shape).filter(
    (name) => ![drawn, ...answerParameters].includes(name),
  );
  expect(Object.keys(queryCriteria.properties).sort()).toEqual(parameters.sort());
});

test.each(['bedrooms', 'bathrooms', 'parking', 'days'] as const)(
  '%s count from 1, in a form as in the search',
  (name) => {
    const read = (value: string) => {
      const { bedrooms, bathrooms } = propertiesParameters.parse({ [name]: value });
      return { ...readFacts((fact) => (fact === name ? value : null)), bedrooms, bathrooms }[name];
    };
    expect([read('0'), read('1')]).toEqual([null, 1]);
    expect(queryCriteria.properties[name]).toMatchObject({ kind: 'number', min: 1 });
  },
);

test.each(Object.entries(queryCriteria.properties))('the search reads each value that %s offers', (name, criterion) => {
  if (criterion.kind !== 'choice' && criterion.kind !== 'choices') return expect(criterion.label.fr).not.toBe('');
  for (const value of Object.keys(criterion.choices)) {
    const parsed = Object.entries(propertiesParameters.parse({ [name]: value }));
    expect(parsed.find(([key]) => key === name)?.[1]).toEqual(criterion.kind === 'choices' ? [value] : value);
  }
});
