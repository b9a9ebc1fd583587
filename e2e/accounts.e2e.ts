import { accountTexts } from '@vitrine/content/accounts/account-texts.ts';
import { newPasswordLabel, passwordTexts } from '@vitrine/content/accounts/passwords/password-texts.ts';
import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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
import { siteId } from './drafts.ts';
import { lastMailTo } from './outbox.ts';

/** Limits the check to the project's own part of an admin page. */
const withinAccount = { within: '.account' };

const open = useBrowser();
const run = Date.now();
let count = 0;

const texts = {
  fr: {
    email: 'Courriel',
    password: 'Mot de passe',
    logIn: 'Se connecter',
    code: 'Code',
    next: 'Continuer',
    appCode: 'Code affiché par l’application',
    turnOn: 'Activer',
    ownPassword: 'Votre mot de passe actuel',
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
    ownPassword: 'Your current password',
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
  const t = texts[language];
  await page.getByLabel(t.email).fill(email);
  await page.getByLabel(t.password).fill(password);
  await page.getByRole('button', { name: t.logIn }).click();
}

const codeOf = (secret: string, step = 0): string =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + step * 30_000 });

/** Confirms the secret that the current page shows, and returns it with the recovery codes. */
async function enrol(page: Page, language: 'fr' | 'en' = 'fr'): Promise<{ secret: string; codes: string[] }> {
  const t = texts[language];
  const secret = (await page.getByRole('code').textContent()) ?? '';
  await expectAccessible(page, withinAccount);
  await page.getByLabel(t.appCode).fill(codeOf(secret));
  await page.getByRole('button', { name: t.turnOn }).click();
  await page.getByRole('button', { name: t.saved }).waitFor();
  const codes = await page.getByRole('listitem').getByRole('code').allTextContents();
  await expectAccessible(page, withinAccount);
  return { secret, codes };
}

/** Opens the settings of the own second factor, and begins to turn it on. */
async function beginEnrolment(page: Page, { password }: Account): Promise<void> {
  await page.goto(`${stack.admin}/security`);
  await page.getByText('Inactive').waitFor();
  await page.getByLabel(texts.fr.ownPassword).fill(password);
  await page.getByRole('button', { name: texts.fr.turnOn }).click();
  await page.getByRole('heading', { name: 'Activez la validation en deux étapes' }).waitFor();
}

/** Waits until a field is wrong and has the focus, so that its message is read out; returns the texts that describe it. */
async function descriptionOf(field: Locator): Promise<string> {
  const state = () =>
    field.evaluate((input) => input === document.activeElement && input.getAttribute('aria-invalid') === 'true');
  await expect.poll(state).toBe(true);
  return field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

const isIn = (page: Page) => page.waitForURL(stack.admin);

test('staff log in with a password, and a wrong one is said to be wrong', async () => {
  const account = await newEditor();
  const page = await open();
  await page.goto(`${stack.admin}/collections/pages`);
  await page.waitForURL(/\/admin\/login\?redirect=/);
  await expectAccessible(page, withinAccount);
  await enterPassword(page, { ...account, password: 'faux' });
  expect(await descriptionOf(page.getByLabel(texts.fr.password))).toMatch(/incorrect/);
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
  await page.getByLabel(texts.fr.ownPassword).fill('faux');
  await page.getByRole('button', { name: texts.fr.turnOn }).click();
  expect(await descriptionOf(page.getByLabel(texts.fr.ownPassword))).toContain('pas votre mot de passe');
  await expectAccessible(page, withinAccount);
  await beginEnrolment(page, account);
  const { secret, codes } = await enrol(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: texts.fr.saved }).click();
  await page.getByText('10 codes de secours inutilisés').waitFor();

  const withApp = await open();
  await withApp.goto(`${stack.admin}/login`);
  await enterPassword(withApp, account);
  await withApp.getByRole('heading', { name: 'Validation en deux étapes' }).waitFor();
  await expectAccessible(withApp, withinAccount);
  await withApp.getByLabel(texts.fr.code, { exact: true }).fill('000000');
  await withApp.getByRole('button', { name: texts.fr.next }).click();
  expect(await descriptionOf(withApp.getByLabel(texts.fr.code, { exact: true }))).toContain('n’est pas valable');
  await withApp.getByLabel(texts.fr.code, { exact: true }).fill(codeOf(secret, 1));
  await withApp.getByRole('button', { name: texts.fr.next }).click();
  await isIn(withApp);

  const withPaper = await open();
  await withPaper.goto(`${stack.admin}/login`);
  await enterPassword(withPaper, account);
  await withPaper.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await withPaper.getByLabel('Code de secours').fill(codes[0] ?? '');
  await withPaper.getByRole('button', { name: texts.fr.next }).click();
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
  await page.getByRole('button', { name: texts.en.saved }).click();
  await isIn(page);
  await page.goto(`${stack.admin}/security`);
  await page.getByText('The administration demands two-step verification for your account.').waitFor();
  expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0);
});

