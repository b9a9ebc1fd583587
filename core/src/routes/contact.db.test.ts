import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startCore } from '../../test/core-fixture.ts';
import { acceptedId, openLeadCore } from '../../test/lead-core.ts';
import { messageOf } from '../../test/message-fixture.ts';

const setup = openLeadCore('core_contact');
const errorsOf = async (answer: Response) => {
  expect(answer.status).toBe(422);
  return (await answer.json()).errors;
};

test('success means that the lead and its two mails are in the database', async () => {
  const id = await acceptedId(
    await setup.core.post(messageOf(), { referer: 'https://www.boreale.example/fr/contact', 'user-agent': 'Tests' }),
  );
  expect(await setup.leads()).toMatchObject([
    {
      id,
      microsite_id: 'm-1',
      form_type: 'contact_form',
      locale: 'fr',
      status: 'accepted',
      source_page: 'https://www.boreale.example/fr/contact',
      user_agent: 'Tests',
      fields: { first_name: 'Léa', email: 'lea@example.ca', message: 'Bonjour, j’aimerais visiter la maison.' },
      recipient: { name: 'Réception, Boréale' },
    },
  ]);
  expect(await setup.jobs()).toEqual([
    { leadId: id, kind: 'broker' },
    { leadId: id, kind: 'confirmation' },
  ]);
});

test('without its mail queue a lead is not kept either', async () => {
  await sql`alter schema core_queue rename to core_queue_away`.execute(setup.database);
  const another = startCore(setup.databaseUrl);
  try {
    expect((await another.post(messageOf())).status).toBe(500);
  } finally {
    await sql`alter schema core_queue_away rename to core_queue`.execute(setup.database);
    await another.close();
  }
  expect(await setup.leads()).toEqual([]);
});

test('a message to a broker goes to that broker', async () => {
  await setup.core.post(messageOf({ recipient_type: 'broker', recipient_slug: 'maude-gagnon' }));
  expect((await setup.leads())[0]?.recipient).toEqual({
    type: 'broker',
    slug: 'maude-gagnon',
    name: 'Maude Gagnon',
    email: 'maude@boreale.example',
    locale: 'en',
  });
});

test('a message about a listing is kept with its number, and a wrong number stands in nobody’s way', async () => {
  await setup.core.post(messageOf({ uls: '10000001' }));
  expect((await setup.leads())[0]?.fields).toMatchObject({ uls: '10000001' });
  await acceptedId(await setup.core.post(messageOf({ uls: '<script>', message: 'Another.' })));
});

test('a message that proposes times for a visit is kept as a request for a visit, and one with nonsense as a message', async () => {
  const visit_times = '2026-11-28T13:00,2026-11-29/morning';
  await setup.core.post(messageOf({ uls: '10000001', visit_times }));
  await setup.core.post(messageOf({ uls: '10000001', visit_times: 'tomorrow', message: 'Another' }));
  expect((await setup.leads()).map(({ form_type, fields }) => [form_type, fields.visit_times])).toEqual([
    ['visit_request', visit_times],
    ['contact_form', undefined],
  ]);
});

test('a message to nobody known goes to the default recipient', async () => {
  await acceptedId(await setup.core.post(messageOf({ recipient_type: 'others', recipient_slug: 'nobody' })));
  expect((await setup.leads())[0]?.recipient).toMatchObject({ email: 'reception@boreale.example' });
});

test('what the visitor agreed to is kept with the lead, and the variant of the page', async () => {
  await setup.core.post(messageOf({ consent_text: 'J’accepte\r\nBcc: x@example.ca', variant: '42' }));
  const lead = await setup.database.selectFrom('lead').select(['consent_text', 'variant', 'fields']).executeTakeFirst();
  expect(lead).toMatchObject({ consent_text: 'J’accepte Bcc: x@example.ca', variant: '42' });
  expect(lead?.fields).not.toHaveProperty('consent_text');
});

test('source_page goes before the Referer, and the captcha answer is not kept', async () => {
  await setup.core.post(messageOf({ source_page: '/fr/contact', recaptcha_response: 'secret-token' }), {
    referer: 'https://x/',
  });
  const [lead] = await setup.leads();
  expect(lead?.source_page).toBe('/fr/contact');
  expect(JSON.stringify(lead)).not.toContain('secret-token');
});

