import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { boardAnswer, startBoardServer } from '../core/test/board-server.ts';
import { feedListing } from '../core/test/feed-listings.ts';
import { startFeedServer } from '../core/test/feed-server.ts';
import { expectAccessible } from './accessibility.ts';
import { logInByRequest } from './admin-session.ts';
import { expectNoSidewaysScroll, stack, useBrowser } from './browser.ts';
import { readyListingForm } from './listing-form.ts';

/** What staff set and see of sources with servers beyond their listings: the journal of events, and messages to DDF. */
const open = useBrowser();
const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
const run = Date.now();
/** First number of the listings of this file, which no other source has. */
const first = 60_000_000 + (run % 9_000_000);
afterAll(async () => {
  await database.query('delete from core.feed_source where name like $1', [`%${run}`]);
  await database.query('delete from core.listing where listing_key between $1 and $2', [`${first}`, `${ofDdf}`]);
  await database.end();
});

/** Number of the listing of DDF: a number belongs to the source that brought it first. */
const ofDdf = first + 10;
const listings = (count: number, from = first) =>
  Array.from({ length: count }, (_, index) => ({
    ...feedListing(index),
    ...{ ListingKey: `${from + index}`, ListingId: `${from + index}`, ListPrice: 400_000, LeaseAmount: null },
    ...{ ListAgentKey: '1234567', Media: [] },
  }));

async function logIn(locale: 'fr' | 'en', options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open({ locale: `${locale}-CA`, ...options });
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: locale, url: stack.admin }]);
  return page;
}
const goOn = (page: Page, name = 'Continuer') => page.getByRole('button', { name, exact: true }).click();
const expectNoBarrier = (page: Page) => expectAccessible(page, { within: '.feeds' });

/** Starts a server with this many listings for the current test. */
async function serve(count: number, from = first) {
  const server = await startFeedServer();
  onTestFinished(() => server.close());
  server.state.listings = listings(count, from);
  return server;
}

/** Fills in the first two steps of adding a source. */
async function connect(page: Page, server: Awaited<ReturnType<typeof serve>>, kind: RegExp, name: string) {
  await page.goto(`${stack.admin}/feeds/new`);
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByRole('radio', { name: kind }).check();
  await goOn(page);
  if (kind.source.includes('DDF')) await page.getByText('Réglages avancés').click();
  await page.getByLabel('Adresse du service').fill(server.serviceRoot);
  await page.getByLabel('Adresse des jetons d’accès').fill(server.tokenUrl);
  await page.getByLabel('Identifiant', { exact: true }).fill('agence');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Vrai-secret');
}

const sourceId = async (name: string): Promise<string> => {
  const { rows } = await database.query('select id from core.feed_source where name = $1', [name]);
  return rows[0]?.id;
};

test('the test of a connection says whether the server keeps a journal of events, and a source follows it', async () => {
  const name = `Journal ${run}`;
  const server = await serve(3);
  const page = await logIn('fr');
  await connect(page, server, /^Service RESO/, name);
  const follows = page.getByRole('checkbox', { name: 'Suivre les événements du serveur' });
  await follows.check();
  await expectNoBarrier(page);
  await goOn(page);
  await page.getByText('Ce serveur ne tient pas de journal d’événements').waitFor();
  server.state.events = [{ EntityEventSequence: 4, ResourceName: 'Property', ResourceRecordKey: `${first}` }];
  await goOn(page, 'Retour');
  expect(await follows.isChecked()).toBe(true);
  await follows.uncheck();
  await goOn(page);
  await page.getByText('Ce serveur tient un journal d’événements.').waitFor();
  await goOn(page, 'Retour');
  await follows.check();
  await goOn(page);
  await page.getByText('la source contient 3 inscriptions').waitFor();
  expect(await page.getByText('journal d’événements').count()).toBe(0);
  await goOn(page);
  await page.getByRole('checkbox', { name: 'Groupe Rivage' }).check();
  await goOn(page);
  await goOn(page, 'Ajouter la source');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Lire maintenant' }).click();
  await page.getByText('3\u00a0inscriptions affichées').waitFor();
  await page.getByText('À jour', { exact: true }).waitFor();
  expect(await follows.isChecked()).toBe(true);

  // The server has taken a listing away, and its journal says so.
  server.state.listings = listings(2);
  server.state.events.push({ EntityEventSequence: 5, ResourceName: 'Property', ResourceRecordKey: `${first + 2}` });
  await page.getByRole('button', { name: 'Lire maintenant' }).click();
  await page.getByText('2\u00a0inscriptions affichées').waitFor();
  // It is stored after the listings, and the page may show these before.
  const sequences = () => database.query('select event_sequence from core.feed_source where name = $1', [name]);
  await expect.poll(async () => (await sequences()).rows).toEqual([{ event_sequence: '5' }]);
});

