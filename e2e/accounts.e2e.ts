import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import {
  type Account,
  adminOrigin,
  callAdmin,
  createAccount,
  logInByRequest,
  openForm,
  openFromList,
  submitForm,
} from './admin-session.ts';
import { expectNoSidewaysScroll, stack, useBrowser } from './browser.ts';
import { lastMailTo } from './outbox.ts';

/** Limits the check to the project's own part of an admin page. */
const withinAccount = { within: '.account' };

const open = useBrowser();
const run = Date.now();
let count = 0;

const words = {
  fr: {
    email: 'Courriel',
    password: 'Mot de passe',
    logIn: 'Se connecter',
    code: 'Code',
    next: 'Continuer',
    appCode: 'Code affiché par l’application',
    turnOn: 'Activer',
    saved: 'J’ai conservé mes codes',
  },
  en: {
    email: 'Email',
    password: 'Password',
    logIn: 'Log in',
    code: 'Code',
    next: 'Continue',
    appCode: 'Code shown by the app',
    turnOn: 'Turn on',
    saved: 'I have saved my codes',
  },
};

/** Creates an editor for one test. */
async function newEditor(more: Record<string, unknown> = {}): Promise<Account> {
  const admin = await open();
  await logInByRequest(admin);
  const account = { email: `compte.${run}.${++count}@example.com`, password: `Mot-de-passe-${run}` };
  await createAccount(admin, { ...account, role: 'editor', ...more });
  return account;
}

async function enterPassword(page: Page, { email, password }: Account, language: 'fr' | 'en' = 'fr'): Promise<void> {
  const t = words[language];
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password).fill(password);
  await page.getByRole('button', { name: t.logIn }).click();
}

const codeOf = (secret: string, step = 0): string =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + step * 30_000 });

/** Confirms the secret that the current page shows, and returns it with the recovery codes. */
async function enrol(page: Page, language: 'fr' | 'en' = 'fr'): Promise<{ secret: string; codes: string[] }> {
  const t = words[language];
  const secret = (await page.getByRole('code').textContent()) ?? '';
  await expectAccessible(page, withinAccount);
  await page.getByLabel(t.appCode).fill(codeOf(secret));
  await page.getByRole('button', { name: t.turnOn }).click();
  await page.getByRole('button', { name: t.saved }).waitFor();
  const codes = await page.getByRole('listitem').getByRole('code').allTextContents();
  await expectAccessible(page, withinAccount);
  return { secret, codes };
}

const isIn = (page: Page) => page.waitForURL(stack.admin);

test('staff log in with a password, and a wrong one is said to be wrong', async () => {
  const account = await newEditor();
  const page = await open();
  await page.goto(`${stack.admin}/collections/pages`);
  await page.waitForURL(/\/admin\/login\?redirect=/);
  await expectAccessible(page, withinAccount);
  await enterPassword(page, { ...account, password: 'faux' });
  await page
    .getByRole('alert')
    .getByText(/incorrect/)
    .waitFor();
  await enterPassword(page, account);
  await page.waitForURL(/\/admin\/collections\/pages/);
});

test('the first log-in chooses the language of the admin for the texts, and a later one leaves the choice', async () => {
  const account = await newEditor();
  const page = await open();
  const preference = '/api/payload-preferences/locale';
  const logIn = async () => {
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: stack.admin }]);
    await page.goto(`${stack.admin}/login`);
    await enterPassword(page, account, 'en');
    await page.waitForURL(stack.admin);
    return (await (await callAdmin(page, preference)).json()).value;
  };
  expect(await logIn()).toBe('en');
  await callAdmin(page, preference, { method: 'POST', data: { value: 'fr' } });
  expect(await logIn()).toBe('fr');
});

test('staff turn the second factor on, log in with its code, and with a recovery code', async () => {
  const account = await newEditor();
  const page = await open();
  await logInByRequest(page, account);
  await page.goto(`${stack.admin}/security`);
  await page.getByText('Inactive').waitFor();
  await expectAccessible(page, withinAccount);
  await page.getByRole('button', { name: 'Activer' }).click();
  await page.getByRole('heading', { name: 'Activez la validation en deux étapes' }).waitFor();
  const { secret, codes } = await enrol(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: words.fr.saved }).click();
  await page.getByText('10 codes de secours inutilisés').waitFor();

  const withApp = await open();
  await withApp.goto(`${stack.admin}/login`);
  await enterPassword(withApp, account);
  await withApp.getByRole('heading', { name: 'Validation en deux étapes' }).waitFor();
  await expectAccessible(withApp, withinAccount);
  await withApp.getByLabel(words.fr.code, { exact: true }).fill('000000');
  await withApp.getByRole('button', { name: words.fr.next }).click();
  await withApp.getByRole('alert').getByText('Ce code n’est pas valable.').waitFor();
  await withApp.getByLabel(words.fr.code, { exact: true }).fill(codeOf(secret, 1));
  await withApp.getByRole('button', { name: words.fr.next }).click();
  await isIn(withApp);

  const withPaper = await open();
  await withPaper.goto(`${stack.admin}/login`);
  await enterPassword(withPaper, account);
  await withPaper.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await withPaper.getByLabel('Code de secours').fill(codes[0] ?? '');
  await withPaper.getByRole('button', { name: words.fr.next }).click();
  await isIn(withPaper);
});

