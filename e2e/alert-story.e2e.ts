import { alertPagePath } from '@vitrine/contract/core/alerts.ts';
import type { ListingImport } from '@vitrine/contract/core/import.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';
import { lastMailTo, mailsTo, type PostedMail } from './outbox.ts';
import { submitAlertForm } from './submit-alert-form.ts';

const open = useBrowser();

let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client(stack.databaseUrl);
  await database.connect();
});

const example = [...generateListings({ count: 400, seed: 2 })].find(
  ({ TransactionType, StandardStatus }) => TransactionType === 'buy' && StandardStatus === 'Active',
);
const keys: string[] = [];

/** Imports a house in Québec that matches the alerts of this test. */
async function list(number: string): Promise<void> {
  if (!example) throw new Error('The demo has no such house.');
  const listing: ListingImport = {
    ...example,
    ListingKey: `9710${Date.now() % 1e7}${keys.length}`,
    MicrositeIds: [],
    PropertyType: 'maison',
    MunicipalityCode: '23027',
    City: 'Québec',
    ListPrice: 412_345,
    BedroomsTotal: 3,
    BathroomsTotal: 2,
    StreetAddress: { fr: `${number}, rue des Alertes`, en: `${number} Des Alertes Street` },
    // An old date keeps the listing off the first place of lists that other tests read.
    OnMarketTimestamp: '2025-06-01T12:00:00.000Z',
  };
  keys.push(listing.ListingKey);
  await importListings(stack.databaseUrl, [listing]);
}

afterAll(async () => {
  await database.query('delete from core.listing where listing_key = any($1)', [keys]);
  await database.end();
});

/** Returns the alert page to which the token in a mail leads. */
function pageIn({ whole }: PostedMail, locale: Locale): string {
  const place = alertPagePath(locale, '');
  const token = whole.split(place)[1]?.slice(0, 43);
  return stack.agency + alertPagePath(locale, token ?? '');
}

/** Returns the one-click address of a mail on this stack, which may run on another port than the seed names. */
const clickIn = ({ headers }: PostedMail): string =>
  stack.agency + new URL(headers.get('list-unsubscribe')?.slice(1, -1) ?? '').pathname;

/** Returns the status, waiting matches and mails of the alerts of an address. */
async function mailsFor(email: string): Promise<unknown> {
  const { rows } = await database.query(
    `select status, waiting, (select count(*)::int from core.alert_mail where alert_id = alert.id) as mails
     from core.alert where email = $1`,
    [email],
  );
  return rows;
}

test('from signing up in the form to the last mail: confirm, a listing appears, a mail comes, unsubscribe, and nothing more', async () => {
  const lea = `lea.${Date.now()}@example.ca`;
  const sam = `sam.${Date.now()}@example.ca`;
  const page = await open();

  await page.goto(`${stack.agency}/fr/acheter`);
  await submitAlertForm(page, 'fr', lea);
  const leaPage = pageIn(await lastMailTo(lea, 1), 'fr');

  // The second visitor stays subscribed: their mails show that there was something to send.
  const english = await open({ locale: 'en-CA' });
  await english.goto(`${stack.agency}/en/buy`);
  await submitAlertForm(english, 'en', sam);
  const samPage = pageIn(await lastMailTo(sam, 1), 'en');

  await english.goto(samPage);
  await english.getByRole('button', { name: 'Confirm my alert' }).click();
  await english.getByRole('heading', { level: 1, name: 'Your alert is on the lookout' }).waitFor();

  // Link scanners of mail programs open the page too, which must not confirm the alert.
  await page.goto(leaPage);
  await page.getByRole('button', { name: 'Confirmer mon alerte' }).waitFor();
  await list('10');
  expect((await lastMailTo(sam, 2)).whole).toContain('10 Des Alertes Street');
  expect(mailsTo(lea)).toHaveLength(1);

  await page.getByRole('button', { name: 'Confirmer mon alerte' }).click();
  await page.getByRole('heading', { level: 1, name: 'Votre alerte veille pour vous' }).waitFor();
  await list('20');
  const mail = await lastMailTo(lea, 2);
  expect(mail.whole).toContain('20, rue des Alertes');
  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await lastMailTo(sam, 3);

  await page.goto(clickIn(mail));
  expect(page.url()).toBe(leaPage);
  await page.getByRole('button', { name: 'Me désabonner' }).click();
  await page.getByRole('heading', { level: 1, name: 'Votre désabonnement est fait' }).waitFor();

  await list('30');
  const last = await lastMailTo(sam, 4);
  expect(last.whole).toContain('30 Des Alertes Street');
  expect(mailsTo(lea)).toHaveLength(2);
  expect(await mailsFor(lea)).toEqual([{ status: 'unsubscribed', waiting: 0, mails: 0 }]);

  // The second way to unsubscribe: the button of the mail program.
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(clickIn(last), oneClick)).status).toBe(200);
  await english.goto(samPage);
  await english.getByRole('heading', { level: 1, name: 'You are unsubscribed' }).waitFor();
  expect([...page.complaints, ...english.complaints]).toEqual([]);
});
