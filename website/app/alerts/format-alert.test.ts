import type { Alert } from '@vitrine/contract/core/alerts.ts';
import { describe, expect, test } from 'vitest';
import { readNotice } from './alert-notice.ts';
import { formatAlert } from './format-alert.ts';

const anything: Alert['criteria'] = {
  municipalities: [],
  unknown_municipalities: [],
  property_type: null,
  budget_min: null,
  budget_max: null,
  bedrooms: null,
  bathrooms: null,
  broker: null,
  office: null,
  area: null,
};
const alert: Alert = {
  status: 'active',
  frequency: 'daily',
  locale: 'fr',
  email: 'l…a@example.ca',
  criteria: {
    ...anything,
    municipalities: ['Québec', 'Lévis'],
    property_type: 'maison',
    budget_max: 500_000,
    bedrooms: 3,
    bathrooms: 1,
  },
  query: 'mun=23027&mun=25213&type=maison&price_max=500000&bedrooms=3&bathrooms=1&forSaleForRent=buy',
  created_at: '2026-11-22T02:30:00.000Z',
  confirmed_at: null,
  matches: 7,
  sign_up_page: '/fr/acheter',
};
const types = [{ code: 'maison', label: 'Maisons unifamiliales' }];
const spaced = (texts: string[]) => texts.map((text) => text.replace(/\s/g, ' '));

describe('a formatted alert', () => {
  test('has the texts of the search', () => {
    expect(spaced(formatAlert(alert, 'fr', types).criteria)).toEqual([
      'Québec',
      'Lévis',
      'Maisons unifamiliales',
      'Jusqu’à 500 000 $',
      '3+ chambres',
      '1+ salle de bains',
    ]);
    const { criteria } = formatAlert(alert, 'en', [{ code: 'maison', label: 'Single-family homes' }]);
    expect(criteria.slice(2)).toEqual(['Single-family homes', 'Up to $500,000', '3+ bedrooms', '1+ bathroom']);
  });

  test.each([
    [200_000, null, 'À partir de 200 000 $'],
    [0, 300_000, 'Jusqu’à 300 000 $'],
    [200_000, 300_000, '200 000 $ à 300 000 $'],
  ])('with a budget from %s to %s', (budget_min, budget_max, text) => {
    const { criteria } = formatAlert({ ...alert, criteria: { ...anything, budget_min, budget_max } }, 'fr', types);
    expect(spaced(criteria)).toEqual([text]);
  });

  test('has no text for a missing criterion', () => {
    expect(
      formatAlert({ ...alert, criteria: { ...anything, bedrooms: 0, budget_min: 0 } }, 'fr', types).criteria,
    ).toEqual([]);
  });

  test('has the code of a type without a name', () => {
    expect(formatAlert({ ...alert, criteria: { ...anything, property_type: 'ferme' } }, 'fr', []).criteria).toEqual([
      'ferme',
    ]);
  });

  test('has its date in the time zone of Québec', () => {
    expect(formatAlert(alert, 'fr', types).since).toBe('21 novembre 2026');
  });
});

describe('the link to the search', () => {
  test('has the filters of the alert, in the language of the page', () => {
    const query = 'mun=23027&mun=25213&type=maison&price_max=500000&bedrooms=3&bathrooms=1&forSaleForRent=buy';
    expect(formatAlert(alert, 'fr', types).searchPath).toBe(`/fr/proprietes?${query}`);
    expect(formatAlert(alert, 'en', types).searchPath).toBe(`/en/properties?${query}`);
  });

  test.each(['', 'constructor=1&__proto__=2', 'price_min=abc'])(
    'disables the filters of the session for "%s"',
    (query) => {
      expect(formatAlert({ ...alert, query }, 'fr', types).searchPath).toBe('/fr/proprietes?reset_filters=true');
    },
  );
});

describe('the link to the sign-up form', () => {
  test.each(['/fr/acheter', '/en/buy', '/fr'])('exists for %s', (page) => {
    expect(formatAlert({ ...alert, sign_up_page: page }, 'fr', types).signUpPath).toBe(page);
  });

  test.each([
    null,
    '',
    '//evil.example',
    '/fr//evil.example@x',
    '/fr\\evil',
    'javascript:alert(1)',
    '/fr?x',
    '/qa/sections',
  ])('is not there for %s', (page) => {
    expect(formatAlert({ ...alert, sign_up_page: page }, 'fr', types).signUpPath).toBeNull();
  });
});

describe('a notice', () => {
  test.each([
    ['confirm', 'active'],
    ['save', 'paused'],
    ['unsubscribe', 'unsubscribed'],
    ['failed', 'pending'],
  ] as const)('of %s is said of an alert that is %s', (done, status) => {
    expect(readNotice(done, status)).toBe(done);
  });

  test.each([
    ['confirm', 'paused'],
    ['unsubscribe', 'active'],
    ['<b>', 'active'],
    ['toString', 'active'],
    [null, 'active'],
  ] as const)('of %s is not said of an alert that is %s', (done, status) => {
    expect(readNotice(done, status)).toBeNull();
  });
});
