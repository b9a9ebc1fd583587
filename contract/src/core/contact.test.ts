import { expect, test } from 'vitest';
import { contactSubmission, fieldErrors, submissionSchema } from './contact.ts';

const valid = {
  form_type: 'contact_form',
  first_name: 'Léa',
  last_name: 'Tremblay',
  email: 'lea@example.ca',
  phone: '(514) 555-0134',
  message: 'Bonjour',
};

const errorsOf = (fields: Record<string, unknown>) => {
  const parsed = contactSubmission.safeParse(fields);
  return parsed.success ? [] : fieldErrors(parsed.error);
};

test('a complete contact form is accepted', () => {
  expect(contactSubmission.parse(valid)).toEqual(valid);
});

test.each(['+33 6 12 34 56 78', '(514) 555-0134 poste 204'])('the phone number %s is taken as it is', (phone) => {
  const parsed = contactSubmission.safeParse({ ...valid, phone });
  expect(parsed.data?.phone).toBe(phone);
});

test('the phone number may be left empty or out', () => {
  const { phone, ...without } = valid;
  expect(errorsOf(without)).toEqual([]);
  expect(errorsOf({ ...valid, phone: '' })).toEqual([]);
});

test('every missing field of an empty form is named once, in the order of the form', () => {
  expect(errorsOf({ form_type: 'contact_form' })).toEqual(
    ['first_name', 'last_name', 'email', 'message'].map((field) => ({ field, code: 'required' })),
  );
});

test.each([
  ['first_name', '   ', 'required'],
  ['last_name', 'x'.repeat(101), 'too_long'],
  ['email', ' ', 'required'],
  ['email', 'lea@example', 'invalid'],
  ['email', 'lea@example.ca\r\nBcc: all@example.ca', 'invalid'],
  ['email', 'lea@example.ca,max@example.ca', 'invalid'],
  ['email', `${'x'.repeat(250)}@example.ca`, 'too_long'],
  ['phone', '514 555 0134', 'invalid'],
  ['message', ' \n ', 'required'],
  ['message', 'x'.repeat(10_001), 'too_long'],
])('%s %j is refused as %s', (field, value, code) => {
  expect(errorsOf({ ...valid, [field]: value })).toEqual([{ field, code }]);
});

test('an unknown form type is refused', () => {
  expect(errorsOf({ ...valid, form_type: 'newsletter' })).toEqual([{ field: 'form_type', code: 'invalid' }]);
});

test('line breaks in a name become blanks, and unprintable characters of a message go', () => {
  const parsed = contactSubmission.parse({ ...valid, first_name: 'Léa\r\nBcc: x', message: ' a\r\nb\u0000c ' });
  expect(parsed).toMatchObject({ first_name: 'Léa Bcc: x', message: 'a\nbc' });
});

const forbidden = {
  'a C0 control': '\u0007',
  'a C1 control': '\u009f',
  'next line': '\u0085',
  delete: '\u007f',
  'a lone high surrogate': '\ud800',
  'a lone low surrogate': '\udfff',
  'a bidirectional override': '\u202e',
  'a bidirectional isolate': '\u2067',
  'a noncharacter': '\ufdd0',
  'a noncharacter of another plane': '\u{1ffff}',
};

test.each(Object.entries(forbidden))('no field keeps %s', (_, character) => {
  const given = { ...valid, first_name: `L${character}éa`, message: `Bon${character}jour`, full_name: character };
  expect(JSON.stringify(contactSubmission.parse(given))).not.toContain(JSON.stringify(character).slice(1, -1));
});

test('what people write in other scripts stays as it is', () => {
  const given = { ...valid, first_name: 'عليّ', last_name: 'נעמי\u200f', message: '👩‍👩‍👧 ok\n\tمرحبا' };
  expect(contactSubmission.parse(given)).toEqual(given);
});

test('a recipient that cannot be one does not stand in the way of the message', () => {
  expect(errorsOf({ ...valid, recipient_type: 'x'.repeat(51), recipient_slug: 'y'.repeat(300) })).toEqual([]);
});

test('an alert and a valuation need a phone number, an address and a municipality', () => {
  for (const form_type of ['property_alert', 'property_valuation']) {
    expect(errorsOf({ form_type, first_name: 'Léa', last_name: 'Tremblay', email: 'lea@example.ca' })).toEqual(
      ['phone', 'address', 'postal_code', 'city', 'municipality'].map((field) => ({ field, code: 'required' })),
    );
  }
});

test('an alert for a drawn area needs no municipality, and one for what is no area does', () => {
  const alert = { form_type: 'property_alert', alert_from: 'search', email: 'lea@example.ca' };
  const errorsOfAlert = (given: object) => {
    const parsed = submissionSchema(alert).safeParse({ ...alert, ...given });
    return parsed.success ? [] : fieldErrors(parsed.error);
  };
  expect(errorsOfAlert({ area: '46.81_-71.21_5' })).toEqual([]);
  expect(errorsOfAlert({ municipality: '', area: '46.81_-71.21_5' })).toEqual([]);
  expect(errorsOfAlert({ area: 'everywhere' })).toEqual([{ field: 'municipality', code: 'required' }]);
  expect(errorsOfAlert({ municipality: 'Québec', area: 'everywhere' })).toEqual([]);
});

test('the municipalities of a whole province fit into an alert and a valuation', () => {
  // Québec has about 1,100 municipalities; the longest names have about thirty letters.
  const municipality = Array.from({ length: 1110 }, (_, index) => `Saint-Exemple-de-la-Rive-${index}`).join(', ');
  for (const form_type of ['property_alert', 'property_valuation']) {
    expect(errorsOf({ form_type, municipality }).filter(({ field }) => field === 'municipality')).toEqual([]);
    expect(errorsOf({ form_type, municipality: municipality.repeat(3) })).toContainEqual({
      field: 'municipality',
      code: 'too_long',
    });
  }
});
