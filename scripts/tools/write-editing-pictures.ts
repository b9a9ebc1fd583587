import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@vitrine/contract/locale.ts';
import { chromium, type Locator } from 'playwright-core';
import sharp from 'sharp';
import { siteTimeZone } from '../../content/src/schedule/time-zone.ts';
import { root } from '../process/repository-root.ts';
import { readSettings } from '../stack/settings.ts';
import { chromiumFlags, findChromium } from '../tests/chromium.mjs';
import { joinStack } from '../tests/start-stack.ts';

/**
 * Draws the pictures of the editors' manual in both languages: `npm run editing-pictures [NAME …]`, while `npm start` runs. It makes
 * a page of its own, and deletes it afterwards.
 */

/** Maximum size of a picture in the repository, bytes. */
const maxBytes = 80_000;

/** Part of a screen that a picture shows at most, px. */
const view = { width: 1280, height: 860 };

/** Height in which every form fits without scrolling, and margin around an element, px. */
const tallHeight = 4000;
const margin = 8;

const settings = readSettings(process.env);
const { origin, keys } = await joinStack(settings.ports, settings.dataDir);
const admin = origin('admin');
const wanted = process.argv.slice(2);

const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
const page = await browser.newPage({ viewport: view, reducedMotion: 'reduce', timezoneId: siteTimeZone });

