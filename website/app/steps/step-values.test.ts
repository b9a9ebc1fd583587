// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, keepAnswers, keptAnswers } from './step-values.ts';

beforeEach(() => sessionStorage.clear());

test('what was said in a form is there after a reload, and gone once it is sent', () => {
  const answers = { values: { bedrooms: '2' }, reached: 4 };
  keepAnswers('property_alert', answers);
  expect(keptAnswers('property_alert')).toEqual(answers);
  expect(keptAnswers('property_valuation')).toBeNull();
  forgetAnswers('property_alert');
  expect(keptAnswers('property_alert')).toBeNull();
});

test('who the visitor is stays with what all forms know, so that no older name comes back', () => {
  keepAnswers('property_alert', { values: { firstname: 'Léa', email: 'lea@example.ca', city: 'Québec' }, reached: 1 });
  expect(keptAnswers('property_alert')?.values).toEqual({ city: 'Québec' });
});

test.each(['{', 'null', '4', '[1]', '{"city":"Québec"}', '{"values":null,"reached":1}', '{"values":{},"reached":"x"}'])(
  'a storage that holds %s counts as empty',
  (stored) => {
    sessionStorage.setItem('vitrine.steps.property_alert', stored);
    expect(keptAnswers('property_alert')).toBeNull();
  },
);
