import { locales } from '@vitrine/contract/locale.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullMatrix, inTurn } from '../scripts/tests/full-matrix.ts';
import { fixtures as classic } from '../website/app/blocks/header-classic/header-classic.fixture.ts';
import { fixtures as megamenu } from '../website/app/blocks/header-megamenu/header-megamenu.fixture.ts';
import { fixtures as outofnorm } from '../website/app/blocks/header-outofnorm/header-outofnorm.fixture.ts';
import { fixtures as hero } from '../website/app/blocks/hero-1/hero-1.fixture.ts';
import { expectAccessible, expectLegible } from './accessibility.ts';
import { expectNoSidewaysScroll, stack, useBrowser } from './browser.ts';
import type { FakeAnswer } from './fake-services.ts';
import { blocks, contentWith, type FakeSite, pageOf, startFakeSite } from './fake-site.ts';

/** A website whose pages are long and have one of the three headers each, over a picture: `/fr/classic`, `/en/classic-inverted`. */
let site: FakeSite;

const headers = { classic, megamenu, outofnorm };
type Name = keyof typeof headers;
const names = Object.keys(headers) as Name[]; // the keys of the object above

/** Height over a picture and gap between the bar and its popup, in px (layout.8, headers.4). */
const measures: Record<Name, { height: number; gap: number }> = {
  classic: { height: 130, gap: 16 },
  megamenu: { height: 197, gap: 54 },
  outofnorm: { height: 138, gap: 16 },
};

const paragraphs = Array.from({ length: 8 }, () => blocks.text);
const pageWith = (name: Name, color_scheme: string) =>
  pageOf([hero.default, ...paragraphs], {
    header: { fields: [{ ...headers[name].everything, block_params: { color_scheme } }] },
  });
/** Pages that the menus link to. The browser prefetches those in view. */
const linked = ['a-propos', 'blogue'].map((path): [string, FakeAnswer] => [`/fr/${path}`, pageOf([blocks.text])]);
const pages = Object.fromEntries([
  ...linked,
  ...names.flatMap((name) =>
    ['fr', 'en'].flatMap((locale) => [
      [`/${locale}/${name}`, pageWith(name, 'normal')],
      [`/${locale}/${name}-inverted`, pageWith(name, 'inverted')],
    ]),
  ),
]);

beforeAll(async () => {
  site = await startFakeSite({ content: contentWith(pages) });
});
afterAll(() => site.stop());

const open = useBrowser();
const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

async function visit(path: string, options: Parameters<typeof open>[0] = {}) {
  const page = await open(options);
  await page.goto(site.origin + path);
  return page;
}

const banner = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
/** Returns the control that opens a submenu. */
const headOf = (menu: Locator, words: string) => menu.locator('summary').filter({ hasText: words });
const lowerEdge = async (page: Page) => {
  const box = await banner(page).boundingBox();
  return box ? box.y + box.height : 0;
};
const isOpaque = (page: Page) => banner(page).evaluate((header) => 'opaque' in header.dataset);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Turns the wheel by `step` px every 50 ms: the speed is what the header reacts to. */
async function wheel(page: Page, by: number, step: number) {
  for (let turned = 0; turned < Math.abs(by); turned += step) {
    await page.mouse.wheel(0, Math.sign(by) * step);
    await page.waitForTimeout(50);
  }
}

/**
 * Turns the wheel fast until the lower edge of the header is where it is expected. A busy browser draws too few frames for one turn to be
 * fast.
 */
async function turnUntil(page: Page, by: number, isThere: (edge: number) => boolean): Promise<void> {
  const turn = async () => {
    await wheel(page, by, 300);
    const wait = expect.poll(async () => isThere(await lowerEdge(page)), { timeout: 2000 }).toBe(true);
    return await wait.then(
      () => true,
      () => false,
    );
  };
  await expect.poll(turn).toBe(true);
}

/** Header of a test of what all three share. */
const inHeader = inTurn(names);
const inLocale = inTurn(locales);

