// @vitest-environment jsdom

import { expect, test } from 'vitest';
import type { HtmlAnswer } from '../../document/hash-inline-elements.server.ts';
import { contactPage } from './contact-page.server.tsx';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const typed = {
  first_name: 'Léa "la" Roy',
  last_name: 'Gagnon <b>',
  email: 'lea',
  phone: '(514) 555-0123',
  message: '</textarea><script>alert(1)</script> "Bonjour" & merci',
};
const accompanying = { form_type: 'contact_form', locale: 'fr', recipient_type: 'broker', recipient_slug: 'lea-roy' };

const told = {
  locale: 'fr',
  status: 422,
  outcome: 'refused',
  errors: [{ field: 'email', code: 'invalid' }],
  problem: '',
  form: formOf({ ...accompanying, ...typed, unknown: 'x' }),
  returnPath: '/fr/contact?a="><b>',
  themeCss: ':root{--bg:#fff}',
} as const;

async function read({ response }: Pick<HtmlAnswer, 'response'>): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

test('the page shows each error beside its field, and escapes the submitted values', async () => {
  const answer = contactPage(told);
  const page = await read(answer);
  expect(answer.response.status).toBe(422);
  expect(page.querySelector('.problems a')?.textContent).toBe('Le courriel n’est pas valide');
  const email = page.getElementById('email');
  expect(email?.getAttribute('aria-invalid')).toBe('true');
  expect(page.getElementById(email?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Le courriel n’est pas valide',
  );
  expect(page.querySelector('script, b')).toBeNull();
  expect(page.querySelector('a[href^="/fr/contact?"]')?.getAttribute('href')).toBe('/fr/contact?a="><b>');
});

test('the page repeats the submitted values in a form to the same recipient', async () => {
  const form = (await read(contactPage(told))).querySelector('form');
  const values = [...(form?.elements ?? [])].flatMap((field): [string, string][] =>
    'name' in field && 'value' in field && field.name !== '' ? [[String(field.name), String(field.value)]] : [],
  );
  expect(Object.fromEntries(values)).toEqual({ ...accompanying, ...typed });
  expect(form?.getAttribute('action')).toBe('/api/contact?locale=fr');
  expect(form?.method).toBe('post');
});

test('a failure without a field shows its message', async () => {
  const page = await read(contactPage({ ...told, errors: [], problem: 'Revenez <plus tard>.' }));
  expect(page.querySelector('.problems')?.textContent).toBe('Revenez <plus tard>.');
});

test('the page confirms a stored message', async () => {
  const page = await read(contactPage({ ...told, locale: 'en', status: 200, outcome: 'sent', errors: [] }));
  expect(page.querySelector('h1')?.textContent).toBe('Message sent');
  expect(page.querySelector('form, .problems')).toBeNull();
});

test.each([
  ['fr', 'Message reçu', /une personne de notre équipe le lira/],
  ['en', 'Message received', /a member of our team will read it/],
] as const)(
  'the page says in %s that a person reads a message without a captcha first',
  async (locale, title, words) => {
    const page = await read(contactPage({ ...told, locale, status: 200, outcome: 'held', errors: [] }));
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(page.querySelector('main')?.textContent).toMatch(words);
  },
);
