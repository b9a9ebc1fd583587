import { expect, test } from 'vitest';
import { alertSteps } from './alert-steps.ts';
import type { StepsDefinition } from './step-definition.ts';
import { valuationSteps } from './valuation-steps.ts';

const contact = 'firstname lastname phone email communication_method';
const address = 'address city postal_code province country';

/** Returns the names of the fields of each step, without those that only a link from a search asks for. */
const fieldsOf = ({ steps }: StepsDefinition) =>
  steps.map(({ fields }) =>
    fields
      .filter(({ kind }) => kind !== 'recipient' && kind !== 'area')
      .map(({ name }) => name)
      .join(' '),
  );
const optionsOf = ({ steps }: StepsDefinition, field: string) =>
  steps.flatMap(({ fields }) => fields).find(({ name }) => name === field)?.options;

// steps.17
test('the alert asks for its data, step by step', () => {
  expect(fieldsOf(alertSteps)).toEqual([
    'municipalities',
    'moving_date current_situation',
    'budget',
    'property_type bedrooms bathrooms',
    contact,
    address,
  ]);
  expect(alertSteps.defaults).toMatchObject({ budget_min: '0', budget_max: '' });
});

test('the valuation asks for its data, step by step, in imperial measures and without a report by default', () => {
  expect(fieldsOf(valuationSteps)).toEqual([
    'municipalities',
    'property_type construction_year bedrooms bathrooms parking garage',
    'measurement_system livable_surface_area lot_surface_area',
    'report report_available',
    'selling_motivation renovations',
    contact,
    address,
  ]);
  expect(valuationSteps.defaults).toMatchObject({
    measurement_system: 'imperial',
    report: 'false',
    report_available: 'false',
  });
});

test.each([
  { form: alertSteps, field: 'moving_date', options: ['0-60-days', '60-120-days', '4-8-months', 'more-than-8-months'] },
  { form: alertSteps, field: 'current_situation', options: ['owner', 'tenant', 'parents', 'abroad', 'other'] },
  { form: alertSteps, field: 'communication_method', options: ['phone', 'email', 'text'] },
  { form: valuationSteps, field: 'measurement_system', options: ['imperial', 'metric'] },
  { form: valuationSteps, field: 'communication_method', options: ['phone', 'email', 'text'] },
])('the choices of $field in the form $form.formType are those of the wire', ({ form, field, options }) => {
  expect(optionsOf(form, field)).toEqual(options);
});