describe.each(names)('the %s header', (name) => {
  const { height, gap } = measures[name];

  test('is opaque once it has been scrolled past its own height', async () => {
    const page = await visit(`/fr/${name}`, { viewport: wide });
    expect(await isOpaque(page)).toBe(false);
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), height - 10);
    await expect.poll(() => scrolled(page)).toBe(height - 10);
    expect(await isOpaque(page)).toBe(false);
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), height + 10);
    await expect.poll(() => isOpaque(page)).toBe(true);
  });

  test(`covers ${height} px of the picture below it, and moves nothing while it changes`, async () => {
    const page = await visit(`/fr/${name}`, { viewport: wide });
    expect(Math.abs((await lowerEdge(page)) - height)).toBeLessThanOrEqual(1);
    expect((await page.locator('[data-hero]').boundingBox())?.y).toBe(0);
    const overlap = await page
      .locator('[data-hero]')
      .evaluate((frame) => getComputedStyle(frame).getPropertyValue('--header-overlap'));
    expect(overlap).toBe(`${height}px`);
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    await expect.poll(() => isOpaque(page)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  });

  test(`has popups of 1000 px, ${gap} px below the bar and never off the screen`, async () => {
    const page = await visit(`/fr/${name}`, { reducedMotion: 'reduce' });
    const popup = mainMenu(page).locator('[data-popup]').first();
    const link = popup.getByRole('link', { name: 'À vendre' });
    for (const [width, screenHeight] of [
      [1200, 560],
      [1440, 900],
      [1920, 1000],
    ] as const) {
      await page.setViewportSize({ width, height: screenHeight });
      await mainMenu(page).locator('summary').first().hover();
      await link.waitFor();
      const ground = await popup.locator('> div').boundingBox();
      const bar = await page.locator('header [data-part="bar"]').boundingBox();
      if (!ground || !bar) throw new Error('There is no popup.');
      expect(ground.width).toBe(1000);
      // The plate of the out-of-norm header hangs 22 px below its bar.
      const from = bar.y + bar.height + (name === 'outofnorm' ? 22 : 0);
      expect(Math.round(ground.y - from)).toBe(gap);
      expect(ground.x).toBeGreaterThanOrEqual(0);
      expect(ground.x + ground.width).toBeLessThanOrEqual(width);
      expect(ground.y + ground.height).toBeLessThanOrEqual(screenHeight);
      await expectNoSidewaysScroll(page);
      await page.mouse.move(-1, -1);
      await link.waitFor({ state: 'hidden' });
    }
  });

  test.each([
    ...inLocale().map((locale) => [locale, ''] as const),
    // Colours do not depend on the language.
    ['fr', '-inverted'] as const,
  ])('gives axe nothing to find in %s%s, with a submenu and with the mobile menu open', async (locale, scheme) => {
    const page = await visit(`/${locale}/${name}${scheme}`, { viewport: wide, reducedMotion: 'reduce' });
    const menu = page.getByRole('navigation', { name: locale === 'fr' ? 'Menu principal' : 'Main menu' });
    await menu.locator('summary').first().press('Enter');
    await menu.locator('[data-popup] a').first().waitFor();
    const expectSound = scheme === '' ? expectAccessible : expectLegible;
    await expectSound(page);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: locale === 'fr' ? 'Ouvrir le menu' : 'Open the menu' }).click();
    await page.getByRole('dialog').locator('summary').first().click();
    await expectSound(page);
  });
});

