import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { centrisDelivery } from '@vitrine/demo/feed/centris-rows.ts';
import { writeDelivery } from '@vitrine/demo/feed/write-delivery.ts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { feedListings } from '../core/test/feed-listings.ts';
import { faults, startFeedServer } from '../core/test/feed-server.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, createAccount, logInByRequest } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();
const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
const run = Date.now();
/** Folder of the deliveries of this file, within that of the agency's site. */
const path = `m-1/essai-${run}`;
const folder = join(stack.dataDir, 'feeds', path);
afterAll(async () => {
  await database.query(`delete from core.feed_source where name like $1`, [`%${run}`]);
  await database.query('delete from content.people where name like $1', [`%${run}`]);
  await database.end();
  for (const each of [folder, `${folder}-csv`]) await rm(each, { recursive: true, force: true });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** A broker whom the site does not have. */
const stranger = { key: 'R9001', lastName: `Tremblay ${run}` };

/** Delivers the listings of the demo under numbers of their own, the first three of them of the stranger. */
async function deliver(name: string, count: number): Promise<void> {
  const { 'INSCRIPTIONS.TXT': rows = [], 'MUNICIPALITES.TXT': places = [] } = centrisDelivery('https://m.example');
  const many = Array.from({ length: count }, (_, index) => {
    const [, date = '', , ...rest] = rows[index % 5] ?? [];
    const number = `${(run + index) % 100_000_000}`.padStart(8, '7');
    return [number, date, index < 3 ? stranger.key : 'R1', ...rest];
  });
  await mkdir(folder, { recursive: true });
  // Nobody may copy photos from this machine; the worker of these tests may call 127.0.0.1.
  const photos = many.map(([number = '']) => [number, '1', '', '', '', '', 'https://127.0.0.2/1.jpg', '', '']);
  const members = [[stranger.key, 'B9', '', '', stranger.lastName, 'Zoé', '', '', '514 555-0102', '', '', '', '']];
  const files = {
    ...{ 'INSCRIPTIONS.TXT': many, 'PHOTOS.TXT': photos, 'MUNICIPALITES.TXT': places, 'MEMBRES.TXT': members },
  };
  await writeDelivery(join(folder, name), files, minutesAgo(5));
}

async function logIn(locale: 'fr' | 'en', options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open({ locale: `${locale}-CA`, ...options });
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: locale, url: stack.admin }]);
  return page;
}

const expectNoBarrier = (page: Page) => expectAccessible(page, { within: '.feeds' });

test('the source of the demo is listed with its state, and shows what failed and why', async () => {
  const page = await logIn('fr');
  await page.goto(`${stack.admin}/feeds`);
  expect(await page.title()).toBe('Sources d’inscriptions · Vitrine');
  await page.getByText(/23\u00a0inscriptions affichées/).waitFor();
  await page.getByRole('link', { name: 'Centris (démo)' }).click();
  await page.getByRole('heading', { level: 1, name: 'Centris (démo)' }).waitFor();
  await page.getByText('L’inscription n’a pas de prix, ou un prix d’un dollar.').waitFor();
  await page.getByText('Voir l’enregistrement reçu').click();
  const row = page.locator('.feed-raw > div', { hasText: '19400006' }).first();
  expect(await row.textContent()).toBe('Numéro de l’inscription19400006');
  await expectNoBarrier(page);
});

test('a word of the source that nobody knows gets a meaning, which stays', async () => {
  const page = await logIn('fr');
  await page.goto(`${stack.admin}/feeds`);
  await page.getByRole('link', { name: 'Centris (démo)' }).click();
  const meaning = page.getByLabel('Signification de «\u00a0YOURTE\u00a0»');
  const unfold = () => page.getByText(/^Valeurs inconnues/).click();
  await unfold();
  await meaning.selectOption({ label: 'Chalets' });
  await page.getByText('C’est noté\u00a0; la source est relue.').waitFor();
  await page.reload();
  await unfold();
  expect(await meaning.inputValue()).toBe('CHA');
  await expectNoBarrier(page);
  // Other tests find the demo as it was.
  await meaning.selectOption({ label: 'Non précisé' });
  await expect.poll(() => meaning.inputValue()).toBe('');
});

