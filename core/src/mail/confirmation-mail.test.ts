import { describe, expect, test } from 'vitest';
import { leadFields, leadOf, leadSite } from '../../test/lead-fixture.ts';
import { confirmationMail } from './confirmation-mail.ts';

const from = 'no-reply@boreale.example';

test('the confirmation is in the visitor’s language, and a reply goes to the recipient', () => {
  const mail = confirmationMail(leadOf('contact_form', { locale: 'en' }), leadSite, from);
  expect(mail).toMatchObject({
    messageId: '<lead.7d9f1a52-0000-4000-8000-000000000001.confirmation@boreale.example>',
    to: { address: 'lea@example.ca' },
    replyTo: { address: 'maude@boreale.example' },
    subject: 'We have received your message',
  });
  expect(mail?.text).toContain('Hello Léa,');
  expect(mail?.text).toContain('Maude Gagnon will read it');
});

test.each(['contact_form', 'property_alert', 'property_valuation'] as const)(
  'the confirmation of a %s repeats nothing but the first name',
  (form_type) => {
    const mail = confirmationMail(leadOf(form_type), leadSite, from, 'https://www.boreale.example/fr/alertes/t');
    const said = `${mail?.subject} ${mail?.text}`;
    const { form_type: _, first_name, email, ...typed } = leadFields[form_type];
    for (const value of Object.values(typed).filter((text) => text.length > 5)) expect(said).not.toContain(value);
  },
);

test('the default recipient is not named to the visitor', () => {
  const { type, slug, ...recipient } = leadOf('contact_form').recipient;
  const mail = confirmationMail(leadOf('contact_form', { recipient, locale: 'en' }), leadSite, from);
  expect(mail?.text).toContain('A member of our team will be in touch with you shortly.');
});

describe('a property alert', () => {
  const link = 'https://www.boreale.example/fr/alertes/abc';

  test('asks to be confirmed where there is a link', () => {
    const mail = confirmationMail(leadOf('property_alert'), leadSite, from, link);
    expect(mail?.subject).toBe('Confirmez votre alerte immobilière');
    expect(mail?.html).toMatch(new RegExp(`href="${link}" class="button"[^>]*>Confirmer mon alerte<`));
    expect(mail?.text).toContain(`Confirmer mon alerte\u00a0:\n${link}`);
  });

  test('says thanks where there is none', () => {
    const mail = confirmationMail(leadOf('property_alert'), leadSite, from);
    expect(mail?.subject).toBe('Votre alerte immobilière est bien enregistrée');
    expect(mail?.html).not.toContain('class="button"');
  });
});

test.each(['Léa', 'Jean-Marc', 'O’Neil', "D'Arcy", 'J. P.', 'Marie Ève', 'Nguyễn', 'Zoë Anne Marie'])(
  'greets %s by name',
  (first_name) => {
    const mail = confirmationMail(leadOf('contact_form', { fields: { first_name } }), leadSite, from);
    expect(mail?.text).toContain(`Bonjour ${first_name},`);
  },
);

test.each([
  'Achetez sur evil.example',
  'evil.example',
  'https://evil.example',
  'Gagnez 1000 dollars',
  'Cliquez ici maintenant vite',
  'Léa\nVisitez evil',
  'Léa <script>',
  'lea@example.ca',
  '=?utf-8?q?Spam?=',
  'A'.repeat(31),
  '\u202eLéa9',
  '',
])('greets nobody by the name of “%s”', (first_name) => {
  const mail = confirmationMail(leadOf('contact_form', { fields: { first_name } }), leadSite, from);
  expect(mail?.text).toContain('\n\nBonjour,\n\n');
  if (first_name) expect(mail?.text).not.toContain(first_name);
});

test('a lead without an address that a mail can go to has no confirmation', () => {
  const fields = { email: 'lea@example.ca, all@example.ca' };
  expect(confirmationMail(leadOf('contact_form', { fields }), leadSite, from)).toBeNull();
});