test.each([1440, 1920])(
  'the megamenu shows all pictures of a submenu whole, below its menu, at %i px',
  async (width) => {
    const page = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(`${stack.agency}/fr`);
    const summary = headOf(mainMenu(page), 'L’agence');
    await summary.hover();
    const popup = summary.locator('..').locator('[data-popup]');
    await popup.getByRole('link', { name: 'Notre histoire' }).waitFor();
    const logo = await page.locator('header [data-part="logo"] a').boundingBox();
    expect(Math.round((await popup.locator('> div').boundingBox())?.x ?? -1)).toBe(Math.round(logo?.x ?? 0));
    const content = popup.locator('> div');
    expect(await content.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  },
);

describe('a header', () => {
  test.each(inHeader())('hides on fast scrolling down, and comes back on fast scrolling up (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: wide });
    await page.mouse.move(600, 600);
    await wheel(page, 2400, 300);
    await turnUntil(page, 300, (edge) => edge <= 0);
    await turnUntil(page, -300, (edge) => edge > 50);
    expect(await scrolled(page)).toBeGreaterThan(500);
    expect(page.complaints).toEqual([]);
  });

  test.each(inHeader())('stays where it is on slow scrolling away from the top (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: wide });
    await page.mouse.move(600, 600);
    await wheel(page, 1800, 300);
    await turnUntil(page, -300, (edge) => edge > 50);
    await wheel(page, 60, 4);
    expect(await lowerEdge(page)).toBeGreaterThan(50);
    await wheel(page, 600, 300);
    await turnUntil(page, 300, (edge) => edge <= 0);
    await wheel(page, -60, 4);
    expect(await lowerEdge(page)).toBeLessThanOrEqual(0);
  });

  test.each(inHeader())(
    'hides near the top on any scrolling down, and is always there at the top (%s)',
    async (name) => {
      const page = await visit(`/fr/${name}`, { viewport: wide });
      await page.mouse.move(600, 600);
      await wheel(page, 40, 4);
      await expect.poll(() => lowerEdge(page)).toBeLessThanOrEqual(0);
      await wheel(page, -60, 4);
      await expect.poll(() => lowerEdge(page)).toBeGreaterThan(100);
    },
  );

  test.each(inHeader())('opens a submenu under the mouse and closes it behind it (%s)', async (name) => {
    const page = await open({ viewport: wide });
    await page.goto(`${site.origin}/fr/${name}`);
    // Later, because the scripts of a page wait for a real frame.
    await page.clock.install();
    const third = mainMenu(page).getByRole('link', { name: 'Maisons' });
    await headOf(mainMenu(page), 'Propriétés').hover();
    await third.waitFor();
    // The pointer crosses the gap into the popup.
    await third.hover({ position: { x: 5, y: 5 } });
    await page.clock.fastForward(1000);
    expect(await third.isVisible()).toBe(true);
    await page.mouse.move(20, 880);
    await third.waitFor({ state: 'hidden' });
  });

  test.each(fullMatrix(['Enter', 'Space'], names))(
    'opens a submenu by %s, and Escape gives the focus back (%s)',
    async (key, name) => {
      const page = await visit(`/fr/${name}`, { viewport: wide });
      const head = headOf(mainMenu(page), 'Propriétés');
      const link = mainMenu(page).getByRole('link', { name: 'À vendre' });
      await page.keyboard.press('Tab');
      for (let tabs = 0; tabs < 15 && !(await focusIsOn(page, 'Propriétés')); tabs++) await page.keyboard.press('Tab');
      await page.keyboard.press(key);
      await link.waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await focusIsOn(page, 'À vendre')).toBe(true);
      await page.keyboard.press('Escape');
      await link.waitFor({ state: 'hidden' });
      expect(await focusIsOn(page, 'Propriétés')).toBe(true);
      expect(await head.isVisible()).toBe(true);
    },
  );

  test.each(inHeader())(
    'moves by arrow keys along the bar, into a submenu and between its columns (%s)',
    async (name) => {
      const page = await visit(`/fr/${name}`, { viewport: wide });
      await mainMenu(page).locator('summary').first().focus();
      const press = async (key: string, words: string) => {
        await page.keyboard.press(key);
        expect(await focusIsOn(page, words), `${key} → ${words}`).toBe(true);
      };
      await press('ArrowRight', 'Services');
      await press('ArrowRight', 'À propos');
      await press('End', 'Blogue');
      await press('ArrowRight', 'Propriétés');
      await press('ArrowLeft', 'Blogue');
      await press('Home', 'Propriétés');
      await press('ArrowDown', 'Propriétés');
      await press('ArrowDown', 'À vendre');
      await press('ArrowDown', 'Maisons');
      await press('ArrowRight', 'À louer');
      await press('End', 'Visites libres');
      await press('ArrowLeft', 'À louer');
      await press('Home', 'Propriétés');
      await page.keyboard.press('ArrowUp');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    },
  );

  test.each(inHeader())(
    'shows on the screen what the keyboard comes to, wherever the page is scrolled (%s)',
    async (name) => {
      const page = await visit(`/fr/${name}`, { viewport: wide, reducedMotion: 'reduce' });
      await page.mouse.move(600, 600);
      await wheel(page, 1500, 300);
      await expect.poll(() => lowerEdge(page)).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: 'Aller au contenu' }).focus();
      const seen: string[] = [];
      for (let tabs = 0; tabs < 14; tabs++) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement?.closest('header') && document.activeElement;
          const { y = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          return element ? { words: element.textContent, y, bottom } : null;
        });
        if (!focused) break;
        seen.push(focused.words ?? '');
        expect(focused.y, focused.words ?? '').toBeGreaterThanOrEqual(0);
        expect(focused.bottom, focused.words ?? '').toBeLessThanOrEqual(250);
      }
      expect(seen).toContain('English');
      expect(seen).toContain('Évaluer ma propriété');
    },
  );

  test.each(inHeader())('leads to a line of the third level without a page load, and closes (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: wide });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await headOf(mainMenu(page), 'Services').hover();
    await mainMenu(page).getByRole('link', { name: 'Première propriété' }).click();
    await page.waitForURL(/\/fr\/acheter$/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test.each(inHeader())('moves nothing for those who want no motion (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: wide, reducedMotion: 'reduce' });
    await mainMenu(page).locator('summary').first().press('Enter');
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10).length,
    );
    expect(moving).toBe(0);
  });

  test.each(inHeader())('shows every entry of its menu without JavaScript (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: wide, javaScriptEnabled: false });
    await headOf(mainMenu(page), 'Propriétés').click();
    await mainMenu(page).getByRole('link', { name: 'Maisons' }).waitFor();
    await headOf(mainMenu(page), 'Services').click();
    await mainMenu(page).getByRole('link', { name: 'Première propriété' }).click();
    await page.waitForURL(/\/fr\/acheter$/);
  });
});

