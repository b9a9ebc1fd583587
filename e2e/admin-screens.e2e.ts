import type { Locale } from '@vitrine/contract/locale.ts';
import { expect, test } from 'vitest';
import { isFullRun } from '../scripts/tests/generated-runs.ts';
import { findViolationsWithin } from './accessibility.ts';
import { createComposedPage } from './admin-dialogs.ts';
import { findScreens, publicScreens } from './admin-screens.ts';
import { logInByRequest } from './admin-session.ts';
import { findWrongTexts, readOwnTexts } from './admin-texts.ts';
import { stack, useBrowser, withoutFailedLoads } from './browser.ts';
import { siteId } from './drafts.ts';
import { walkThroughScreen } from './screen-walk.ts';
import type { WatchedPage } from './tabs.ts';

const open = useBrowser();

/** Languages and widths in which the screens are looked at. `npm test` takes one of them for each screen. */
const looks: readonly { language: Locale; width: number }[] = [
  { language: 'fr', width: 390 },
  { language: 'en', width: 1440 },
  { language: 'fr', width: 1440 },
  { language: 'en', width: 390 },
];

/** Views, fields and panels that the project adds to Payload; axe checks only these, since the rest of a screen is Payload's. */
const ours = [
  ...['account', 'dashboard', 'languages', 'leads', 'leads-notice', 'new-site', 'versions-view'],
  ...['schedule', 'variant-bar', 'uses', 'theme-panel', 'criteria', 'menu-tree', 'redirect-import', 'add-to-menu'],
]
  .map((name) => `.${name}`)
  .join(', ');

/** Returns what is wrong with a screen, each on a line. */
async function inspect(page: WatchedPage, path: string, look: (typeof looks)[number], texts: OwnTexts) {
  page.complaints = [];
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.context().addCookies([{ name: 'payload-lng', value: look.language, url: stack.admin }]);
  await page.goto(`${stack.admin}${path}`);
  await page.locator('h1:visible, form:visible').first().waitFor();
  const title = await page.title();
  const problems = [
    ...withoutFailedLoads(page),
    ...(await findWrongTexts(page, look.language, texts)),
    // Payload adds no name to the title of a page that does not exist.
    ...(title.endsWith(' · Vitrine') || path === '/unknown' ? [] : [`title “${title}”`]),
    ...((await page.locator(ours).count()) > 0 ? await findViolationsWithin(page, ours) : []),
    ...((await isWiderThanScreen(page)) ? ['scrolls sideways'] : []),
  ];
  // On a phone the parts are the same. One visit serves both checks, since most of their time is the loading of the screen.
  await page.setViewportSize({ width: 1440, height: 1000 });
  problems.push(...(await walkThroughScreen(page, path)));
  return problems.map((problem) => `${path} ${look.language} ${look.width} px: ${problem}`);
}

/** Returns true when a screen stays wider than the window: on a phone Payload closes its navigation once its scripts run. */
async function isWiderThanScreen(page: WatchedPage): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  return await page.waitForFunction(fits, undefined, { timeout: 10_000 }).then(
    () => false,
    () => true,
  );
}

type OwnTexts = Awaited<ReturnType<typeof readOwnTexts>>;

/** Returns the look of a screen in `npm test`. It depends on its path alone, without ids, so that documents of other tests do not change it. */
function lookOf(path: string): (typeof looks)[number] | undefined {
  const letters = [...path.replace(/[0-9a-f]{8}-[0-9a-f-]+|\d+/g, '')];
  return looks[letters.reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % looks.length];
}

/** Expects nothing wrong with the screens, in every look or in one of them. */
async function expectWell(page: WatchedPage, paths: readonly string[]): Promise<void> {
  const texts = await readOwnTexts();
  const problems: string[] = [];
  for (const path of paths) {
    for (const look of isFullRun ? looks : [lookOf(path)])
      if (look) problems.push(...(await inspect(page, path, look, texts)));
  }
  expect(problems).toEqual([]);
}

test('the screens before the log-in are whole in both languages, and Tab reaches every control of them', async () => {
  await expectWell(await open(), publicScreens);
});

test('every screen of the admin is whole in both languages, on a phone and on a wide screen, and Tab reaches every control of our views, visibly, and leaves them', async () => {
  const page = await open();
  await logInByRequest(page);
  const site = await siteId(page, 'localhost');
  // The dashboard and the state of the languages show one site.
  await page.context().addCookies([{ name: 'vitrine-site', value: String(site), url: stack.admin }]);
  // Other tests change and lock the pages that they made.
  await expectWell(page, await findScreens(page, { pages: await createComposedPage(page, site) }));
}, 600_000);