test('a message about a listing of DDF goes to DDF once staff have said so, the form tells it, and staff see what became of it', async () => {
  const name = `Messages ${run}`;
  const server = await serve(1, ofDdf);
  const board = await startBoardServer();
  onTestFinished(() => board.close());
  const page = await logIn('fr');
  await connect(page, server, /DDF/, name);
  await goOn(page);
  await page.getByText('la source contient 1 inscription').waitFor();
  await goOn(page);
  await page.getByLabel('Numéro de destination').fill('77');
  await page.getByRole('checkbox', { name: 'Groupe Rivage' }).check();
  await page.getByRole('checkbox', { name: 'Transmettre aussi les messages à DDF' }).check();
  await expectNoBarrier(page);
  await goOn(page);
  await goOn(page, 'Ajouter la source');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  // The address of DDF's own service is a default that no form offers.
  await database.query(`update core.feed_source set settings = jsonb_set(settings, '{leadUrl}', $2) where name = $1`, [
    name,
    JSON.stringify(board.url),
  ]);
  await page.getByRole('button', { name: 'Lire maintenant' }).click();
  await page.getByText('1\u00a0inscription affichée').waitFor();
  await page.getByText('En 30\u00a0jours\u00a0: transmis, 0').waitFor();

  board.state.faults = [boardAnswer(400, { message: 'MemberKey is unknown' })];
  for (const [text, email] of [
    ['Est-elle encore libre\u00a0?', `refusee.${run}@example.com`],
    ['Peut-on la visiter\u00a0?', `transmise.${run}@example.com`],
  ] as const) {
    const visitor = await open();
    await visitor.goto(`${stack.agency}/fr/proprietes/x-${ofDdf}`);
    const form = await readyListingForm(visitor);
    await form.getByText('aussi transmis à l’Association canadienne de l’immobilier (REALTOR.ca)').waitFor();
    await form.getByLabel('Prénom').fill('Océane');
    await form.getByLabel('Nom', { exact: true }).fill(`Roy ${run}`);
    await form.getByLabel('Courriel').fill(email);
    await form.getByLabel('Message').fill(text);
    await form.getByRole('button', { name: 'Envoyer le message' }).click();
    await visitor.getByText('Message envoyé').waitFor();
    await expect.poll(() => board.state.calls.at(-1)?.body.Message).toBe(text);
  }

  await expect
    .poll(() =>
      page.reload().then(() => page.getByText('transmis, 1\u00a0; en attente, 0\u00a0; non transmis, 1').count()),
    )
    .toBe(1);
  await page.getByText('MemberKey is unknown').waitFor();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: /^Message du / }).click();
  await page.getByRole('heading', { level: 1, name: `Océane Roy ${run}` }).waitFor();
  await page.getByText(/^DDF\u00a0: non transmise \(DDF a refusé le message/).waitFor();

  const english = await logIn('en', { viewport: { width: 390, height: 844 } });
  await english.goto(`${stack.admin}/feeds/${await sourceId(name)}`);
  await english.getByRole('heading', { name: 'Messages sent to DDF' }).waitFor();
  await english.getByText('In 30\u00a0days: 1 sent, 0 waiting, 1 not sent.').waitFor();
  expect(await english.getByRole('checkbox', { name: 'Send messages to DDF as well' }).isChecked()).toBe(true);
  await expectNoSidewaysScroll(english);
});
