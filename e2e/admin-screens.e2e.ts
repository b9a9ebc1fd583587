import type { Locale } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { isFullRun } from '../scripts/tests/generated-runs.ts';
import { findViolationsWithin } from './accessibility.ts';
import { createComposedPage, findLead } from './admin-dialogs.ts';
import { findScreens, publicScreens } from './admin-screens.ts';
import { callAdmin, logInByRequest } from './admin-session.ts';
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
  return await page.waitForFunction(fits).then(
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

/**
 * Returns documents that no other test changes, locks or deletes during the current one: an own one of each kind that the demo has none
 * of, an own page, and a site that is not the agency's.
 */
async function findOwn(page: Page, site: number): Promise<Record<string, number>> {
  const run = crypto.randomUUID();
  const deleteAfter = (collection: string, id: number): number => {
    onTestFinished(async () => void (await callAdmin(page, `/api/${collection}/${id}`, { method: 'DELETE' })));
    return id;
  };
  const create = async (collection: string, data: object): Promise<number> => {
    const answer = await callAdmin(page, `/api/${collection}?locale=fr`, { method: 'POST', data: { site, ...data } });
    expect(answer.status(), await answer.text()).toBe(201);
    return deleteAfter(collection, (await answer.json()).doc.id);
  };
  const missing = `/introuvable-${run}`;
  await page.request.get(stack.agency + missing);
  const noted = async () => {
    const { docs } = await (await callAdmin(page, `/api/missing-paths?where[path][equals]=${missing}&depth=0`)).json();
    return docs[0]?.id;
  };
  await expect.poll(noted).toBeDefined();
  const blocks = [{ blockType: 'text_block_1', main_title: 'Un bloc gardé' }];
  return {
    pages: await createComposedPage(page, site),
    redirects: await create('redirects', { source: `/ancienne-${run}`, target_address: '/fr/contact', status: '301' }),
    'reusable-blocks': await create('reusable-blocks', { name: `Écrans ${run}`, blocks }),
    'missing-paths': deleteAfter('missing-paths', await noted()),
    sites: await siteId(page, 'domaine.localhost'),
  };
}

test('the screens before the log-in are whole in both languages, and Tab reaches every control of them', async () => {
  await expectWell(await open(), publicScreens);
});

/** Groups of screens by their paths, of which the first that fits counts. One test of thirty screens took more than ten minutes on a busy machine. */
const groups = [
  ['pages and articles', /^\/collections\/(pages|articles)\b/],
  ['what pages show', /^\/collections\/(categories|people|offices|reusable-blocks|media)\b/],
  ['the other collections', /^\/collections\//],
  ['the admin beside its collections', /^/],
] as const;

const groupOf = (path: string) => groups.find(([, pattern]) => pattern.test(path))?.[0];

test.each(groups)(
  'every screen of %s is whole in both languages, on a phone and on a wide screen, and Tab reaches every control of our views, visibly, and leaves them',
  async (group) => {
    const page = await open();
    await logInByRequest(page);
    const site = await siteId(page, 'localhost');
    // The dashboard and the state of the languages show one site.
    await page.context().addCookies([{ name: 'vitrine-site', value: String(site), url: stack.admin }]);
    const screens = [...(await findScreens(page, await findOwn(page, site))), await findLead(page)];
    const chosen = screens.filter((path) => groupOf(path) === group);
    expect(chosen).not.toEqual([]);
    await expectWell(page, chosen);
  },
);
