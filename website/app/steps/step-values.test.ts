// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetValues, keepValues, keptValues } from './step-values.ts';

beforeEach(() => sessionStorage.clear());

test('what was said in a form is there after a reload, and gone once it is sent', () => {
  keepValues('property_alert', { bedrooms: '2' });
  expect(keptValues('property_alert')).toEqual({ bedrooms: '2' });
  expect(keptValues('property_valuation')).toEqual({});
  forgetValues('property_alert');
  expect(keptValues('property_alert')).toEqual({});
});

test('who the visitor is stays with what all forms know, so that no older name comes back', () => {
  keepValues('property_alert', { firstname: 'Léa', email: 'lea@example.ca', city: 'Québec' });
  expect(keptValues('property_alert')).toEqual({ city: 'Québec' });
});

test.each(['{', 'null', '4', '[1]', '{"city":{"a":1}}'])('a storage that holds %s counts as empty', (stored) => {
  sessionStorage.setItem('vitrine.steps.property_alert', stored);
  expect(keptValues('property_alert')).toEqual({});
});
