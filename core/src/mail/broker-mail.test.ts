import { describe, expect, test } from 'vitest';
import { leadFields, leadOf, leadSite } from '../../test/lead-fixture.ts';
import { assignmentMail, brokerMail } from './broker-mail.ts';

const from = 'no-reply@boreale.example';
const id = '7d9f1a52-0000-4000-8000-000000000001';
const english = { recipient: { ...leadOf('contact_form').recipient, locale: 'en' as const } };
const listing = {
  href: 'https://www.boreale.example/fr/proprietes/maison-10000001',
  address: '1240, rue des Érables, Montréal',
  type: 'Maison',
  price: null,
  details: [],
};

test('a reply goes to the visitor, and the subject tells who wrote about what', () => {
  expect(brokerMail(leadOf('contact_form'), leadSite, from, { listing })).toMatchObject({
    messageId: `<lead.${id}.broker@boreale.example>`,
    from: { name: 'Agence Boréale', address: from },
    to: { name: 'Maude Gagnon', address: 'maude@boreale.example' },
    replyTo: { name: 'Léa Tremblay', address: 'lea@example.ca' },
    subject: 'Nouveau message de Léa Tremblay – 1240, rue des Érables, Montréal',
  });
});

test('a message is quoted, with everything that is needed to answer', () => {
  expect(brokerMail(leadOf('contact_form'), leadSite, from).text).toBe(
    [
      'Léa Tremblay vous a écrit',
      'Voici son message, envoyé par le formulaire de contact du site Agence Boréale.',
      '> Bonjour,\n> \n> la maison est-elle encore libre ? Nous aimerions la visiter samedi.\n> \n> Merci,\n> Léa',
      [
        'SES COORDONNÉES',
        'Nom\u00a0: Léa Tremblay',
        'Téléphone\u00a0: (514) 555-0134',
        'Courriel\u00a0: lea@example.ca',
        'Langue\u00a0: Français',
      ].join('\n'),
      'Répondre à Léa\u00a0:\nlea@example.ca',
      'Une réponse à ce courriel va directement à Léa Tremblay.',
      'Reçu le 15 juin 2026 à 8\u00a0h, depuis la page https://www.boreale.example/fr/contact',
      'En l’envoyant, la personne a accepté ceci\u00a0: «\u00a0En envoyant ce formulaire, vous acceptez que vos coordonnées ' +
        'servent à vous répondre, comme le décrit notre politique de confidentialité.\u00a0»',
      '-- \nAgence Boréale\n80, rue Royale, Trois-Rivières QC G9A 4H9\nhttps://www.boreale.example\n',
    ].join('\n\n'),
  );
});

test('a list that the visitor sends is in the mail by number, with links to the pages', () => {
  const list = [
    { uls: '10000001', address: '1240, rue des Érables, Montréal', url: 'https://www.boreale.example/fr/proprietes/x' },
    { uls: '10000002', address: '', url: null },
  ];
  const { text, html } = brokerMail(leadOf('contact_form'), leadSite, from, { list });
  expect(text).toContain('LES PROPRIÉTÉS DE SA LISTE\n10000001\u00a0: 1240, rue des Érables, Montréal');
  expect(text).toContain('10000002\u00a0: –');
  expect(html).toContain('href="https://www.boreale.example/fr/proprietes/x"');
});

test('a property alert says in words what the website sends in codes', () => {
  const { subject, text } = brokerMail(leadOf('property_alert'), leadSite, from);
  expect(subject).toBe('Nouvelle alerte immobilière de Léa Tremblay – Condo, Montréal, Laval');
  expect(text).toContain('À joindre par\u00a0: Texto');
  expect(text).toContain('Adresse\u00a0: 12, rue du Fleuve, Rimouski (Québec) G5L 1A1, Canada');
  expect(text).toContain(
    [
      'SA RECHERCHE',
      'Municipalités\u00a0: Montréal, Laval',
      'Type de propriété\u00a0: Condo',
      'Budget\u00a0: De 300\u00a0000\u00a0$ à 450\u00a0000\u00a0$',
      'Chambres\u00a0: 2 ou plus',
      'Salles de bain\u00a0: 1 ou plus',
      'Déménagement\u00a0: Dans 4 à 8\u00a0mois',
      'Situation actuelle\u00a0: Locataire',
    ].join('\n'),
  );
});

test('a valuation is in the broker’s language, whatever the visitor’s', () => {
  const { subject, text } = brokerMail(leadOf('property_valuation', english), leadSite, from);
  expect(subject).toBe('Valuation request from Léa Tremblay – House, Rimouski');
  expect(text).toContain('Preferred contact: Phone call');
  expect(text).toContain('Language: French');
  expect(text).toContain(
    [
      'THEIR PROPERTY',
      'Municipality: Rimouski',
      'Property type: House',
      'Year built: 1962',
      'Bedrooms: 3',
      'Bathrooms: 2',
      'Parking spaces: 2',
      'Garage spaces: 0',
      'Living area: 1,240\u00a0ft²',
      'Lot area: 15,000\u00a0ft²',
      'Wants a valuation report: Yes',
      'Already has a valuation report: No',
      'Reason for selling: Nous partons vivre à la campagne.',
      'Renovations and improvements: Toiture refaite en 2021\n    Fenêtres neuves',
    ].join('\n'),
  );
});

