import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';
import { steadyListings } from './steady-listings.ts';

/** A visitor draws the area in which they look on the map of the search. */
const open = useBrowser();
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const texts = {
  fr: {
    ...{ search: '/fr/proprietes', form: '/fr/acheter', draw: 'Dessiner une zone', change: 'Modifier la zone' },
    ...{ tag: 'Zone dessinée', corners: 'Coins', radius: 'Rayon', apply: 'Chercher ici', cancel: 'Annuler' },
    ...{ undo: 'Retirer le dernier coin', remove: 'Retirer la zone dessinée', km: '8\u00a0km' },
    ...{
      inArea: /\d+\spropriétés? dans la zone dessinée/,
      short: 'Recevoir les nouveautés par courriel',
      alert: 'Créez une alerte avec ces critères',
    },
    ...{ held: 'Dans la zone dessinée', start: 'Créer mon alerte' },
  },
  en: {
    ...{ search: '/en/properties', form: '/en/buy', draw: 'Draw an area', change: 'Change the area' },
    ...{ tag: 'Drawn area', corners: 'Corners', radius: 'Radius', apply: 'Search here', cancel: 'Cancel' },
    ...{ undo: 'Remove the last corner', remove: 'Remove the drawn area', km: '8\u00a0km' },
    ...{
      inArea: /\d+\spropert(y|ies) in the area you drew/,
      short: 'Get new listings by email',
      alert: 'Create an alert with these criteria',
    },
    ...{ held: 'In the area you drew', start: 'Create my alert' },
  },
} as const;

/** The south of Québec City, where the demo has many listings. */
const view = 'bounds=46.72_-71.4_46.92_-71.1&zoom=11';
const circle = '46.81_-71.23_5';

const areaOf = (page: Page) => new URL(page.url()).searchParams.get('area');
const tagOf = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`${name}$`) });
const mapOf = (page: Page) => page.locator('.maplibregl-map');
const countOf = async (page: Page) =>
  Number.parseInt(((await page.getByRole('status').first().textContent()) ?? '').replace(/\s/g, ''), 10);

/** Waits until the choice of a tool has the focus: from then on Escape leaves the drawing. */
const expectFocusOnTools = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');

async function openMap(page: Page, locale: 'fr' | 'en', query: string) {
  await page.goto(`${stack.agency}${texts[locale].search}?${query}`);
  await page.locator('[data-ready] canvas').waitFor();
}

/** Returns a place on the map by its parts of the width and the height. */
async function placeOn(page: Page, across: number, down: number) {
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error('The map is not on the page');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

const outline = Array.from({ length: 24 }, (_, at) => [
  0.5 + 0.25 * Math.cos((at / 24) * 2 * Math.PI),
  0.6 + 0.22 * Math.sin((at / 24) * 2 * Math.PI),
]);

test.each(['fr', 'en'] as const)(
  'by hand: the area filters the search, stays in the address, and is removed (%s)',
  async (locale) => {
    const t = texts[locale];
    const page = await open(wide);
    await openMap(page, locale, `${view}&${steadyListings}`);
    const all = await countOf(page);
    await page.getByRole('button', { name: t.draw }).click();
    await page.getByRole('radio').first().waitFor();
    const places = await Promise.all(outline.map(([across = 0, down = 0]) => placeOn(page, across, down)));
    const [first] = places;
    await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
    await page.mouse.down();
    for (const { x, y } of places) await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    await page.getByRole('status').filter({ hasText: t.inArea }).waitFor();
    const drawn = areaOf(page);
    expect(drawn).toMatch(/^[\w.-]{20,400}$/);
    const found = await countOf(page);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);

    await page.reload();
    await page.getByRole('button', { name: t.change }).waitFor();
    expect([areaOf(page), await countOf(page)]).toEqual([drawn, found]);

    // Back from a listing the area is still there.
    await page.locator('article[data-uls] a').first().click();
    await page.waitForURL((url) => !url.searchParams.has('area'));
    await page.goBack();
    await page.getByRole('button', { name: t.change }).waitFor();
    expect([areaOf(page), await countOf(page)]).toEqual([drawn, found]);

    await page.getByRole('button', { name: t.remove }).click();
    await expect.poll(() => areaOf(page)).toBeNull();
    expect(page.complaints).toEqual([]);
  },
);

describe('corner by corner', () => {
  test('Backspace takes one back, Enter closes the area, and a corner can be dragged', async () => {
    const t = texts.fr;
    const page = await open(wide);
    await openMap(page, 'fr', view);
    await page.getByRole('button', { name: t.draw }).click();
    await page.getByText(t.corners, { exact: true }).click();
    const tap = async (across: number, down: number) => {
      const { x, y } = await placeOn(page, across, down);
      await page.mouse.click(x, y);
    };
    await tap(0.2, 0.5);
    await tap(0.9, 0.5);
    await tap(0.9, 0.75);
    await tap(0.3, 0.8);
    await page.getByText(/^4\scoins/).waitFor();
    await page.keyboard.press('Backspace');
    await page.getByText(/^3\scoins/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t.change }).waitFor();
    const drawn = areaOf(page);
    expect(drawn).not.toBeNull();

    await page.getByRole('button', { name: t.change }).click();
    const handle = page.locator('svg g[transform]').first();
    const box = await handle.boundingBox();
    if (!box) throw new Error('The area has no corner');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 80, box.y + 90, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => areaOf(page)).not.toBe(drawn);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.change }).waitFor();
    expect(page.complaints).toEqual([]);
  });
});