test('an administrator resets the second factor of a colleague, and reads so in the audit log', async () => {
  const account = await newEditor();
  const colleague = await open();
  await logInByRequest(colleague, account);
  await beginEnrolment(colleague, account);
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
  await page.goto(new URL(forgotten ?? '', stack.admin).href);
  await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor();
  await page.getByLabel('Courriel').fill(account.email);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('heading', { name: 'Courriel envoyé' }).waitFor();
  const { headers, whole } = await lastMailTo(account.email, 1);
  expect(headers.get('subject')).toBe('Choisissez un nouveau mot de passe');
  const link = /href="([^"]+\/admin\/reset\/[0-9a-f]+)"/.exec(whole)?.[1] ?? '';
  expect(link.startsWith(`${stack.admin}/reset/`)).toBe(true);

  await page.goto(link);
  const password = `Nouveau-mot-${run}`;
  await page.getByLabel('Nouveau mot de passe').fill(password);
  await page.getByLabel('Confirmez le mot de passe').fill(password);
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
  await page.waitForURL(/\/admin\/login$/);
  await enterPassword(page, { ...account, password });
  await isIn(page);
});

describe('by keyboard on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 } };

  test('the log-in says beside its fields what is missing and what is wrong', async () => {
    const page = await open(phone);
    await page.goto(`${stack.admin}/login`);
    const [email, password] = [page.getByLabel(texts.fr.email), page.getByLabel(texts.fr.password)];
    await email.fill('personne');
    await email.press('Enter');
    expect(await descriptionOf(email)).toContain('comme nom@exemple.ca');
    await email.fill('');
    await email.press('Enter');
    expect(await descriptionOf(email)).toContain('Remplissez ce champ.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, withinAccount);
    await page.keyboard.type(`personne.${run}@example.com`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('faux');
    await page.keyboard.press('Enter');
    expect(await descriptionOf(password)).toContain('incorrect');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/forgot$/);
  });

  test('the form for a forgotten password names a wrong address, and says that the mail is sent', async () => {
    const page = await open({ ...phone, locale: 'en-CA' });
    await page.goto(`${stack.admin}/forgot`);
    const email = page.getByLabel(texts.en.email);
    await email.fill('nobody@');
    await email.press('Enter');
    expect(await descriptionOf(email)).toContain('Enter an email address');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, withinAccount);
    await email.fill(`nobody.${run}@example.com`);
    await email.press('Enter');
    const sent = page.getByRole('heading', { name: 'Email sent' });
    await sent.waitFor();
    expect(await sent.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await expectAccessible(page, withinAccount);
  });

  test('the form for a new password says its rule before, and beside its fields what is wrong', async () => {
    const { email } = await newEditor();
    const page = await open(phone);
    await callAdmin(page, '/api/users/forgot-password', { method: 'POST', data: { email } });
    const { whole } = await lastMailTo(email, 1);
    await page.goto(/href="([^"]+\/admin\/reset\/[0-9a-f]+)"/.exec(whole)?.[1] ?? '');
    const password = page.getByLabel('Nouveau mot de passe (au moins 12 caractères, difficile à deviner)');
    const repeated = page.getByLabel('Confirmez le mot de passe');
    const attempt = async (first: string, second: string) => {
      await password.fill(first);
      await password.press('Tab');
      await page.keyboard.type(second);
      await page.keyboard.press('Enter');
    };
    await attempt('abcd', 'abce');
    expect(await descriptionOf(repeated)).toContain('ne sont pas les mêmes');
    await repeated.fill('');
    await attempt('abcd', 'abcd');
    expect(await descriptionOf(password)).toContain('d’au moins 12 caractères');
    await repeated.fill('');
    await attempt('Password1234', 'Password1234');
    await page.getByText('trop courant').waitFor();
    expect(await descriptionOf(password)).toContain('difficile à deviner');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, withinAccount);
    await page.goto(`${stack.admin}/reset/an-old-token`);
    await attempt('cheval agrafe pile', 'cheval agrafe pile');
    await page.getByRole('alert').getByText('Le lien n’est pas valide').waitFor();
  });
});

