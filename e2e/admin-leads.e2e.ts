import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { adminOrigin, callAdmin, createAccount, logInByRequest } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();
const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
afterAll(() => database.end());

/** Unique names, which tell the leads of this file from those of other tests on the same stack. */
const run = Date.now();
const visitor = { first: 'Océane', last: `Essai${run}`, email: `oceane.${run}@example.com` };
const suspect = { first: 'Robot', last: `Essai${run}`, email: `robot.${run}@example.com` };

async function logIn(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open(options);
  await logInByRequest(page);
  return page;
}

async function writeTo(person: typeof visitor): Promise<void> {
  const page = await open();
  await page.goto(`${stack.agency}/fr/contact`);
  await page.getByLabel('Prénom').fill(person.first);
  await page.getByLabel('Nom', { exact: true }).fill(person.last);
  await page.getByLabel('Courriel').fill(person.email);
  await page.getByLabel('Message').fill(`Bonjour, je cherche un plex. ${run}`);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await page.getByText('Message envoyé').waitFor();
}

const find = (page: Page, words: string, rest = '') =>
  page.goto(`${stack.admin}/leads?q=${encodeURIComponent(words)}${rest}`);
const rowOf = (page: Page, person: typeof visitor) =>
  page.getByRole('link', { name: `${person.first} ${person.last}` });
const openLead = async (page: Page, person: typeof visitor, rest = '') => {
  await find(page, person.email, rest);
  await rowOf(page, person).click();
  await page.getByRole('heading', { level: 1, name: `${person.first} ${person.last}` }).waitFor();
};

/** Expects no accessibility violation in the list; the markup around it is Payload’s. */
const expectNoBarrier = (page: Page) => expectAccessible(page, { within: '.leads' });

test('who is not logged in is sent to the log-in, and gets no file', async () => {
  const page = await open();
  await page.goto(`${stack.admin}/leads`);
  await page.waitForURL(/\/admin\/login/);
  expect((await callAdmin(page, '/admin/leads.csv')).status()).toBe(401);
});

test('a visitor’s message is found in the list by words and stage, and the address keeps the search', async () => {
  await writeTo(visitor);
  await writeTo(suspect);
  // The captcha of the demo has no score, so the lead is marked as suspect the way core marks one with a low score.
  await database.query(`update core.lead set status = 'quarantined' where fields->>'email' = $1`, [suspect.email]);
  const page = await logIn();
  await page.goto(`${stack.admin}/leads`);
  expect(await page.title()).toBe('Demandes · Vitrine');
  await page.getByLabel('Chercher un nom').fill(`oceane essai${run}`);
  await page.waitForURL(/q=oceane/);
  await rowOf(page, visitor).waitFor();
  expect(await rowOf(page, suspect).count()).toBe(0);
  await page
    .getByRole('navigation', { name: 'Étapes' })
    .getByRole('link', { name: /Fermées/ })
    .click();
  await page.getByText('Aucune demande ne correspond à ces critères.').waitFor();
  await page.reload();
  expect(await page.getByLabel('Chercher un nom').inputValue()).toBe(`oceane essai${run}`);
  await expectNoBarrier(page);
});

