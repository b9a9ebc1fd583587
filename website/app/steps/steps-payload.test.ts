import { contactSubmission } from '@vitrine/contract/core/contact.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertSteps } from './alert-steps.ts';
import { checkStep } from './check-step.ts';
import { askedFields, contactSteps, type StepsDefinition } from './step-definition.ts';
import type { StepValues } from './step-values.ts';
import { stepsPayload } from './steps-payload.ts';
import { valuationSteps } from './valuation-steps.ts';

const municipalities = [
  { code: '66023', label: 'Montréal' },
  { code: '23027', label: 'Québec' },
];
const context = {
  locale: 'fr',
  municipalities,
  units: { imperial: 'pi²', metric: 'm²' },
  sourcePage: '/fr/vendre',
  variant: '',
  consentText: 'D’accord.',
} as const;
const send = (form: StepsDefinition, values: StepValues) =>
  Object.fromEntries(stepsPayload(form, { ...form.defaults, ...values }, context));

const visitor = {
  firstname: ' Léa ',
  lastname: 'Roy',
  email: 'lea@example.ca',
  phone: '(514) 555-0123',
  communication_method: 'text',
  address: '1, rue Un',
  postal_code: 'G1R 4S9',
  city: 'Québec',
};
const sentVisitor = {
  locale: 'fr',
  source_page: '/fr/vendre',
  consent_text: 'D’accord.',
  full_name: 'Léa Roy',
  first_name: 'Léa',
  last_name: 'Roy',
  phone: '(514) 555-0123',
  email: 'lea@example.ca',
  preferred_method_of_contact: 'text',
  address: '1, rue Un',
  postal_code: 'G1R 4S9',
  city: 'Québec',
  province: 'Québec',
  country: 'Canada',
};

/** Fields of `POST contact` (steps.15); the captcha's response is added when the form is sent. */
const common =
  'form_type locale full_name first_name last_name phone email preferred_method_of_contact address postal_code city province country municipality property_type';
const own = {
  property_alert: 'current_client_situation desired_moving_timeframe budget_min budget_max nb_bedrooms nb_bathrooms',
  property_valuation:
    'year_of_construction nb_bedrooms nb_bathrooms nb_parking nb_garage living_area land_area evaluation_report availability_of_report reason_for_sale renos_and_improvments',
};
/** Fields of the envelope: the page and the consent (`contactEnvelope`). */
const envelope = 'source_page consent_text';

test.each([alertSteps, valuationSteps])('$formType sends exactly the fields of the wire, said or not', (form) => {
  const names = `${common} ${own[form.formType]} ${envelope}`.split(' ');
  expect(Object.keys(send(form, {})).sort()).toEqual(names.sort());
});

test('the alert sends the fields of the wire', () => {
  const values = {
    municipalities: '66023,23027',
    moving_date: '4-8-months',
    current_situation: 'tenant',
    budget_min: '300000',
    bedrooms: '2',
    bathrooms: '1',
    property_type: 'condo',
  };
  expect(send(alertSteps, { ...visitor, ...values })).toEqual({
    ...sentVisitor,
    form_type: 'property_alert',
    municipality: 'Montréal, Québec',
    property_type: 'condo',
    current_client_situation: 'tenant',
    desired_moving_timeframe: '4-8-months',
    budget_min: '300000',
    budget_max: '',
    nb_bedrooms: '2',
    nb_bathrooms: '1',
  });
});

test('an alert from a search is filled with its filters, and leaves out those that an alert does not know', () => {
  const query =
    'mun=66023&mun=23027&type=condo&price_min=300000&price_max=437000&bedrooms=2&open_house=1&bounds=1_2_3_4';
  expect(alertSteps.valuesOf?.(new URLSearchParams(query))).toEqual({
    ...{ municipalities: '23027,66023', property_type: 'condo', budget_min: '300000', budget_max: '437000' },
    ...{ bedrooms: '2', bathrooms: '', broker: '', asked_broker: '', office: '', asked_office: '' },
    ...{ area: '', asked_area: '', asked_municipalities: '23027,66023' },
  });
  expect(alertSteps.valuesOf?.(new URLSearchParams('forSaleForRent=rent&mun=66023'))).toEqual({});
  expect(alertSteps.valuesOf?.(new URLSearchParams('utm_source=x&price_max=<b>'))).toEqual({});
});

test('an alert from a search by broker and office keeps them, unless the visitor wants those of all', () => {
  const query = new URLSearchParams('broker=maude-gagnon&office=plateau');
  const values = alertSteps.valuesOf?.(query) ?? {};
  expect(values).toEqual({
    ...{ broker: 'maude-gagnon', asked_broker: 'maude-gagnon', office: 'plateau', asked_office: 'plateau' },
  });
  expect(send(alertSteps, values)).toMatchObject({ broker: 'maude-gagnon', office: 'plateau' });
  const all = send(alertSteps, { ...visitor, ...values, municipalities: '66023', broker: '' });
  expect(all).not.toHaveProperty('broker');
  expect(contactSubmission.parse(all)).toMatchObject({ office: 'plateau' });
  expect(alertSteps.valuesOf?.(new URLSearchParams('broker=<b>&office='))).toEqual({});
});

