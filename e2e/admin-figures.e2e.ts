import { readFile } from 'node:fs/promises';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, createAccount, logInByRequest } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { watchFrames } from './watch-frames.ts';

/** What staff see of the counts of their site, and what they do with the reports to sellers. */
const open = useBrowser();
const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
const number = '97500001';
const street = { fr: '1, rue des Chiffres', en: '1 Chiffres Street' };
const run = Date.now();
const editor = { email: `chiffres.${run}@example.com`, password: `Mot-de-passe-${run}` };
/** Microsite ids of the agency, which has the listing, and of the broker. */
const sites = { agency: 'm-1', broker: 'm-2' };

beforeAll(async () => {
  const house = [...generateListings({ count: 20, seed: 1 })].find(({ StandardStatus }) => StandardStatus === 'Active');
  if (!house) throw new Error('The demo has no listing for sale.');
  await importListings(stack.databaseUrl, [{ ...house, ListingKey: number, StreetAddress: street, OpenHouses: [] }]);
  // Twelve views today and five yesterday, far more than other tests cause.
  await database.query(
    `insert into core.listing_figure (microsite_id, listing_key, day, kind, count)
     select $1, $2, ((now() at time zone 'America/Toronto')::date - ago), kind, count
     from (values (0, 'view', 120000), (1, 'view', 50000), (0, 'heart', 300)) as counted (ago, kind, count)`,
    [sites.agency, number],
  );
});
afterAll(async () => {
  await database.query(
    'delete from core.seller_report_mail where report_id in (select id from core.seller_report where listing_key = $1)',
    [number],
  );
  await database.query('delete from core.seller_report where listing_key = $1', [number]);
  await database.query('delete from core.listing_figure where listing_key = $1', [number]);
  await database.query('delete from core.listing where listing_key = $1', [number]);
  await database.end();
});

/** Logs an editor of the agency in, who is created once. */
async function logInEditor(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const admin = await open();
  await logInByRequest(admin);
  const { docs } = await (await callAdmin(admin, '/api/sites?depth=0&limit=10&sort=id')).json();
  const { id } = docs.find((site: { microsite_id: string }) => site.microsite_id === sites.agency);
  const { docs: known } = await (await callAdmin(admin, `/api/users?where[email][equals]=${editor.email}`)).json();
  if (known.length === 0) await createAccount(admin, { ...editor, role: 'editor', sites: [id] });
  const page = await open(options);
  await logInByRequest(page, editor);
  return page;
}

const figures = `${stack.admin}/figures`;

describe('the figures of a site', () => {
  test('show an editor the counts of their own site as charts and tables, for the chosen period', async () => {
    const page = await logInEditor();
    await page.goto(figures);
    await page.getByRole('heading', { level: 1, name: 'Statistiques' }).waitFor();
    const chart = page.getByRole('img', { name: /^Vues par jour/ });
    await chart.waitFor();
    expect(await chart.getAttribute('aria-label')).toMatch(/en 28\sjours, au plus 12\d\s\d{3}/);
    await page.locator('summary').getByText('Voir les chiffres de chaque jour').click();
    expect(await page.getByRole('row', { name: /12\d\s\d{3}/ }).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: '7\u00a0jours' }).click();
    await page.waitForURL(/days=7/);
    await page.getByRole('img', { name: /^Vues par jour.*en 7\sjours/ }).waitFor();
    await page.getByRole('link', { name: new RegExp(street.fr) }).waitFor();
    await expectAccessible(page, { within: '.figures' });
  });

  test('fit a phone from the first frame on, in the list and on the page of a listing', async () => {
    const page = await logInEditor({ viewport: { width: 390, height: 844 } });
    const widths = await watchFrames(page, () => document.documentElement.scrollWidth);
    for (const address of [figures, `${figures}/${number}?site=${sites.agency}`]) {
      await page.goto(address);
      await page.locator('.template-default--nav-animate').waitFor();
      await page.locator('summary').getByText('Voir les chiffres de chaque jour').waitFor();
      expect(await widths()).toEqual([390]);
    }
  });

  test('are exported as CSV for the period and in the language of the admin', async () => {
    const page = await logInEditor();
    await page.goto(`${figures}?days=7`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Exporter (CSV)' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const lines = text.split('\r\n').filter((line) => line.includes(number) && line.includes(street.fr));
    expect(lines.map((line) => line.match(/"(1?[25]0000)"/)?.[1]).sort()).toEqual(['120000', '50000']);
  });

  test('of another site are shown to nobody else, in no view and no file', async () => {
    const page = await logInEditor();
    await page.goto(`${figures}?site=${sites.broker}`);
    await page.getByRole('heading', { level: 1, name: 'Statistiques' }).waitFor();
    // The address of another site leads to one's own.
    await page.getByRole('link', { name: new RegExp(street.fr) }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Sites' }).count()).toBe(0);
    const file = await callAdmin(page, `/admin/figures.csv?site=${sites.broker}&days=7&language=fr`);
    expect(file.status()).not.toBe(200);
    const visitor = await open();
    expect((await callAdmin(visitor, `/admin/figures.csv?site=${sites.agency}&days=7&language=fr`)).status()).toBe(401);
  });
});

test('a seller’s report is added, shown, paused, resumed and stopped, and the audit log says so', async () => {
  const seller = `vendeuse.${run}@example.com`;
  const page = await logInEditor();
  await page.goto(`${figures}/${number}?site=${sites.agency}`);
  await page.getByRole('heading', { level: 1, name: new RegExp(street.fr) }).waitFor();
  await page.getByLabel('Courriel du vendeur').fill(seller);
  await page.getByLabel('Consentement').fill('Contrat de courtage signé le 2 juin');
  await page.getByRole('button', { name: 'Ajouter le vendeur' }).click();
  const report = page.getByRole('listitem').filter({ hasText: seller });
  await report.getByText('Envoyé chaque lundi').waitFor();
  await expectAccessible(page, { within: '.figures' });

  await report.getByRole('button', { name: 'Aperçu' }).click();
  const mail = page.frameLocator('iframe[title="Aperçu"]');
  await mail.getByText(new RegExp(street.fr)).first().waitFor();
  const pdf = await page.getByRole('link', { name: 'Ouvrir le PDF' }).getAttribute('href');
  const file = await page.request.get(pdf ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('button', { name: 'Fermer', exact: true }).last().click();

  await report.getByRole('button', { name: 'Mettre en pause' }).click();
  await report.getByText('En pause').waitFor();
  await report.getByRole('button', { name: 'Reprendre' }).click();
  await report.getByText('Envoyé chaque lundi').waitFor();
  await report.getByRole('button', { name: 'Arrêter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Arrêter' }).click();
  await report.getByText('Arrêté par l’équipe').waitFor();

  const admin = await open();
  await logInByRequest(admin);
  const { docs } = await (
    await callAdmin(
      admin,
      `/api/audit-log?where[subject_id][equals]=${number}&where[subject][equals]=listings&sort=id&limit=0`,
    )
  ).json();
  const entries = docs.filter(({ actor }: { actor: string }) => actor.includes(editor.email));
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    ...['seller_report_added', 'seller_report_paused', 'seller_report_resumed', 'seller_report_ended'],
  ]);
  expect(entries[0].title).toContain(street.fr);
  expect(JSON.stringify(docs)).not.toContain(seller);
  // Other tests add entries too, so that a list of all has this one on a later page.
  await admin.goto(`${stack.admin}/collections/audit-log?search=${encodeURIComponent(street.fr)}`);
  await admin.getByText('Rapport à un vendeur arrêté').first().waitFor();
});
