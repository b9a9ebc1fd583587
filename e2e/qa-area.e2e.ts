import { locales } from '@vitrine/contract/locale.ts';
import { signQaToken } from '@vitrine/contract/qa-token.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, stack, useBrowser, withoutFailedLoads } from './browser.ts';
import { blocks, contentWith, type FakeSite, startFakeSite } from './fake-site.ts';

const open = useBrowser();

const sections = (query: Record<string, string>, origin = stack.agency) =>
  `${origin}/qa/sections?${new URLSearchParams(query)}`;
const review = (query: Record<string, string>) => sections({ view: 'review', ...query });

/** Maximum weight of the HTML of a page of the area that holds no example itself, bytes before compression. */
const lightBytes = 300_000;

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

/** Returns the examples that have begun to load. */
const loadedExamples = (page: Page) =>
  page.frames().filter((frame) => frame.parentFrame() && /^http/.test(frame.url()));

/** Returns the widths of the windows of the loaded examples, and their colour schemes. */
const windowsOf = (page: Page) =>
  Promise.all(
    loadedExamples(page).map((frame) =>
      frame.evaluate(() => [innerWidth, document.querySelector<HTMLElement>('[data-block]')?.dataset.scheme]),
    ),
  );

const inLocale = inTurn(locales);

describe('the list of examples', () => {
  test.each(inLocale())('is light, accessible in %s and fits every screen', async (lang) => {
    const page = await open();
    const answer = await page.goto(sections({ lang }));
    expect((await answer?.body())?.length).toBeLessThan(lightBytes);
    expect(page.frames()).toHaveLength(1);
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });

  test('is filtered by name while it is typed', async () => {
    const page = await open();
    await page.goto(sections({ lang: 'fr' }));
    await page.getByRole('searchbox', { name: 'Filtrer par nom' }).fill('temoignages');
    await expect.poll(() => names(page).allTextContents()).toContainEqual(expect.stringContaining('testimonials-list'));
    expect(await names(page).filter({ hasText: 'header-classic' }).count()).toBe(0);
    await page.getByRole('searchbox').fill('aucun bloc de ce nom');
    await page.getByText('Aucun bloc ni composant ne porte ce nom.').waitFor();
  });

  test('is filtered without JavaScript too, in the language and colours of the page', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(sections({ lang: 'en', scheme: 'inverted' }));
    await page.getByRole('searchbox', { name: 'Filter by name' }).fill('cta-double');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.poll(() => names(page).count()).toBe(1);
    await names(page).getByRole('link').click();
    expect(new URL(page.url()).search).toBe('?lang=en&scheme=inverted&view=review&block=cta-double');
  });
});

describe('the examples of a block', () => {
  test.each(inLocale())('are accessible in %s and fit every screen', async (lang) => {
    const page = await open();
    await page.goto(review({ block: 'cta', lang }));
    await expectFitsEveryScreen(page);
    await page.locator('details').first().locator('summary').click();
    await expectAccessible(page);
    expect(withoutFailedLoads(page)).toEqual([]);
  });

  test('stand in windows of the chosen width and colour scheme, without loading the page again', async () => {
    const page = await open();
    await page.goto(review({ block: 'cta', lang: 'fr' }));
    await expect.poll(() => windowsOf(page)).toContainEqual([1280, 'normal']);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.getByRole('link', { name: 'Téléphone' }).click();
    await page.getByRole('link', { name: 'Inversé' }).click();
    await expect.poll(() => windowsOf(page)).toContainEqual([390, 'inverted']);
    expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument'))).toBe(true);
    expect(new URL(page.url()).searchParams.toString()).toContain('scheme=inverted&width=phone');
    expect(await page.getByRole('link', { name: 'Téléphone' }).getAttribute('aria-current')).toBe('true');
  });

  test('have frames as high as their content, scaled down where the page is narrower', async () => {
    const page = await open({ viewport: { width: 840, height: 900 } });
    await page.goto(review({ block: 'cta', lang: 'fr', width: 'desktop' }));
    const frame = page.locator('iframe').first();
    const content = page.frameLocator('iframe').first().getByRole('main');
    await expect
      .poll(async () => {
        const inside = await content.evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
        return inside - (await frame.evaluate((element) => element.clientHeight));
      })
      .toBe(0);
    const box = await frame.boundingBox();
    const stage = await frame.locator('..').boundingBox();
    expect(box?.width).toBeLessThan(840);
    expect(Math.abs((box?.height ?? 0) - (stage?.height ?? 0))).toBeLessThan(4);
  });

  test('show what the content service sends, which can be copied', async () => {
    const page = await open();
    await page.goto(review({ block: 'cta', lang: 'en' }));
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      });
    });
    const json = page.locator('details').first();
    await json.locator('summary').focus();
    await page.keyboard.press('Enter');
    await json.getByRole('button', { name: 'Copy' }).click();
    await json.getByText('Copied.').waitFor();
    const shown = await json.locator('pre').textContent();
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(shown);
    expect(JSON.parse(shown ?? '')).toMatchObject({ block_type: 'cta_block' });
  });

  test('have their switches, frames and JSON without JavaScript', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(review({ block: 'cta', lang: 'fr' }));
    await page.getByRole('link', { name: 'Tablette' }).click();
    await page.getByRole('link', { name: 'Gris' }).click();
    const source = (await page.locator('iframe').first().getAttribute('src')) ?? '';
    expect(new URL(source, page.url()).searchParams.get('scheme')).toBe('normal-grey');
    await page.locator('details').first().locator('summary').click();
    expect(await page.locator('pre').first().isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Copier' }).first().isVisible()).toBe(false);
  });

  test('of a dialog open when they are asked for, so that the focus stays', async () => {
    const page = await open();
    await page.goto(review({ piece: 'dialog', lang: 'en' }));
    expect(loadedExamples(page)).toEqual([]);
    await page.getByText('Show the example').first().click();
    await page.frameLocator('iframe').first().getByRole('dialog').waitFor();
    expect(withoutFailedLoads(page)).toEqual([]);
  });
});

