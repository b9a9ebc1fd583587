import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, stack, useBrowser } from './browser.ts';

const open = useBrowser();
const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
afterAll(() => database.end());

const notices = [
  [`${stack.agency}/fr/politique-confidentialite`, 'Vos messages', 'Vos demandes de visite', 'Étienne Garneau'],
  [`${stack.broker}/en/privacy-policy`, 'Your messages', 'Your requests for a visit', 'Étienne Garneau'],
  [`${stack.estate}/fr/politique-confidentialite`, 'Vos messages', 'Vos consentements', 'Étienne Garneau'],
] as const;

test.each(notices)('the notice %s says without JavaScript what is collected and who is in charge', async (...given) => {
  const [address, messages, more, officer] = given;
  const page = await open({ javaScriptEnabled: false });
  await page.goto(address);
  const notice = page.locator('[data-block="privacy_notice_block"]');
  for (const row of [messages, more]) await notice.getByRole('rowheader', { name: row }).waitFor();
  await notice.getByText(officer).waitFor();
  // A service that is off is not named. Players of tours are, while other tests have listings with a tour.
  expect(await notice.textContent()).not.toMatch(/reCAPTCHA|Didomi|YouTube/);
  const links = await notice.locator('nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(await page.locator(link).count(), link).toBe(1);
});

test('the notice fits every screen, keeps its tables and is accessible, in both languages', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/fr/politique-confidentialite`);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.getByRole('table').count()).toBe(2);
  await page.goto(`${stack.agency}/en/privacy-policy`);
  await expectAccessible(page);
});

test('on paper the notice has no contents', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/fr/politique-confidentialite`);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('[data-block="privacy_notice_block"] nav').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
});

test('a period that staff change is soon the one of the notice', async () => {
  const change = async (days: number) =>
    (
      await database.query<{ before: number }>(
        `with old as (select lead_retention_days as before, microsite_id from core.site where origin like '%domaine.%')
         update core.site set lead_retention_days = $1 from old where site.microsite_id = old.microsite_id returning old.before`,
        [days],
      )
    ).rows[0]?.before ?? 0;
  const page = await open();
  const said = async () => {
    await page.goto(`${stack.estate}/fr/politique-confidentialite`);
    return await page.locator('[data-block="privacy_notice_block"]').textContent();
  };
  const before = await change(420);
  try {
    await expect.poll(said, { interval: 1000 }).toMatch(/420\s+jours après la dernière activité/);
  } finally {
    await change(before);
  }
});