test('an alert from a drawn area keeps it in place of municipalities, unless the visitor names some', () => {
  const area = '46.81_-71.21_5';
  const values = alertSteps.valuesOf?.(new URLSearchParams({ area })) ?? {};
  const asked = (given: typeof values) =>
    alertSteps.steps.flatMap((step) => askedFields(step, given)).map(({ name }) => name);
  expect(asked(values)).toContain('area');
  expect(asked(values)).not.toContain('municipalities');
  expect(contactSubmission.parse(send(alertSteps, { ...visitor, ...values }))).toMatchObject({
    area,
    municipality: '',
  });
  const named = { ...visitor, ...values, area: '', municipalities: '66023' };
  expect(asked(named)).toContain('municipalities');
  expect(send(alertSteps, named)).not.toHaveProperty('area');
});

describe('the valuation', () => {
  const values = {
    ...visitor,
    municipalities: '23027',
    property_type: 'maison',
    construction_year: '1962',
    bedrooms: '3',
    bathrooms: '2',
    parking: '0',
    garage: '1',
    livable_surface_area: '1240',
    lot_surface_area: '0',
    report: 'true',
    selling_motivation: 'Nous partons.',
  };

  test.each<[kind: string, left: string[], sent: Record<string, string>]>([
    ['condo', ['lot_surface_area'], { land_area: '', living_area: '1240 pi²', nb_bedrooms: '3' }],
    [
      'terrain',
      ['construction_year', 'bedrooms', 'bathrooms', 'parking', 'garage', 'livable_surface_area'],
      { land_area: '5000 pi²', living_area: '', nb_bedrooms: '', nb_garage: '', year_of_construction: '' },
    ],
    ['comm', ['bedrooms', 'bathrooms'], { land_area: '5000 pi²', nb_bedrooms: '', nb_parking: '0' }],
    ['maison', [], { land_area: '5000 pi²', nb_bedrooms: '3' }],
  ])('of the kind %s does not ask for %j, and sends none of an earlier choice', (property_type, left, sent) => {
    const kind = { ...values, lot_surface_area: '5000', property_type };
    expect(send(valuationSteps, kind)).toMatchObject(sent);
    const empty = { municipalities: '23027', property_type };
    const required = valuationSteps.steps.slice(1, 3).flatMap((step) => checkStep(step, empty));
    const all = [
      'construction_year',
      'bedrooms',
      'bathrooms',
      'parking',
      'garage',
      'livable_surface_area',
      'lot_surface_area',
    ];
    expect(required.map(({ field }) => field)).toEqual(all.filter((name) => !left.includes(name)));
  });

  test('takes a municipality that is in no list', () => {
    const sent = send(valuationSteps, { ...values, municipalities: 'Orford' });
    expect(sent.municipality).toBe('Orford');
    expect(contactSubmission.safeParse(sent).success).toBe(true);
  });

  test('sends the fields of the wire, surfaces with their unit and only above zero', () => {
    expect(send(valuationSteps, values)).toEqual({
      ...sentVisitor,
      form_type: 'property_valuation',
      municipality: 'Québec',
      property_type: 'maison',
      year_of_construction: '1962',
      nb_bedrooms: '3',
      nb_bathrooms: '2',
      nb_parking: '0',
      nb_garage: '1',
      living_area: '1240 pi²',
      land_area: '',
      evaluation_report: 'true',
      availability_of_report: 'false',
      reason_for_sale: 'Nous partons.',
      renos_and_improvments: '',
    });
  });

  test('writes metric surfaces in square metres', () => {
    expect(send(valuationSteps, { ...values, measurement_system: 'metric' }).living_area).toBe('1240 m²');
  });
});

test('core takes the longest texts that can be typed, and none longer', () => {
  const choices = { municipalities: '66023', property_type: 'condo', bedrooms: '2', bathrooms: '1' };
  const fits = (values: StepValues) =>
    contactSubmission.safeParse(send(alertSteps, { ...choices, ...visitor, ...values })).success;
  expect(fits({})).toBe(true);
  const limited = contactSteps.flatMap(({ fields }) => fields).filter(({ kind, limit }) => kind === 'text' && limit);
  const text = (length: number) => 'a'.repeat(length);
  const taken = limited.map(({ name, limit = 0 }) => [
    name,
    fits({ [name]: text(limit) }),
    fits({ [name]: text(limit + 1) }),
  ]);
  expect(taken).toEqual(limited.map(({ name }) => [name, true, false]));
});

test.each([alertSteps, valuationSteps])('what passes every step of $formType is taken by core as well', (form) => {
  const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`));
  const answer: Record<string, fc.Arbitrary<string>> = {
    number: digits(2),
    year: fc.stringMatching(/^\d{4}$/),
    surface: digits(6),
    email: fc.stringMatching(/^[a-z]{1,20}@[a-z]{1,20}\.[a-z]{2,6}$/),
    phone: fc.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/),
    'postal-code': fc.stringMatching(/^[A-Z]\d[A-Z] \d[A-Z]\d$/),
    municipality: fc.constant('66023'),
    municipalities: fc.constant('66023,23027'),
  };
  const fields = form.steps.flatMap((step) => step.fields);
  const answers = fc.record(
    Object.fromEntries(fields.map(({ name, kind }) => [name, answer[kind] ?? fc.string({ maxLength: 90 })])),
  );
  fc.assert(
    fc.property(answers, (values: StepValues) => {
      const isRight = form.steps.every((step) => checkStep(step, values).length === 0);
      fc.pre(isRight);
      expect(contactSubmission.safeParse(send(form, values)).error).toBeUndefined();
    }),
  );
});