test('a choice in an example of the consent banner is not stored', async () => {
  const page = await open();
  await page.goto(sections({ piece: 'consent-banner', fixture: 'default', lang: 'en' }));
  const banner = page.getByRole('dialog', { name: 'Your information, your choice' });
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await banner.waitFor({ state: 'hidden' });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('consent');
  await page.reload();
  await banner.waitFor();
});

test('the demo page shows the blocks of the content service, and the settings lead to each', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/qa/general-settings`);
  await page.getByRole('link', { name: 'Call to action', exact: true }).click();
  await page.frameLocator('iframe').locator('[data-block="cta_block"]').waitFor();
  await page.locator('summary').click();
  expect(JSON.parse((await page.locator('pre').textContent()) ?? '')).toMatchObject({ block_type: 'cta_block' });
});

describe('the area in production', () => {
  const key = 'a-key-that-the-admin-knows';
  let site: FakeSite;
  /** Body of the demo page. */
  let demo: unknown;

  beforeAll(async () => {
    const usual = contentWith();
    site = await startFakeSite({
      content: (request) =>
        request.url.pathname === '/api/development/demo-page' ? { status: 200, body: demo } : usual(request),
      settings: { QA_ACCESS: 'staff', STAFF_LINK_KEY: key },
    });
  });
  afterAll(() => site.stop());

  const staffLink = async (path: string) =>
    `${site.origin}${path}${path.includes('?') ? '&' : '?'}staff=${await signQaToken(key, 'qa-link', Date.now())}`;

  const turnOnEditMode = async (page: Page) => {
    await page.goto(await staffLink('/qa/parametres-generaux'));
    await page.getByLabel('Mode édition').check();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('Les paramètres sont enregistrés.').waitFor();
  };

  test.each(['/qa/sections', '/qa/sections?view=review&block=cta', '/qa/parametres-generaux', '/qa/general-settings'])(
    'does not exist for a visitor at %s',
    async (path) => {
      const answer = await fetch(site.origin + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
      expect(await answer.text()).not.toContain('vitrine_qa');
    },
  );

  test('keeps staff in when they save the settings, and shows edit mode in the examples', async () => {
    demo = { blocks: [blocks.text] };
    const page = await open();
    await turnOnEditMode(page);
    await page.goto(sections({ view: 'review', block: 'cta' }, site.origin));
    await page.frameLocator('iframe').first().getByRole('toolbar').first().waitFor();
  });

  test('shows the examples in the colours of the site when the flag says so', async () => {
    const accent = (page: Page) =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
    const page = await open();
    await page.goto(await staffLink('/qa/general-settings'));
    await page.goto(sections({ block: 'cta', fixture: 'default', preset: 'red' }, site.origin));
    const ofPreset = await accent(page);
    await page.goto(`${site.origin}/qa/general-settings`);
    await page.getByLabel('Colours of the site').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The settings are saved.').waitFor();
    await page.goto(sections({ block: 'cta', fixture: 'default', preset: 'red' }, site.origin));
    // The site has the blue preset.
    expect(await accent(page)).not.toBe(ofPreset);
  });

  test('adds a block of the demo page with the content of its demo block, from the fields of the answer', async () => {
    const title = { cms_component: 'text', content: { fr: 'Un titre de démonstration', en: 'A demo title' } };
    demo = { fields: [{ ...blocks.text, fields: { ...blocks.text?.fields, main_title: title } }] };
    const page = await open();
    await turnOnEditMode(page);
    await page.goto(sections({ source: 'demo-page' }, site.origin));
    await page.getByLabel('Ajouter un bloc').selectOption('text_block_1');
    await expect.poll(() => page.getByRole('heading', { name: 'Un titre de démonstration' }).count()).toBe(2);
  });

  test('logs a demo page that cannot be read, and shows an empty page', async () => {
    demo = { blocks: 'none' };
    const page = await open();
    await page.goto(await staffLink('/qa/sections?source=demo-page'));
    expect(await page.locator('[data-block]').count()).toBe(0);
    await expect.poll(() => site.log.some((line) => line.includes('The demo page could not be read'))).toBe(true);
  });
});
