import { queryCriteria } from '@vitrine/contract/query-criteria.ts';
import { expect, test } from 'vitest';
import { changeQuery, otherCriteria, presentValue, readCriterion } from './criteria-values.ts';

const { properties, people } = queryCriteria;

test.each([
  ['choice', 'sold', 'sold'],
  ['choice', '', null],
  ['choice', ['sold'], null],
  ['choices', 'condo', ['condo']],
  ['choices', ['condo', 'maison'], ['condo', 'maison']],
  ['names', [66023, '58227'], ['66023', '58227']],
  ['names', [{ id: 1 }], null],
  ['names', { id: 1 }, null],
  ['number', '450000', 450000],
  ['number', 'abc', null],
  ['flag', true, true],
  ['flag', '1', true],
  ['flag', 0, false],
  ['flag', 'perhaps', null],
  ['paths', { fr: '/equipe' }, { fr: '/equipe', en: '' }],
  ['paths', { fr: 1 }, null],
  ['paths', '/equipe', null],
] as const)('a %s shows the stored value %j as %j', (kind, stored, shown) => {
  expect(readCriterion(kind, stored)).toEqual(shown);
});

test('criteria that no control shows are named with their values', () => {
  const query = { mun: ['66023'], sauna: true, price_min: 'abc', status: null, kind: 'broker' };
  expect(otherCriteria(properties, query)).toEqual([
    ['sauna', true],
    ['price_min', 'abc'],
    ['kind', 'broker'],
  ]);
  expect(otherCriteria(people, { kind: 'broker' })).toEqual([]);
  expect(otherCriteria(people, { constructor: 1 })).toEqual([['constructor', 1]]);
});

test.each([
  [true, 'any'],
  ['1', 'any'],
  ['weekend', 'weekend'],
  [null, null],
])('the time of open houses that is stored as %j is shown as %j', (stored, shown) => {
  const criterion = properties.open_house;
  if (!criterion) throw new Error('Open houses are no criterion.');
  expect(readCriterion('choice', presentValue(criterion, stored))).toBe(shown);
  expect(otherCriteria(properties, { open_house: stored })).toEqual([]);
});

test('a change keeps every other criterion as it is stored', () => {
  const query = { sauna: true, price_min: '100', mun: ['66023'] };
  expect(changeQuery(query, 'price_min', 200)).toEqual({ sauna: true, price_min: 200, mun: ['66023'] });
  expect(changeQuery(query, 'mun', undefined)).toEqual({ sauna: true, price_min: '100' });
  expect(changeQuery({ mun: ['66023'] }, 'mun', undefined)).toBeNull();
  expect(changeQuery(null, 'type', ['condo'])).toEqual({ type: ['condo'] });
});