test('without a locale of its own a message is in the language of the call', async () => {
  const { locale, ...without } = messageOf();
  await setup.core.post(without, { 'content-language': 'en' });
  expect((await setup.leads())[0]?.locale).toBe('en');
});

test.each([
  ['first_name', '  ', 'required', 'The First name field is required'],
  ['last_name', '', 'required', 'The Last name field is required'],
  ['email', '', 'required', 'The Email Address field is required'],
  ['email', 'lea@', 'invalid', 'The email address field is invalid'],
  ['phone', '12', 'invalid', 'The phone number field is invalid'],
  ['message', ' \n', 'required', 'The message field is required'],
  ['message', 'x'.repeat(10_001), 'too_long', 'The message field is too long'],
  ['form_type', 'newsletter', 'invalid', 'This field is invalid'],
])('%s %j is refused and nothing is kept', async (field, value, code, message) => {
  expect(await errorsOf(await setup.core.post(messageOf({ [field]: value })))).toEqual([{ field, code, message }]);
  expect(await setup.leads()).toEqual([]);
});

test('every wrong field has its own entry, in the language of the call', async () => {
  const answer = await setup.core.post({ form_type: 'contact_form' }, { 'content-language': 'fr' });
  expect(await errorsOf(answer)).toEqual([
    { field: 'first_name', code: 'required', message: 'Le champ Prénom est obligatoire' },
    { field: 'last_name', code: 'required', message: 'Le champ Nom est obligatoire' },
    { field: 'email', code: 'required', message: 'Le champ Courriel est obligatoire' },
    { field: 'message', code: 'required', message: 'Le champ Message est obligatoire' },
  ]);
});

test('ten megabytes are refused as too large', async () => {
  const answer = await setup.core.post(messageOf({ message: 'x'.repeat(10 * 1024 * 1024) }));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ type: '/docs#problem-too-large', status: 413 });
  expect(await setup.leads()).toEqual([]);
});

test.each([
  ['application/json', '{}'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--y broken'],
])('a body that is no form (%s) is 422', async (type, body) => {
  const answer = await setup.core.app.request('/api/swc/m-1/contact', {
    method: 'POST',
    headers: { 'x-site-key': 'key-of-the-first-site', 'content-type': type },
    body,
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ type: '/docs#problem-invalid-body' });
});

test('a file in place of a text is a missing text', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(messageOf())) body.set(name, value);
  body.set('message', new File(['x'], 'message.exe'));
  const answer = await setup.core.app.request('/api/swc/m-1/contact', {
    method: 'POST',
    headers: { 'x-site-key': 'key-of-the-first-site' },
    body,
  });
  expect(await errorsOf(answer)).toMatchObject([{ field: 'message', code: 'required' }]);
});

test('what looks like SQL or markup is kept as it was typed', async () => {
  const message = `'); drop table lead; -- <script>alert("x")</script> \${7*7} {{7*7}}`;
  await acceptedId(await setup.core.post(messageOf({ message })));
  expect((await setup.leads())[0]?.fields.message).toBe(message);
});

test('characters that no text should hold do not break a message', async () => {
  await acceptedId(
    await setup.core.post(messageOf({ first_name: 'L\u0000éa', message: 'a\u0000b\ufffe \ud83c\udfe1' })),
  );
  expect((await setup.leads())[0]?.fields).toMatchObject({ first_name: 'L éa', message: 'ab 🏡' });
});

test('alerts and valuations are kept whole', async () => {
  const shared = {
    first_name: 'Léa',
    last_name: 'Tremblay',
    email: 'lea@example.ca',
    phone: '(514) 555-0134',
    preferred_method_of_contact: 'text',
    address: '12, rue du Port',
    postal_code: 'G1K 4A1',
    city: 'Québec',
    municipality: 'Québec, Lévis',
    property_type: 'condo',
  };
  const alert = { ...shared, form_type: 'property_alert', budget_min: '0', budget_max: '500000', nb_bedrooms: '2' };
  const valuation = { ...shared, form_type: 'property_valuation', nb_garage: '0', living_area: '1200 pi²' };
  await acceptedId(await setup.core.post(alert));
  await acceptedId(await setup.core.post(valuation));
  expect((await setup.leads()).map(({ fields }) => fields)).toEqual([alert, valuation]);
});