const goOn = (page: Page, name = 'Continuer') => page.getByRole('button', { name, exact: true }).click();
const expectStep = (page: Page, title: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toBe(title);

/** Leaves the deliveries to the runs that these tests ask for: a source is due at once when it is added or its settings change. */
const putOffReading = () =>
  expect
    .poll(async () => {
      const later = `update core.feed_source set next_run_at = now() + interval '1 year' where name = $1`;
      return (await database.query(later, [`Livraisons ${run}`])).rowCount;
    })
    .toBe(1);

test('a broker’s assistant adds a source of files in steps, each checked before the next, and sees its listings come', async () => {
  await deliver('20261120.zip', 40);
  const page = await logIn('fr');
  await page.goto(`${stack.admin}/feeds/new`);
  await page.getByRole('heading', { level: 2, name: 'Type de source' }).waitFor();
  await goOn(page);
  await page.getByText('Donnez à la source un nom d’au plus 100 caractères.').waitFor();
  await page.getByLabel('Nom', { exact: true }).fill(`Livraisons ${run}`);
  await page.getByRole('radio', { name: /^Fichiers/ }).check();
  await goOn(page);
  await expectStep(page, 'Adresse et accès');
  await expectNoBarrier(page);
  await page.getByLabel('Dossier ou fichier').fill('/etc/passwd');
  await goOn(page);
  await page.getByText('Indiquez un dossier ou un fichier du dossier des livraisons').waitFor();
  await page.getByLabel('Dossier ou fichier').fill(`${path}/rien`);
  await goOn(page);
  await expectStep(page, 'Test');
  await page.getByText('Il n’y a aucun fichier zip, csv, txt ou xml à cet endroit.').waitFor();
  await goOn(page, 'Retour');
  await expectStep(page, 'Adresse et accès');
  expect(await page.getByLabel('Dossier ou fichier').inputValue()).toBe(`${path}/rien`);
  await page.getByLabel('Dossier ou fichier').fill(path);
  await goOn(page);
  await page.getByText('la source contient 40 inscriptions. En voici 5').waitFor();
  expect(await page.locator('.feed-card').count()).toBe(5);
  await expectNoBarrier(page);
  await goOn(page);
  await expectStep(page, 'Sites et affichage');
  await page.getByLabel('Lire toutes les (minutes)').fill('2');
  await page.getByRole('checkbox', { name: 'Groupe Rivage' }).check();
  await goOn(page);
  await page.getByText('Indiquez de 5 à 1440 minutes.').waitFor();
  await page.getByLabel('Lire toutes les (minutes)').fill('60');
  await goOn(page);
  await expectStep(page, 'Vérifier et ajouter');
  await expectNoBarrier(page);
  const { rows } = await database.query('select 1 from core.feed_source where name = $1', [`Livraisons ${run}`]);
  expect(rows).toEqual([]);
  await goOn(page, 'Ajouter la source');
  await putOffReading();
  await page.getByRole('heading', { level: 1, name: `Livraisons ${run}` }).waitFor();
  await page.getByText('Jamais lue', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Lire maintenant' }).click();
  await page.getByText('40\u00a0inscriptions affichées').waitFor();
  await page.getByText('À jour', { exact: true }).waitFor();
});

test('a wrong password is said to be so, and what was entered stays until it is right', async () => {
  const server = await startFeedServer();
  onTestFinished(() => server.close());
  server.state.listings = feedListings(12);
  server.state.lasting.set('token', faults.unauthorized);
  const page = await logIn('fr');
  await page.goto(`${stack.admin}/feeds/new`);
  await page.getByLabel('Nom', { exact: true }).fill(`Service ${run}`);
  await page.getByRole('radio', { name: /^Service RESO/ }).check();
  await goOn(page);
  await page.getByLabel('Adresse du service').fill(server.serviceRoot);
  await page.getByLabel('Adresse des jetons d’accès').fill(server.tokenUrl);
  await goOn(page);
  await page.getByText('Entrez l’identifiant et le mot de passe reçus avec l’entente.').waitFor();
  await page.getByLabel('Identifiant', { exact: true }).fill('agence');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Faux-secret');
  await goOn(page);
  await page.getByText('Recopiez-les depuis l’entente').waitFor();
  await expectNoBarrier(page);
  server.state.lasting.delete('token');
  await goOn(page, 'Retour');
  expect(await page.getByLabel('Adresse du service').inputValue()).toBe(server.serviceRoot);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Vrai-secret');
  await goOn(page);
  await page.getByText('la source contient 12 inscriptions. En voici 5').waitFor();
  await goOn(page);
  await page.getByRole('checkbox', { name: 'Groupe Rivage' }).check();
  // A source that is not read leaves the sites of the other tests as they are.
  await page.getByRole('checkbox', { name: 'Active', exact: true }).uncheck();
  await goOn(page);
  await expectStep(page, 'Vérifier et ajouter');
  await goOn(page, 'Ajouter la source');
  await page.getByRole('heading', { level: 1, name: `Service ${run}` }).waitFor();
  await page.getByText('En pause', { exact: true }).waitFor();
  expect(await page.content()).not.toContain('Vrai-secret');
});

test('the columns of a CSV get their meanings beside values of the file, on a phone', async () => {
  await mkdir(`${folder}-csv`, { recursive: true });
  const file = join(`${folder}-csv`, 'liste.csv');
  await writeFile(
    file,
    'No;Ville;Montant;Adresse\n1001;Montréal;450000;12, rue des Érables\n1002;Laval;525000;8, rue des Pins\n',
  );
  await utimes(file, minutesAgo(5), minutesAgo(5));
  const page = await logIn('fr', { viewport: { width: 390, height: 844 } });
  await page.goto(`${stack.admin}/feeds/new`);
  await page.getByLabel('Nom', { exact: true }).fill(`Colonnes ${run}`);
  await page.getByRole('radio', { name: /^Fichiers/ }).check();
  await goOn(page);
  await page.getByLabel('Dossier ou fichier').fill(`${path}-csv`);
  await page.getByLabel('Disposition').selectOption({ label: 'CSV, une inscription par ligne' });
  await goOn(page);
  await page.getByText('Le fichier se lit\u00a0: 4 colonnes y ont été trouvées.').waitFor();
  await goOn(page);
  await page.getByRole('checkbox', { name: 'Groupe Rivage' }).check();
  await page.getByRole('checkbox', { name: 'Active', exact: true }).uncheck();
  await goOn(page);
  await expectStep(page, 'Colonnes du fichier');
  const meaning = (column: string) => page.getByLabel(`Ce qu’est la colonne «\u00a0${column}\u00a0»`);
  await expect.poll(() => meaning('Ville').inputValue()).toBe('City');
  expect(await meaning('Montant').inputValue()).toBe('');
  await page.getByText('525000').waitFor();
  await expectNoBarrier(page);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
  await goOn(page);
  await page.getByText('Choisissez encore la colonne de\u00a0: Prix / Loyer.').waitFor();
  await meaning('Montant').selectOption({ label: 'Prix' });
  await goOn(page);
  await expectStep(page, 'Vérifier et ajouter');
  expect(await page.locator('.feed-card').count()).toBe(2);
  await goOn(page, 'Ajouter la source');
  await page.getByRole('heading', { level: 1, name: `Colonnes ${run}` }).waitFor();
  const { rows } = await database.query(
    `select settings #> '{shape,columns}' as columns from core.feed_source where name = $1`,
    [`Colonnes ${run}`],
  );
  expect(rows[0]?.columns).toMatchObject({ ListingKey: 'No', City: 'Ville', ListPrice: 'Montant' });
});

test('photos that cannot be copied are counted, and said why', async () => {
  const page = await logIn('fr');
  await page.goto(`${stack.admin}/feeds`);
  await page.getByRole('link', { name: `Livraisons ${run}` }).click();
  await page.getByLabel('Photos', { exact: true }).selectOption({ label: 'Copiées sur le site' });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('heading', { name: 'Photos copiées' }).waitFor();
  await putOffReading();
  await page.getByRole('button', { name: 'Lire maintenant' }).click();
  const failed = page.getByText('Photos en échec (40)');
  await expect.poll(() => page.reload().then(() => failed.isVisible())).toBe(true);
  await page.getByText('0 copiées, 40 à copier.').waitFor();
  await failed.click();
  await page.getByText('L’adresse mène dans un réseau privé.').first().waitFor();
  await expectNoBarrier(page);
});

test('a broker whom the site lacks is set aside, listed again, and made a draft once', async () => {
  const page = await logIn('fr');
  await page.goto(`${stack.admin}/feeds`);
  await page.getByRole('link', { name: `Livraisons ${run}` }).click();
  await page.getByRole('heading', { name: 'Courtiers et bureaux absents du site' }).waitFor();
  await page.getByText('N° R9001 · 3\u00a0inscriptions sur le marché').waitFor();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Pas des nôtres' }).click();
  await page.getByText('Écartés (1)').click();
  await page.getByRole('button', { name: 'Remettre dans la liste' }).click();
  await page.getByRole('button', { name: 'Créer cette personne' }).click();
  await page.getByRole('button', { name: 'Ouvrir la fiche' }).click();
  await page.waitForURL(/\/collections\/people\/\d+$/);
  await page.getByRole('checkbox', { name: 'Brouillon' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Brouillon' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Téléphone').inputValue()).toBe('514 555-0102');
  const { rows } = await database.query(`select count(*)::integer as count from core.listing where agent_key = $1`, [
    `zoe-tremblay-${run}`,
  ]);
  expect(rows).toEqual([{ count: 3 }]);
  await page.goto(`${stack.admin}/feeds`);
  await page.getByRole('link', { name: `Livraisons ${run}` }).click();
  await page.getByRole('heading', { name: 'Dernières lectures' }).waitFor();
  expect(await page.getByText('N° R9001').count()).toBe(0);
});

test('a list that lacks many listings is refused, and another one waits until staff approve it, in English, on a phone', async () => {
  await deliver('20261121.zip', 10);
  const page = await logIn('en', { viewport: { width: 390, height: 844 } });
  await page.goto(`${stack.admin}/feeds`);
  await page.getByRole('link', { name: `Livraisons ${run}` }).click();
  await page.getByRole('button', { name: 'Read now' }).click();
  await page.getByRole('heading', { name: 'A list lacks many listings' }).waitFor();
  await page.getByText('30 of 40 listings are missing.').waitFor();
  await page.getByText('and 20\u00a0others').waitFor();
  await page.getByRole('button', { name: 'Wait', exact: true }).click();
  await page.getByText('Nothing changes. If an identical list').waitFor();
  await expectNoBarrier(page);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
  await page.getByRole('button', { name: 'Refuse', exact: true }).click();
  await page.getByRole('button', { name: 'Refuse', exact: true }).last().click();
  await page.getByRole('heading', { name: 'List refused' }).waitFor();
  await page.getByText(/^Refused by .+ on .+ Nothing changed on your sites\./).waitFor();
  await page.getByText('40\u00a0listings shown').waitFor();
  await expectNoBarrier(page);
  await deliver('20261122.zip', 11);
  await page.getByRole('button', { name: 'Read now' }).click();
  await page.getByText('29 of 40 listings are missing.').waitFor();
  await page.getByRole('button', { name: 'Approve the removal' }).click();
  await page.getByRole('button', { name: 'Approve the removal' }).last().click();
  await page.getByText('11\u00a0listings shown').waitFor();
  await page.getByText('Up to date', { exact: true }).waitFor();
});

test('a run shows what it removed, and everything is read again after a question, as the audit log says', async () => {
  const page = await logIn('fr');
  await page.goto(`${stack.admin}/feeds`);
  await page.getByRole('link', { name: `Livraisons ${run}` }).click();
  // The list of sources has a table with links, too.
  await page.getByRole('heading', { level: 1, name: `Livraisons ${run}` }).waitFor();
  await page.locator('.feeds-table td.data-table__name a').first().click();
  await page.getByRole('heading', { level: 2, name: 'Retirées (29)' }).waitFor();
  expect(await page.locator('.feed-changes li').count()).toBe(29);
  await expectNoBarrier(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Tout relire' }).click();
  await page.getByText('Tout relire depuis le début').waitFor();
  await page.getByRole('button', { name: 'Tout relire' }).last().click();
  await page.getByText('Tout sera relu depuis le début.').waitFor();
  const runs = async () => {
    const { rows } = await database.query(
      `select read, removed, outcome from core.feed_run where source_id = (select id from core.feed_source where name = $1) order by id desc limit 1`,
      [`Livraisons ${run}`],
    );
    return rows[0];
  };
  await expect.poll(runs).toEqual({ read: 11, removed: 0, outcome: 'done' });
  const { rows } = await database.query(
    'select action from content.audit_log where title = $1 and action in ($2, $3, $4) order by id',
    [`Livraisons ${run}`, 'feed_list_refused', 'feed_list_approved', 'feed_reloaded'],
  );
  expect(rows.map(({ action }) => action)).toEqual(['feed_list_refused', 'feed_list_approved', 'feed_reloaded']);
});

test('a server whose address is wrong is said to be so, in both languages', async () => {
  for (const [locale, button, kind, message] of [
    ['fr', 'Continuer', /^Service RESO/, 'Aucun serveur ne porte ce nom.'],
    ['en', 'Continue', /^RESO service/, 'There is no server of this name.'],
  ] as const) {
    const page = await logIn(locale);
    await page.goto(`${stack.admin}/feeds/new`);
    await page.getByLabel(/^(Nom|Name)$/).fill('RESO');
    await page.getByRole('radio', { name: kind }).check();
    await goOn(page, button);
    await page.getByLabel(/^(Adresse du service|Address of the service)$/).fill('https://reso.invalid/odata/');
    await page.getByLabel(/^(Adresse des jetons d’accès|Address of access tokens)$/).fill('https://reso.invalid/token');
    await page.getByLabel(/^(Identifiant|User name)$/).fill('agence');
    await page.getByLabel(/^(Mot de passe|Password)$/).fill('secret');
    await goOn(page, button);
    await page.getByText(message).waitFor();
  }
});

test('who works on another site sees neither the source nor its folder', async () => {
  const admin = await logIn('fr');
  const { docs } = await (await callAdmin(admin, '/api/sites?depth=0&limit=10&sort=id')).json();
  const broker = docs.find((site: { site_type: string }) => site.site_type === 'broker');
  const account = { email: `sources.${run}@example.com`, password: `Mot-de-passe-${run}` };
  await createAccount(admin, { ...account, role: 'editor', sites: [broker.id] });
  const { rows } = await database.query('select id from core.feed_source where name = $1', [`Livraisons ${run}`]);
  const page = await open();
  await logInByRequest(page, account);
  await page.goto(`${stack.admin}/feeds`);
  await page.getByText('Aucune source').waitFor();
  await page.goto(`${stack.admin}/feeds/${rows[0]?.id}`);
  await page.getByRole('heading', { name: 'Source introuvable' }).waitFor();
  await page.goto(`${stack.admin}/feeds/new`);
  await page.getByLabel('Nom', { exact: true }).fill('Livraisons');
  await page.getByRole('radio', { name: /^Fichiers/ }).check();
  await goOn(page);
  await page.getByLabel('Dossier ou fichier').fill(path);
  await goOn(page);
  await page.getByText('il commence par l’identifiant du site').waitFor();
});

test('a source is removed after a question, and its listings leave the site', async () => {
  const page = await logIn('fr');
  await page.goto(`${stack.admin}/feeds`);
  await page.getByRole('link', { name: `Livraisons ${run}` }).click();
  await page.getByRole('button', { name: 'Retirer la source' }).click();
  await page.getByText('11\u00a0inscriptions quitteront vos sites').waitFor();
  await page.getByRole('button', { name: 'Retirer', exact: true }).click();
  await page.waitForURL(`${stack.admin}/feeds`);
  const count = async () =>
    (await database.query('select 1 from core.feed_source where name = $1', [`Livraisons ${run}`])).rows.length;
  await expect.poll(count).toBe(0);
});
