// @vitest-environment jsdom
import { expect, test } from 'vitest';
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
  isSent: false,
  errors: [{ field: 'email', code: 'invalid' }],
  problem: '',
  form: formOf({ ...accompanying, ...typed, unknown: 'x' }),
  backTo: '/fr/contact?a="><b>',
  themeCss: ':root{--bg:#fff}',
} as const;

async function read(response: Response): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

test('a browser without JavaScript is told what is wrong, beside the field, and nothing that it sent is markup', async () => {
  const response = contactPage(told);
  const page = await read(response);
  expect(response.status).toBe(422);
  expect(page.querySelector('.problems a')?.textContent).toBe('Le courriel n’est pas valide');
  const email = page.getElementById('email');
  expect(email?.getAttribute('aria-invalid')).toBe('true');
  expect(page.getElementById(email?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Le courriel n’est pas valide',
  );
  expect(page.querySelector('script, b')).toBeNull();
  expect(page.querySelector('a[href^="/fr/contact?"]')?.getAttribute('href')).toBe('/fr/contact?a="><b>');
});

test('everything that was typed stands in the form again, which goes to the same recipient', async () => {
  const form = (await read(contactPage(told))).querySelector('form');
  const values = [...(form?.elements ?? [])].flatMap((field): [string, string][] =>
    'name' in field && 'value' in field && field.name !== '' ? [[String(field.name), String(field.value)]] : [],
  );
  expect(Object.fromEntries(values)).toEqual({ ...accompanying, ...typed });
  expect(form?.getAttribute('action')).toBe('/api/contact?locale=fr');
  expect(form?.method).toBe('post');
});

test('a failure that is no field’s is told in its own words', async () => {
  const page = await read(contactPage({ ...told, errors: [], problem: 'Revenez <plus tard>.' }));
  expect(page.querySelector('.problems')?.textContent).toBe('Revenez <plus tard>.');
});

test('a browser without JavaScript is thanked for a message that was sent', async () => {
  const page = await read(contactPage({ ...told, locale: 'en', status: 200, isSent: true, errors: [] }));
  expect(page.querySelector('h1')?.textContent).toBe('Message sent');
  expect(page.querySelector('form, .problems')).toBeNull();
});
