import { expect, test } from 'vitest';
import { assignmentMail, brokerMail, confirmationMail, type Lead } from './lead-mails.ts';

const site = {
  name: { fr: 'Agence Boréale', en: 'Boréale Agency' },
  origin: 'https://www.boreale.example',
};
const from = 'no-reply@boreale.example';

const lead: Lead = {
  id: '7d9f1a52-0000-4000-8000-000000000001',
  microsite_id: 'm-1',
  form_type: 'contact_form',
  locale: 'en',
  status: 'accepted',
  fields: {
    form_type: 'contact_form',
    first_name: 'Léa',
    last_name: 'Tremblay',
    email: 'lea@example.ca',
    phone: '',
    message: 'Bonjour,\nla maison est-elle libre ?',
    recipient_slug: 'maude-gagnon',
  },
  recipient: {
    type: 'broker',
    slug: 'maude-gagnon',
    name: 'Gagnon, Maude',
    email: 'maude@boreale.example',
    locale: 'fr',
  },
  source_page: 'https://www.boreale.example/en/contact',
  consent_text: null,
  variant: null,
  user_agent: null,
  fingerprint: 'f',
  idempotency_key: null,
  created_at: new Date('2026-06-15T12:00:00Z'),
  stage: 'new',
  assigned_to: null,
  released_at: null,
  last_activity_at: new Date('2026-06-15T12:00:00Z'),
  alert_id: null,
  search_text: '',
};

test('the broker’s mail is in the broker’s language, and a reply goes to the visitor', () => {
  const mail = brokerMail(lead, site, from);
  expect(mail).toMatchObject({
    messageId: '<lead.7d9f1a52-0000-4000-8000-000000000001.broker@boreale.example>',
    from: { name: 'Agence Boréale', address: from },
    to: { name: 'Gagnon, Maude', address: 'maude@boreale.example' },
    replyTo: { name: 'Léa Tremblay', address: 'lea@example.ca' },
    subject: 'Nouveau message de Léa Tremblay – Agence Boréale',
  });
  expect(mail.text).toBe(
    [
      'Nouveau message de Léa Tremblay – Agence Boréale',
      '',
      'Vous avez reçu un message par le formulaire de contact du site Agence Boréale.',
      '',
      'Prénom\u00a0: Léa',
      'Nom\u00a0: Tremblay',
      'Courriel\u00a0: lea@example.ca',
      '',
      '> Bonjour,',
      '> la maison est-elle libre ?',
      '',
      'Pour joindre Léa Tremblay, répondez simplement à ce courriel.',
      '',
      'Envoyé depuis la page https://www.boreale.example/en/contact',
      '',
      '-- ',
      'Agence Boréale',
      'https://www.boreale.example',
      '',
    ].join('\n'),
  );
});

test('the confirmation is in the visitor’s language and repeats nothing of the message', () => {
  const mail = confirmationMail(lead, site, from);
  expect(mail).toMatchObject({
    to: { name: 'Léa Tremblay', address: 'lea@example.ca' },
    replyTo: { address: 'maude@boreale.example' },
    subject: 'We have received your message',
  });
  expect(mail.text).toContain('Gagnon, Maude will read it');
  expect(mail.text + mail.html).not.toContain('la maison');
});

test('the default recipient is not named to the visitor', () => {
  const { type, slug, ...recipient } = lead.recipient;
  const { text } = confirmationMail({ ...lead, recipient }, site, from);
  expect(text).toContain('A member of our team will be in touch with you shortly.');
});

test('what a visitor typed is escaped in the HTML and kept in the text', () => {
  const fields = { ...lead.fields, message: '<img src=x onerror="alert(1)"> & co' };
  const { html, text } = brokerMail({ ...lead, fields }, site, from);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co');
  expect(html).not.toContain('<img');
  expect(text).toContain('> <img src=x onerror="alert(1)"> & co');
});

test('who is given a lead gets it in their language, and each time as a mail of its own', () => {
  const assignee = {
    type: 'broker' as const,
    slug: 'lea',
    name: 'Léa Roy',
    email: 'lea@boreale.example',
    locale: 'en' as const,
  };
  const mail = assignmentMail(lead, site, from, { assignee, by: 'Nancy Côté', occasion: '12' });
  expect(mail).toMatchObject({
    messageId: '<lead.7d9f1a52-0000-4000-8000-000000000001.assignment.12@boreale.example>',
    to: { name: 'Léa Roy', address: 'lea@boreale.example' },
    replyTo: { address: 'lea@example.ca' },
  });
  expect(mail.text).toContain('Nancy Côté has assigned this lead to you.');
});

test('a message in quarantine says so', () => {
  const mail = brokerMail({ ...lead, status: 'quarantined' }, site, from);
  expect(mail.subject).toBe('[Possiblement indésirable] Nouveau message de Léa Tremblay – Agence Boréale');
  expect(mail.text).toContain('pourrait provenir d’un robot');
});

test.each([
  ['property_alert', 'Nouvelle alerte immobilière de Léa Tremblay – Agence Boréale'],
  ['property_valuation', 'Demande d’évaluation de Léa Tremblay – Agence Boréale'],
] as const)('%s has its own words', (form_type, subject) => {
  expect(brokerMail({ ...lead, form_type }, site, from).subject).toBe(subject);
});