describe('by keyboard alone', () => {
  const words = {
    fr: {
      set: 'Poser les coins au clavier',
      help: /Au clavier\s: les flèches déplacent la mire/,
      corner: 'Coin 2 sur 3',
    },
    en: { set: 'Set corners by keyboard', help: /By keyboard: the arrows move the crosshair/, corner: 'Corner 2 of 3' },
  };

  test.each(['fr', 'en'] as const)(
    'corners are set under a crosshair, taken back, closed and moved (%s)',
    async (locale) => {
      const t = { ...texts[locale], ...words[locale] };
      const page = await open(wide);
      await openMap(page, locale, view);
      const press = async (key: string, times = 1) => {
        for (let time = 0; time < times; time++) await page.keyboard.press(key);
      };
      await page.getByRole('button', { name: t.draw }).press('Enter');
      await expectFocusOnTools(page);
      await press('ArrowRight');
      await page.getByText(t.help).waitFor();
      await page.getByRole('button', { name: t.set }).press('Enter');
      await press('Enter');
      await press('ArrowRight', 8);
      await press('Enter');
      await press('ArrowDown', 6);
      await press('Enter');
      await press('ArrowLeft', 3);
      await press('Enter');
      await page.getByText(/^4\s(coins|corners)/).waitFor();
      await press('Backspace');
      await page.getByText(/^3\s(coins|corners)/).waitFor();
      // Back at the first corner, which closes the area.
      await press('ArrowUp', 6);
      await press('ArrowLeft', 5);
      await press('Enter');
      await page.getByRole('status').filter({ hasText: t.inArea }).waitFor();
      const drawn = areaOf(page);
      expect(drawn).not.toBeNull();

      await page.getByRole('button', { name: t.change }).press('Enter');
      await page.locator('svg g[tabindex="0"]').focus();
      await press('PageDown');
      const corner = page.getByRole('application', { name: t.corner });
      await expect.poll(() => corner.evaluate((element) => element === document.activeElement)).toBe(true);
      await press('ArrowRight');
      await expect.poll(() => areaOf(page)).not.toBe(drawn);
      // The corner keeps the focus for the next step.
      const moved = areaOf(page);
      await press('ArrowDown');
      await expect.poll(() => areaOf(page)).not.toBe(moved);
      await press('Escape');
      await page.getByRole('button', { name: t.change }).waitFor();
      expect(page.complaints).toEqual([]);
    },
  );

  test('Escape leaves a shape that is not closed, and draws nothing', async () => {
    const t = texts.fr;
    const page = await open(wide);
    await openMap(page, 'fr', view);
    await page.getByRole('button', { name: t.draw }).press('Enter');
    await page.getByText(t.corners, { exact: true }).click();
    await page.getByRole('button', { name: words.fr.set }).press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(/^1\scoin/).waitFor();
    await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name: t.draw });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(areaOf(page)).toBeNull();
    expect(await page.getByRole('application', { name: 'Mire sur la carte' }).count()).toBe(0);
  });
});

test('by keyboard: a radius around the middle of the map, and Escape leaves', async () => {
  const t = texts.en;
  const page = await open(wide);
  await openMap(page, 'en', view);
  const button = page.getByRole('button', { name: t.draw });
  await button.focus();
  await page.keyboard.press('Enter');
  await expectFocusOnTools(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expectFocusOnTools(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const slider = page.getByRole('slider', { name: t.radius });
  await slider.focus();
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe(t.km);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: t.inArea }).waitFor();
  expect(areaOf(page)).toMatch(/^46\.8\d*_-71\.2\d*_8$/);
  expect(page.complaints).toEqual([]);
});

test('by finger on a phone: the map stays while the finger draws', async () => {
  const t = texts.fr;
  const page = await open(phone);
  await openMap(page, 'fr', `${view}&view=map`);
  await page.getByRole('button', { name: t.draw }).click();
  await page.getByRole('radio').first().waitFor();
  const before = page.url();
  const client = await page.context().newCDPSession(page);
  const places = await Promise.all(outline.map(([across = 0, down = 0]) => placeOn(page, across, down)));
  for (const [at, point] of places.entries()) {
    await client.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  }
  expect(page.url()).toBe(before);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('button', { name: t.change }).waitFor();
  expect(areaOf(page)).not.toBeNull();
  expect(page.complaints).toEqual([]);
});

test('without JavaScript the address filters the list, and a tag removes the area', async () => {
  const page = await open({ ...wide, javaScriptEnabled: false });
  const counted = async (query: string) => {
    await page.goto(`${stack.agency}/fr/proprietes?${query}`, { waitUntil: 'load' });
    return countOf(page);
  };
  const all = await counted(steadyListings);
  const found = await counted(`area=${circle}&${steadyListings}`);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await tagOf(page, texts.fr.tag).click();
  await page.waitForURL((url) => !url.searchParams.has('area'));
  expect(await countOf(page)).toBe(all);
});

test('an address with what is no area finds everything', async () => {
  const page = await open(wide);
  await page.goto(`${stack.agency}/fr/proprietes?area=everywhere%27--`);
  await page.locator('article[data-uls]').first().waitFor();
  expect(await tagOf(page, texts.fr.tag).count()).toBe(0);
});

test.each(['fr', 'en'] as const)(
  'an alert keeps the area: its form names it in place of municipalities (%s)',
  async (locale) => {
    const t = texts[locale];
    const page = await open(wide);
    await page.goto(`${stack.agency}${t.search}?area=${circle}&type=condo`);
    // The short form leads to the whole one.
    await page.getByRole('button', { name: t.short }).click();
    await page.getByRole('link', { name: t.alert }).click();
    await page.waitForURL((url) => url.searchParams.get('area') === circle);
    await page.getByRole('button', { name: t.start, disabled: false }).click();
    expect(await page.getByRole('radio', { name: t.held }).isChecked()).toBe(true);
    expect(page.complaints).toEqual([]);
  },
);