async function call(path: string, method = 'GET', data?: unknown) {
  const answer = await page.request.fetch(`${admin}/api/${path}`, { method, data, headers: { origin: admin } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

const openView = (path: string) => page.goto(`${admin}/admin${path}`, { waitUntil: 'networkidle' });

/** Opens a form and waits until it shows its values. */
async function openForm(path: string): Promise<void> {
  await openView(path);
  await page.locator('form[data-form-ready="true"]').first().waitFor();
}

/** Opens a tab of a form by its number. */
const openTab = (number: number) => page.locator('.tabs-field__tab-button').nth(number).click();

/** Opens a row of a list where it is closed. */
async function openRow(row: Locator): Promise<void> {
  const toggle = row.locator('.collapsible__toggle').first();
  await toggle.waitFor();
  const classes = await row.locator('.collapsible').first().getAttribute('class');
  if (classes?.includes('collapsible--collapsed')) await toggle.click();
}

interface Subject {
  site: number;
  page: number;
  person: number;
}

/** Shows the subject of each picture and returns its element; the whole screen where it returns none. */
const pictures: Record<string, (subject: Subject) => Promise<Locator | undefined>> = {
  async dashboard() {
    await openView('');
    await page.locator('.dashboard').waitFor();
    return undefined;
  },
  async 'save-summary'({ page: id }) {
    await openForm(`/collections/pages/${id}?locale=fr`);
    await page.locator('input[name="title"]').fill('');
    const summary = page.locator('.save-summary');
    const publish = page.locator('#action-save');
    const confirm = page.locator('.form-dialog .btn--style-primary');
    for (let press = 0; press < 10 && !(await summary.isVisible()); press += 1) {
      await ((await confirm.isVisible()) ? confirm : publish).click();
      await summary
        .or(confirm)
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
    }
    return undefined;
  },
  async versions({ page: id }) {
    await openView(`/collections/pages/${id}/versions`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.locator('.versions-view del, .versions-view ins').first().waitFor();
    return page.locator('.versions-view');
  },
  async schedule({ page: id }) {
    await openForm(`/collections/pages/${id}?locale=fr`);
    // Fields of dates follow the language of the browser, which a picture cannot choose: it shows what was scheduled.
    await page.locator('.schedule input').first().fill('2027-05-01T09:00');
    await page.locator('.schedule > .btn').click();
    const confirm = page.locator('.form-dialog .btn--style-primary');
    const change = page.locator('.schedule__change');
    await confirm.or(change).first().waitFor();
    if (await confirm.isVisible()) await confirm.click();
    await change.waitFor();
    return change;
  },
  async theme({ site }) {
    await openForm(`/collections/sites/${site}?locale=fr`);
    await openTab(1);
    await page.locator('.theme-panel').waitFor();
    return page.locator('.theme-panel');
  },
  async criteria({ page: id }) {
    await openForm(`/collections/pages/${id}?locale=fr`);
    const row = page.locator('#blocks-row-0');
    await openRow(row);
    const criteria = row.locator('.criteria').first();
    if (!(await criteria.isVisible())) await row.locator('.collapsible--collapsed .collapsible__toggle').last().click();
    await criteria.locator('.criteria__count').filter({ hasText: /\d/ }).waitFor();
    return criteria;
  },
  async menu({ site }) {
    await openForm(`/collections/sites/${site}?locale=fr`);
    await openTab(2);
    await openRow(page.locator('#header-row-0'));
    const tree = page.locator('.menu-tree').first();
    await tree.getByRole('treeitem').first().click();
    return tree;
  },
  async redirects({ site }) {
    await openView('/collections/redirects');
    await page.locator('.redirect-import summary').click();
    const csv = '/index.php?page=condos,/fr/vendre\n/vieux-blogue,/fr/articles\n/contact.html,/fr/nous-joindre\n';
    const file = { name: 'redirections.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('.redirect-import input[type="file"]').setInputFiles(file);
    await page.locator('.redirect-import select').selectOption(String(site));
    await page.locator('.redirect-import .btn').first().click();
    await page.locator('.redirect-import table').waitFor();
    return page.locator('.redirect-import');
  },
  async languages({ page: id }) {
    await openView(`/collections/pages/${id}/languages`);
    await page.locator('.languages table').first().waitFor();
    return undefined;
  },
  async media() {
    await openForm('/collections/media/create');
    return undefined;
  },
  async person({ person }) {
    await openForm(`/collections/people/${person}?locale=fr`);
    return undefined;
  },
  async 'new-site'() {
    await openView('/new-site');
    await page.locator('.new-site').waitFor();
    return undefined;
  },
};

/** Creates a page with a later draft and a block of listings. */
async function createSubject(): Promise<Subject> {
  const { docs } = await call('sites?depth=0&limit=20');
  const site = docs.find(({ domains }: { domains: string[] }) => domains.includes('localhost')).id;
  const people = await call(`people?where[site][equals]=${site}&depth=0&limit=1`);
  const core_data = { source: 'properties', query: { mun: ['66023'], forSaleForRent: 'buy' }, limit: 6 };
  const block = (main_title: string) => ({ blockType: 'properties_block', main_title, params: { core_data } });
  const data = {
    ...{ site, access: 'public', title: 'Condos à vendre', path: '/fr/condos-a-vendre-exemple' },
    _status: 'published',
  };
  const { doc } = await call('pages?locale=fr', 'POST', { ...data, blocks: [block('Nos condos au centre-ville')] });
  const blocks = [{ ...doc.blocks[0], main_title: 'Vos condos au centre-ville' }];
  await call(`pages/${doc.id}?locale=fr&draft=true`, 'PATCH', { blocks });
  return { site, page: doc.id, person: people.docs[0].id };
}

/** Returns a WebP below the limit: the best quality that fits. */
async function compress(png: Buffer): Promise<Buffer> {
  for (let quality = 80; quality > 20; quality -= 15) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error('The picture does not fit.');
}

/** Returns a PNG of the upper part of an element with a margin around it, or of the screen. */
async function capture(element: Locator | undefined): Promise<Buffer> {
  if (!element) return page.screenshot({ animations: 'disabled' });
  // Nothing scrolls, so that no bar of buttons stands over the element.
  await page.setViewportSize({ width: view.width, height: tallHeight });
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  const png = await page.screenshot({
    animations: 'disabled',
    clip: {
      x: Math.max(0, box.x - margin),
      y: box.y - margin,
      width: Math.min(view.width, box.width + 2 * margin),
      height: Math.min(view.height, box.height + 2 * margin),
    },
  });
  await page.setViewportSize(view);
  return png;
}

async function draw(name: string, language: Locale, subject: Subject): Promise<void> {
  await page.context().addCookies([
    { name: 'payload-lng', value: language, url: admin },
    { name: 'vitrine-site', value: String(subject.site), url: admin },
  ]);
  const picture = await compress(await capture(await pictures[name]?.(subject)));
  await writeFile(join(root, 'docs/editing', `${name}.${language}.webp`), picture);
  console.log(`Drew ${name}.${language}: ${picture.length} bytes.`);
}

await call('users/login', 'POST', { email: keys.STAFF_EMAIL, password: keys.STAFF_PASSWORD });
const names = Object.keys(pictures).filter((name) => wanted.length === 0 || wanted.includes(name));
for (const language of ['fr', 'en'] as const) {
  const subject = await createSubject();
  try {
    for (const name of names) await draw(name, language, subject);
  } finally {
    await call(`pages/${subject.page}?trash=true`, 'DELETE');
  }
}
await browser.close();