test.each(['fr', 'en'] as const)(
  'staff change their own password and address with their password (%s)',
  async (lang) => {
    const account = await newEditor();
    const t = {
      fr: { change: 'Changer le mot de passe', confirm: 'Confirmez le mot de passe', save: 'Enregistrer' },
      en: { change: 'Change Password', confirm: 'Confirm Password', save: 'Save' },
    }[lang];
    const page = await open({ locale: `${lang}-CA`, viewport: { width: 390, height: 844 } });
    await logInByRequest(page, account);
    await openForm(page, `${stack.admin}/account`);
    const own = page.getByLabel(texts[lang].ownPassword);
    const save = page.getByRole('button', { name: t.save, exact: true });
    expect(await own.count()).toBe(0);
    await page.getByRole('button', { name: t.change }).click();
    const next = `Nouveau-mot-${run}`;
    const choose = async (password: string) => {
      await page.getByLabel(newPasswordLabel[lang]).fill(password);
      await page.getByLabel(t.confirm).fill(password);
    };
    await choose('abcd');
    await own.fill('faux');
    await submitForm(page, save, '/api/users/');
    await page.getByText(passwordTexts[lang].short).first().waitFor();
    // Payload closes the fields of the password after a try, and keeps what was typed.
    await page.getByRole('button', { name: t.change }).click();
    await choose(next);
    await submitForm(page, save, '/api/users/');
    const wrong = accountTexts[lang].wrongOwnPassword;
    await page.locator('.account-field:has([aria-invalid=true])').getByText(wrong).waitFor();
    await own.fill(account.password);
    await submitForm(page, save, '/api/users/');
    await own.waitFor({ state: 'detached' });

    await page
      .getByLabel(texts[lang].email, { exact: true })
      .or(page.locator('#field-email'))
      .first()
      .fill(`neuf.${account.email}`);
    expect(await own.inputValue()).toBe('');
    await own.fill(next);
    await submitForm(page, save, '/api/users/');
    await own.waitFor({ state: 'detached' });
    const anew = await open();
    await logInByRequest(anew, { email: `neuf.${account.email}`, password: next });
  },
);

test('twenty log-ins of one account at the same time all work, with log-outs between', async () => {
  const account = await newEditor();
  const headers = { origin: adminOrigin, 'content-type': 'application/json' };
  const call = (path: string, cookie = '', body?: object) =>
    fetch(`${adminOrigin}/api/users/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, cookie },
    });
  const logIn = async () => {
    const answer = await call('login', '', account);
    return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };
  const isOpen = async (cookie: string) => (await (await call('me', cookie)).json()).user?.email === account.email;
  const leaving = await Promise.all(Array.from({ length: 4 }, logIn));
  const [entered, left] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, logIn)),
    Promise.all(leaving.map(async ({ cookie }) => (await call('logout', cookie, {})).status)),
  ]);
  expect([...leaving, ...entered].map(({ status }) => status)).toEqual(Array(24).fill(200));
  expect(left).toEqual(Array(4).fill(200));
  expect(await Promise.all(entered.map(({ cookie }) => isOpen(cookie)))).toEqual(Array(20).fill(true));
  expect(await Promise.all(leaving.map(({ cookie }) => isOpen(cookie)))).toEqual(Array(4).fill(false));
});

test('the admin works under its content security policy: log-in, a page with its data, the leads', async () => {
  const page = await open();
  await page.goto(`${stack.admin}/login`);
  await enterPassword(page, stack.staff);
  await isIn(page);
  // Other tests make sites that have a home too, and delete them.
  const site = { name: 'vitrine-site', value: String(await siteId(page, 'localhost')), url: stack.admin };
  await page.context().addCookies([site]);
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
  const { docs } = await (await callAdmin(page, '/api/media?limit=1&sort=id')).json();
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