describe('the HTML', () => {
  const { html } = brokerMail(leadOf('contact_form'), leadSite, from, { listing });

  test('dials, writes and leads to the listing and to the page', () => {
    expect(html).toContain('href="tel:+15145550134"');
    expect(html).toContain('href="mailto:lea@example.ca"');
    expect(html).toContain(`href="${listing.href}"`);
    expect(html).toContain('href="https://www.boreale.example/fr/contact"');
  });

  test('holds what a visitor typed as text', () => {
    const fields = { message: '<img src=x onerror="alert(1)"> & co' };
    const mail = brokerMail(leadOf('contact_form', { fields }), leadSite, from);
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co');
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain('> <img src=x onerror="alert(1)"> & co');
  });

  test('marks the visitor’s words as being in the visitor’s language', () => {
    const mail = brokerMail(leadOf('contact_form', { locale: 'en' }), leadSite, from);
    expect(mail.html).toMatch(/<blockquote [^>]*lang="en-CA"/);
  });
});

test.each([
  ['phone', 'Appeler le (514) 555-0134', 'tel:+15145550134'],
  ['text', 'Texter le (514) 555-0134', 'sms:+15145550134'],
  ['email', 'Répondre à Léa', 'mailto:lea@example.ca?subject='],
])('a visitor who prefers %s is answered that way', (preferred_method_of_contact, label, href) => {
  const lead = leadOf('property_alert', { fields: { preferred_method_of_contact } });
  const { html } = brokerMail(lead, leadSite, from);
  const [, target, words] = /<a href="([^"]*)" class="button"[^>]*>([^<]*)</.exec(html) ?? [];
  expect(words).toBe(label);
  expect(target?.startsWith(href)).toBe(true);
});

test.each([
  ['+33 6 12 34 56 78', 'tel:+33612345678'],
  ['(514) 555-0134 poste 204', 'tel:+15145550134;ext=204'],
])('the broker reads and dials %s as the visitor wrote it', (phone, href) => {
  const lead = leadOf('contact_form', { fields: { phone, preferred_method_of_contact: 'phone' } });
  const { html, text } = brokerMail(lead, leadSite, from);
  expect(text).toContain(`Téléphone\u00a0: ${phone}`);
  expect(html).toContain(`href="${href}"`);
});

test('a page that claims to be of another site is told, but no link', () => {
  const source_page = 'https://evil.example/fr/contact';
  const { html, text } = brokerMail(leadOf('contact_form', { source_page }), leadSite, from);
  expect(text).toContain(', depuis la page https://evil.example/fr/contact\n');
  expect(html).not.toContain('href="https://evil.example');
});

test('a listing that is not known is told by its number', () => {
  const { text } = brokerMail(leadOf('contact_form', { fields: { uls: '10000001' } }), leadSite, from);
  expect(text).toContain('Numéro d’inscription\u00a0: 10000001');
});

test('a message in quarantine says so', () => {
  const mail = brokerMail(leadOf('contact_form', { status: 'quarantined' }), leadSite, from);
  expect(mail.subject).toBe('[Possiblement indésirable] Nouveau message de Léa Tremblay');
  expect(mail.text).toContain('pourrait provenir d’un robot');
});

test('an address beyond ASCII is shown and stays out of the headers', () => {
  const mail = brokerMail(leadOf('contact_form', { fields: { email: 'léa@example.ca' } }), leadSite, from);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('Courriel\u00a0: léa@example.ca');
  expect(mail.text).not.toContain('Une réponse à ce courriel');
});

test('a fallback recipient is told for whom the message is', () => {
  const fallbackRecipient = { name: 'Réception', email: 'reception@boreale.example', locale: 'en' as const };
  const mail = brokerMail(leadOf('contact_form'), leadSite, from, { fallbackRecipient });
  expect(mail.to.address).toBe('reception@boreale.example');
  expect(mail.messageId).toBe(`<lead.${id}.fallback@boreale.example>`);
  expect(mail.text).toContain('meant for Maude Gagnon, but the mail server refuses the address maude@boreale.example');
});

test('whoever is assigned a lead gets it in their language, a mail an occasion', () => {
  const assignee = { name: 'Sam Roy', email: 'sam@boreale.example', locale: 'en' as const };
  const mail = assignmentMail(leadOf('contact_form'), leadSite, from, { assignee, by: 'Anne', occasion: '17' });
  expect(mail.to).toEqual({ name: 'Sam Roy', address: 'sam@boreale.example' });
  expect(mail.messageId).toBe(`<lead.${id}.assignment.17@boreale.example>`);
  expect(mail.text).toContain('Anne has assigned this lead to you.');
});

test('what a visitor left out is left out', () => {
  const blank = Object.fromEntries(Object.keys(leadFields.property_alert).map((field) => [field, '']));
  const lead = leadOf('property_alert', {
    fields: { ...blank, first_name: 'Léa' },
    source_page: null,
    consent_text: null,
  });
  const { text } = brokerMail(lead, leadSite, from);
  expect(text).toContain('SES COORDONNÉES\nNom\u00a0: Léa\nLangue\u00a0: Français');
  expect(text).toContain('SA RECHERCHE\nBudget\u00a0: Sans limite');
});

test('a request for a visit names its times first, in the language of the broker, and is no plain message', () => {
  const french = brokerMail(leadOf('visit_request'), leadSite, from, { listing });
  expect(french.subject).toBe('Demande de visite de Léa Tremblay – 1240, rue des Érables, Montréal');
  expect(french.text).toMatch(
    /^Léa Tremblay souhaite visiter\n\n.*Confirmez-lui l’un de ces moments\.\n\nQUAND VISITER\nMoments proposés\s: samedi 20 juin, en avant-midi · dimanche 21 juin, vers 13\sh\n\n> Bonjour/,
  );
  expect(brokerMail(leadOf('visit_request', english), leadSite, from).text).toContain(
    'Proposed times: Saturday, June 20, in the morning · Sunday, June 21, around 1:00\u00a0p.m.',
  );
});
