import { expect, test } from 'vitest';
import { checkStep } from './check-step.ts';
import { contactSteps } from './step-definition.ts';

test('the last two steps ask for name, phone and e-mail, then for address, city and postal code', () => {
  const missing = contactSteps.map((step) => checkStep(step, {}).map(({ field, code }) => `${field}: ${code}`));
  expect(missing).toEqual([
    ['firstname: required', 'lastname: required', 'phone: required', 'email: required'],
    ['address: required', 'city: required', 'postal_code: required'],
  ]);
});

test('the preferred means are phone, e-mail and text', () => {
  const fields = contactSteps.flatMap((step) => step.fields);
  expect(fields.find(({ name }) => name === 'communication_method')).toMatchObject({
    options: ['phone', 'email', 'text'],
  });
});