test('a note on a lead is written, changed and deleted', async () => {
  const page = await logIn();
  // A phone: the form of the note is on the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await openLead(page, visitor);
  const field = page.getByLabel('Ajouter une note');
  const write = page.getByRole('button', { name: 'Ajouter la note' });
  expect(await write.isDisabled()).toBe(true);
  await field.fill(`Rappelée ${run}\nVeut visiter`);
  await write.click();
  const note = page.getByRole('listitem').filter({ hasText: `Rappelée ${run}` });
  await note.waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  await expectNoBarrier(page);
  await note.getByRole('button', { name: /^Modifier la note du/ }).click();
  const changed = page.getByLabel(/^Modifier la note du/);
  await changed.fill(`Rappelée deux fois ${run}`);
  await page.getByRole('button', { name: 'Enregistrer la note' }).click();
  const other = page.getByRole('listitem').filter({ hasText: `Rappelée deux fois ${run}` });
  await other.getByText(/modifiée le/).waitFor();
  await page.reload();
  await other.getByRole('button', { name: /^Supprimer la note du/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  await other.waitFor({ state: 'detached' });
});

test('a lead is assigned, closed and reopened at once, with who did it', async () => {
  const page = await logIn();
  await openLead(page, visitor);
  await page.getByLabel('Responsable').selectOption({ index: 1 });
  await page.getByText(/^Demande confiée à /).waitFor();
  await page.getByText(/l’a confiée à/).waitFor();
  await page.getByRole('radio', { name: 'Fermée' }).check();
  await page.getByText(': Nouvelle → Fermée').waitFor();
  await page.getByRole('button', { name: 'Annuler' }).first().click();
  await page.getByText(': Fermée → Nouvelle').waitFor();
  expect(await page.getByRole('radio', { name: 'Nouvelle' }).isChecked()).toBe(true);
  await page.reload();
  await page.getByText(`${stack.staff.email}\u00a0: Fermée → Nouvelle`).waitFor();
  await expectNoBarrier(page);
});

test('a suspect is found in quarantine alone, and leaves it', async () => {
  const page = await logIn();
  await find(page, suspect.email);
  await page.getByText('Aucune demande').first().waitFor();
  await openLead(page, suspect, '&status=quarantined');
  await page.getByRole('button', { name: 'Sortir de la quarantaine' }).click();
  await page.getByText('l’a sortie de la quarantaine').waitFor();
  await find(page, suspect.email);
  await rowOf(page, suspect).waitFor();
});

test('the file holds what the list shows, in the language of the admin', async () => {
  const page = await logIn();
  await find(page, visitor.email);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exporter (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^demandes-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('"Reçue le","Site"');
  expect(text).toContain(visitor.email);
  expect(text).not.toContain(suspect.email);
});

test('a lead that is not there is said to be so', async () => {
  const page = await logIn();
  await page.goto(`${stack.admin}/leads/00000000-0000-4000-8000-000000000000`);
  await page.getByRole('heading', { name: 'Demande introuvable' }).waitFor();
});

test('who works on one site alone sees its leads alone, and no settings', async () => {
  const admin = await logIn();
  const { docs } = await (await callAdmin(admin, '/api/sites?depth=0&limit=10&sort=id')).json();
  const broker = docs.find((site: { site_type: string }) => site.site_type === 'broker');
  const account = { email: `redaction.${run}@example.com`, password: `Mot-de-passe-${run}` };
  await createAccount(admin, { ...account, role: 'editor', sites: [broker.id] });

  const page = await open();
  await logInByRequest(page, account);
  await find(page, visitor.email);
  await page.getByText('Aucune demande ne correspond à ces critères.').waitFor();
  const { rows } = await database.query(`select id from core.lead where fields->>'email' = $1`, [visitor.email]);
  await page.goto(`${stack.admin}/leads/${rows[0]?.id}`);
  await page.getByRole('heading', { name: 'Demande introuvable' }).waitFor();
  const file = await callAdmin(page, '/admin/leads.csv');
  expect(file.status()).toBe(200);
  expect(await file.text()).not.toContain(visitor.email);
  await page.goto(`${stack.admin}/leads/settings`);
  await page.getByText('Seule l’administration peut modifier ces réglages.').waitFor();
});

test('an action of the leads does nothing for nobody, for staff of another site, or from a foreign page', async () => {
  const admin = await logIn();
  await openLead(admin, visitor);
  const [sent] = await Promise.all([
    admin.waitForRequest((request) => request.method() === 'POST' && 'next-action' in request.headers()),
    admin.getByRole('radio', { name: 'En cours' }).check(),
  ]);
  await admin.getByText(': Nouvelle → En cours').waitFor();
  const { rows } = await database.query(`select id from core.lead where fields->>'email' = $1`, [visitor.email]);
  const replay = async (page: Page, origin: string) => {
    const { pathname } = new URL(sent.url());
    const { 'next-action': action = '', 'content-type': type = '' } = sent.headers();
    const data = (sent.postData() ?? '')
      .replace('"stage":"in_progress"', '"stage":"closed"')
      .replace('"was":"new"', '"was":"in_progress"');
    const headers = { 'next-action': action, 'content-type': type, accept: 'text/x-component', origin };
    return await callAdmin(page, pathname, { method: 'POST', data, headers });
  };
  const stage = async () =>
    (await database.query('select stage from core.lead where id = $1', [rows[0]?.id])).rows[0]?.stage;

  expect((await replay(admin, 'https://evil.example')).status()).toBe(403);
  const visitorPage = await open();
  await replay(visitorPage, adminOrigin);
  const editor = await open();
  await logInByRequest(editor, { email: `redaction.${run}@example.com`, password: `Mot-de-passe-${run}` });
  await replay(editor, adminOrigin);
  expect(await stage()).toBe('in_progress');
  // The same request on behalf of the administrator does close it, so that the refusals above mean something.
  await replay(admin, adminOrigin);
  expect(await stage()).toBe('closed');
});

test('a lead leads to all of its sender, and is deleted after a question', async () => {
  const page = await logIn();
  await openLead(page, visitor);
  await page.getByRole('link', { name: 'Tout ce qui concerne cette personne' }).click();
  await page.getByText(`Bonjour, je cherche un plex. ${run}`).waitFor();
  await openLead(page, visitor);
  await page.getByRole('button', { name: 'Supprimer cette demande' }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.waitForURL(`${stack.admin}/leads`);
  await find(page, visitor.email);
  await page.getByText('Aucune demande ne correspond à ces critères.').waitFor();
  const { rows } = await database.query(`select 1 from core.lead where fields->>'email' = $1`, [visitor.email]);
  expect(rows).toEqual([]);
});

test('staff read the leads in English, on a phone', async () => {
  const page = await logIn({ locale: 'en-CA', viewport: { width: 390, height: 844 } });
  await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: stack.admin }]);
  await openLead(page, suspect);
  await page.getByRole('radio', { name: 'In progress' }).check();
  await page.getByText(': New → In progress').waitFor();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
});
