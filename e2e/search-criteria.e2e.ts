import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, stack, useBrowser } from './browser.ts';
import { openCriteria } from './open-criteria.ts';
import { steadyListings } from './steady-listings.ts';

const open = useBrowser();
const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

const search = (query: string) => `${stack.agency}/fr/proprietes${query}`;
const query = (page: Page) => new URL(page.url()).searchParams.toString();
const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''));

/** Returns the growing list of the formats in which the page asks for listings. */
function formatsOf(page: Page): (string | null)[] {
  const formats: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/properties') formats.push(url.searchParams.get('format'));
  });
  return formats;
}

describe('the criteria by facts', () => {
  test('count what each choice would find, and are counted only while they are open', async () => {
    const page = await open(wide);
    const formats = formatsOf(page);
    await page.goto(search(`?${steadyListings}`));
    expect(formats).not.toContain('facets');
    const drawer = await openCriteria(page);
    const garage = drawer.getByRole('checkbox', { name: 'Garage' });
    const label = drawer.locator('label').filter({ has: page.getByRole('checkbox', { name: 'Garage' }) });
    await expect.poll(async () => numberIn(await label.textContent())).toBeGreaterThan(0);
    const promised = numberIn(await label.textContent());
    await garage.check();
    await drawer.getByRole('button', { name: `Voir les ${promised.toLocaleString('fr-CA')}\u00a0propriétés` }).click();
    await expect.poll(() => query(page)).toBe(`${steadyListings}&garage=1`);
    await expect.poll(async () => numberIn(await page.getByRole('status').first().textContent())).toBe(promised);
    await page.getByRole('link', { name: 'Retirer Garage' }).click();
    await expect.poll(() => query(page)).toBe(steadyListings);
    expect(page.complaints).toEqual([]);
  });

  test('a range is chosen by keyboard under its drawing, and named in both units', async () => {
    const page = await open(wide);
    await page.goto(search('?reset_filters=true'));
    const drawer = await openCriteria(page);
    const area = drawer.getByRole('group', { name: 'Superficie habitable' });
    await area.locator('svg').waitFor();
    expect(await area.textContent()).toMatch(/Le plus de propriétés, \d+, se trouvent entre/);
    const least = area.getByRole('slider', { name: 'Superficie habitable minimum' });
    await least.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    expect(await least.getAttribute('aria-valuetext')).toBe('1\u00a0000\u00a0pi² (93\u00a0m²)');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => query(page)).toBe('area_min=92.9');
    await page.getByRole('link', { name: 'Retirer Superficie : 1 000 pi² (93 m²) ou plus' }).waitFor();
    await page.reload();
    const again = await openCriteria(page);
    const output = again.getByRole('group', { name: 'Superficie habitable' }).locator('output');
    expect(await output.textContent()).toBe('1\u00a0000\u00a0pi² (93\u00a0m²) ou plus');
  });

  test('fit on a narrow phone, also in the dark', async () => {
    const page = await open({ ...narrow, colorScheme: 'dark' });
    await page.goto(search('?reset_filters=true'));
    const drawer = await openCriteria(page);
    await drawer.getByRole('group', { name: 'Prix', exact: true }).locator('svg').waitFor();
    await expectNoSidewaysScroll(page);
    await drawer.getByRole('radio', { name: 'Cette fin de semaine' }).check();
    await drawer.getByRole('button', { name: /^(Voir|Aucune)/ }).click();
    await expect.poll(() => query(page)).toBe('open_house=weekend');
  });

  test('are a plain form without JavaScript', async () => {
    const page = await open({ ...wide, javaScriptEnabled: false });
    await page.goto(search(''));
    await page.getByRole('button', { name: 'Critères' }).click();
    await page.getByRole('combobox', { name: 'Construite à partir de' }).selectOption('1990');
    await page.getByRole('combobox', { name: 'Superficie minimum du terrain' }).selectOption('278.7');
    await page.getByRole('checkbox', { name: 'Garage' }).check();
    await page.getByRole('radio', { name: 'À venir' }).check();
    await page.getByRole('button', { name: /^Voir les/ }).click();
    const active = page.getByRole('list', { name: 'Critères actifs' });
    await active.waitFor();
    expect((await active.getByRole('link').allTextContents()).map((text) => text.replace('Retirer ', ''))).toEqual([
      'Visite libre',
      'Construction\u00a0: 1990 ou après',
      'Terrain\u00a0: 3\u00a0000\u00a0pi² (279\u00a0m²) ou plus',
      'Garage',
    ]);
  });
});