test('an account of which the second factor is demanded sets it up when it logs in, in English, on a phone', async () => {
  const account = await newEditor({ second_factor_required: true });
  const page = await open({ locale: 'en-CA', viewport: { width: 390, height: 844 } });
  await page.goto(`${stack.admin}/login`);
  await enterPassword(page, account, 'en');
  await page.getByRole('heading', { name: 'Turn on two-step verification' }).waitFor();
  await expectNoSidewaysScroll(page);
  await enrol(page, 'en');
  await page.getByRole('button', { name: words.en.saved }).click();
  await isIn(page);
  await page.goto(`${stack.admin}/security`);
  await page.getByText('The administration demands two-step verification for your account.').waitFor();
  expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0);
});

test('an administrator resets the second factor of a colleague, and reads so in the audit log', async () => {
  const account = await newEditor();
  const colleague = await open();
  await logInByRequest(colleague, account);
  await colleague.goto(`${stack.admin}/security`);
  await colleague.getByRole('button', { name: 'Activer' }).click();
  await enrol(colleague);

  const page = await open();
  await logInByRequest(page);
  await page.goto(`${stack.admin}/collections/users?search=${encodeURIComponent(account.email)}`);
  await openFromList(page, account.email);
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await page.getByRole('heading', { name: 'Réinitialiser la validation en deux étapes' }).waitFor();
  await page.getByRole('button', { name: 'Réinitialiser' }).last().click();
  await page.getByText('Validation en deux étapes réinitialisée').waitFor();

  await page.goto(`${stack.admin}/collections/audit-log?search=${encodeURIComponent(account.email)}`);
  await page.getByRole('cell', { name: 'Validation en deux étapes réinitialisée' }).waitFor();
  await page.getByRole('cell', { name: 'Validation en deux étapes activée' }).waitFor();
  await page.getByRole('cell', { name: stack.staff.email }).first().waitFor();
});

test('a forgotten password is set anew by the link of a mail', async () => {
  const account = await newEditor();
  const page = await open();
  await page.goto(`${stack.admin}/login`);
  const forgotten = await page.getByRole('link', { name: 'Mot de passe oublié' }).getAttribute('href');
  await openForm(page, new URL(forgotten ?? '', stack.admin).href);
  await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor();
  await page.getByLabel('Courriel').fill(account.email);
  await submitForm(page, page.getByRole('button', { name: 'Envoyer' }), '/api/users/forgot-password');
  const { headers, whole } = await lastMailTo(account.email, 1);
  expect(headers.get('subject')).toBe('Choisissez un nouveau mot de passe');
  const link = /href="([^"]+\/admin\/reset\/[0-9a-f]+)"/.exec(whole)?.[1] ?? '';
  expect(link.startsWith(`${stack.admin}/reset/`)).toBe(true);

  await openForm(page, link);
  const password = `Nouveau-mot-${run}`;
  await page.getByLabel('Nouveau mot de passe').fill(password);
  await page.getByLabel('Confirmez le mot de passe').fill(password);
  const submit = page.getByRole('button', { name: 'Réinitialiser le mot de passe' });
  await submitForm(page, submit, '/api/users/reset-password');
  await page.waitForURL(/\/admin\/login$/);
  await enterPassword(page, { ...account, password });
  await isIn(page);
});

test('the admin works under its content security policy: log-in, a page with its data, the leads', async () => {
  const page = await open();
  await page.goto(`${stack.admin}/login`);
  await enterPassword(page, stack.staff);
  await isIn(page);
  await page.goto(`${stack.admin}/collections/pages?limit=100&locale=fr`);
  await openFromList(page, 'Accueil');
  await page.getByRole('heading', { level: 1, name: 'Accueil' }).waitFor();
  await page.getByText('Afficher tout').first().click();
  await page.goto(`${stack.admin}/leads`);
  await page.getByRole('heading', { level: 1, name: 'Demandes' }).waitFor();
  expect(page.complaints).toEqual([]);
});

test('every answer carries the security headers, and a foreign page changes nothing', async () => {
  const page = await open();
  await logInByRequest(page);
  for (const path of ['/admin/login', '/api/users/me', '/admin/leads.csv']) {
    const headers = (await callAdmin(page, path)).headers();
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(self|none)'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  const { docs } = await (await callAdmin(page, '/api/media?limit=1')).json();
  const file = await callAdmin(page, new URL(docs[0].url, adminOrigin).pathname);
  expect(file.status()).toBe(200);
  expect(file.headers()['content-security-policy']).toContain('sandbox');
  const data = { email: `intrus.${run}@example.com`, password: 'un-mot-de-passe', role: 'admin' };
  const forged = await callAdmin(page, '/api/users', {
    method: 'POST',
    data,
    headers: { origin: 'https://evil.example' },
  });
  expect(forged.status()).toBe(403);
});
