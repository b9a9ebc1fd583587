import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, createAccount, logInByRequest } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();
const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
afterAll(() => database.end());

const run = Date.now();
const email = `ginette.${run}@example.com`;

async function logIn(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open(options);
  await logInByRequest(page);
  return page;
}

async function writeMessage(): Promise<void> {
  const page = await open();
  await page.goto(`${stack.agency}/fr/contact`);
  await page.getByLabel('Prénom').fill('Ginette');
  await page.getByLabel('Nom', { exact: true }).fill(`Essai${run}`);
  await page.getByLabel('Courriel').fill(email);
  await page.getByLabel('Message').fill(`Bonjour, je vends ma maison. ${run}`);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await page.getByText('Message envoyé').waitFor();
}

async function search(page: Page): Promise<void> {
  await page.goto(`${stack.admin}/privacy`);
  await page.getByLabel('Adresse courriel').fill(email);
  await page.getByRole('button', { name: 'Chercher' }).click();
}

test('staff find all of a person, download it, erase the person after two confirmations, and get a receipt', async () => {
  await writeMessage();
  const page = await logIn();
  await search(page);
  await page.getByText(`Bonjour, je vends ma maison. ${run}`).waitFor();
  expect(page.url()).not.toContain('ginette');
  await expectAccessible(page, { within: '.privacy' });

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Document en français' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('renseignements-personnels.html');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('Vos renseignements personnels');
  expect(file).toContain(email);

  await page.getByLabel('Retapez l’adresse courriel pour confirmer').fill('ginette');
  await page.getByRole('button', { name: 'Effacer cette personne…' }).click();
  await page.getByText('Ce n’est pas ce que vous avez cherché.').waitFor();
  await page.getByLabel('Retapez l’adresse courriel pour confirmer').fill(email);
  await page.getByRole('button', { name: 'Effacer cette personne…' }).click();
  await page.getByRole('button', { name: 'Effacer pour de bon' }).click();
  const heading = page.getByRole('heading', { name: /^Reçu d’effacement E-\d{8}-/ });
  await heading.waitFor();
  const number = ((await heading.textContent()) ?? '').split(' ').at(-1) ?? '';
  const receipt = page.frameLocator(`iframe[title*="${number}"]`);
  await receipt.getByRole('heading', { name: 'Ce qui reste, et pourquoi' }).waitFor();
  await expectAccessible(page, { within: '.privacy' });

  const { rows } = await database.query(`select 1 from core.lead where fields->>'email' = $1`, [email]);
  expect(rows).toEqual([]);
  const audited = await database.query(`select to_jsonb(audit_log) as entry from content.audit_log where title = $1`, [
    number,
  ]);
  expect(audited.rows).toHaveLength(1);
  expect(JSON.stringify(audited.rows)).not.toContain('ginette');
});

test('an erased person is found by the proof of the consent alone, and the receipt is read again', async () => {
  const page = await logIn({ viewport: { width: 390, height: 844 } });
  await search(page);
  await page.getByRole('heading', { name: 'Consentements', exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Demandes' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Effacer cette personne…' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Voir le reçu' }).first().click();
  await page.getByRole('button', { name: 'Imprimer' }).waitFor();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
});

test('the registers of consents and of retention are read, filtered and exported', async () => {
  const page = await logIn();
  await page.goto(`${stack.admin}/privacy/consents`);
  await page.getByRole('cell', { name: 'Adresse effacée' }).first().waitFor();
  await expectAccessible(page, { within: '.privacy' });
  await page.getByRole('combobox', { name: 'Consentement' }).selectOption('withdrawn');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await page.waitForURL(/event=withdrawn/);
  const csv = await callAdmin(page, '/admin/consents.csv?language=fr');
  expect(await csv.text()).toContain('"Date","Site","Courriel"');
  await page.goto(`${stack.admin}/privacy/retention`);
  await page.getByRole('heading', { level: 1, name: 'Conservation' }).waitFor();
  await expectAccessible(page, { within: '.privacy' });
});

test('an editor finds nobody of another site, and a stranger gets no file', async () => {
  await writeMessage();
  const admin = await logIn();
  const { docs } = await (await callAdmin(admin, '/api/sites?depth=0&limit=10&sort=id')).json();
  const broker = docs.find((site: { site_type: string }) => site.site_type === 'broker');
  const account = { email: `loi25.${run}@example.com`, password: `Mot-de-passe-${run}` };
  await createAccount(admin, { ...account, role: 'editor', sites: [broker.id] });
  const page = await open();
  await logInByRequest(page, account);
  await search(page);
  await page.getByText('Vos sites ne conservent rien au sujet de cette personne.').waitFor();
  const stranger = await open();
  await stranger.goto(`${stack.admin}/privacy`);
  await stranger.waitForURL(/\/admin\/login/);
  expect((await callAdmin(stranger, '/admin/consents.csv')).status()).toBe(401);
});