/** True when the text of the focused element begins with these words. */
const focusIsOn = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((start) => document.activeElement?.textContent?.trim().startsWith(start) ?? false, words);

describe('the mobile menu', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' });
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu mobile' });
  const isFocusInside = (page: Page) => sheet(page).evaluate((dialog) => dialog.contains(document.activeElement));
  const isFocusBack = (page: Page) => opener(page).evaluate((button) => button === document.activeElement);

  test.each(inHeader())('takes the focus, keeps it, and gives it back by Escape (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: phone });
    await opener(page).press('Enter');
    await sheet(page).waitFor();
    expect(await isFocusInside(page)).toBe(true);
    for (let tabs = 0; tabs < 25; tabs++) {
      await page.keyboard.press('Tab');
      const isOut = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
      expect(isOut).toBe(false);
    }
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    expect(await isFocusBack(page)).toBe(true);
  });

  test.each(inHeader())(
    'closes by its close button, and by a click outside where there is an outside (%s)',
    async (name) => {
      const page = await visit(`/fr/${name}`, { viewport: { width: 1024, height: 768 } });
      await opener(page).click();
      await sheet(page).getByRole('button', { name: 'Fermer le menu' }).click();
      await sheet(page).waitFor({ state: 'hidden' });
      expect(await isFocusBack(page)).toBe(true);
      await opener(page).click();
      await sheet(page).waitFor();
      await page.mouse.click(100, 400);
      await sheet(page).waitFor({ state: 'hidden' });
    },
  );

  test.each(inHeader())('keeps the page still while it is open, and lets it go (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: phone });
    await opener(page).click();
    await sheet(page).waitFor();
    await page.mouse.move(200, 400);
    await page.evaluate(() =>
      addEventListener('wheel', () => Object.assign(window, { isTurned: true }), { once: true }),
    );
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => 'isTurned' in window);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });

  test.each(inHeader())('leads to a line of the third level without a page load, and closes (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: phone });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await opener(page).click();
    await headOf(sheet(page), 'Services').click();
    await sheet(page).getByRole('link', { name: 'Première propriété' }).click();
    await page.waitForURL(/\/fr\/acheter$/);
    await sheet(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  test.each(inHeader())('opens without JavaScript, shows every entry and leads to it (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: phone, javaScriptEnabled: false });
    await opener(page).click();
    const menu = page.getByRole('navigation', { name: 'Menu mobile' });
    await headOf(menu, 'Propriétés').click();
    await menu.getByRole('link', { name: 'Maisons' }).waitFor();
    await headOf(menu, 'Services').click();
    await menu.getByRole('link', { name: 'Immeuble à revenus' }).waitFor();
    await page.getByRole('button', { name: 'Fermer le menu' }).click();
    await menu.waitFor({ state: 'hidden' });
    await opener(page).click();
    await menu.getByRole('link', { name: 'Première propriété' }).click();
    await page.waitForURL(/\/fr\/acheter$/);
  });

  test.each(names)('opens up to large screens, where the bar of the menu is not (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: { width: 1199, height: 800 } });
    expect(await mainMenu(page).isVisible()).toBe(false);
    expect(await opener(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 1200, height: 800 });
    expect(await mainMenu(page).locator('summary').first().isVisible()).toBe(true);
    expect(await opener(page).isVisible()).toBe(false);
  });

  test.each(names)('has targets of 44 px (%s)', async (name) => {
    const page = await visit(`/fr/${name}`, { viewport: phone, hasTouch: true });
    const small = await page.locator('header').locator('button:visible, a:visible').evaluateAll(tooSmall);
    await opener(page).click();
    await headOf(sheet(page), 'Propriétés').click();
    const inside = await sheet(page).locator('button, a:visible, summary').evaluateAll(tooSmall);
    expect([...small, ...inside]).toEqual([]);
  });
});

const tooSmall = (elements: Element[]): string[] =>
  elements.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.round(Math.min(width, height)) < 44 ? [`${element.textContent} ${width} × ${height}`] : [];
  });
