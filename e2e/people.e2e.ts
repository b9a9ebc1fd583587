import { expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

test.each([
  ['/fr/equipe', 'Langue', 'Bureau', 'Filtrer', 'Samira El Idrissi'],
  ['/en/team', 'Language', 'Office', 'Filter', 'Samira El Idrissi'],
])(
  'a visitor of %s finds a broker by language and office without JavaScript',
  async (path, language, office, go, name) => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(stack.agency + path);
    await page.getByLabel(language).selectOption('ar');
    await page.getByLabel(office).selectOption('longueuil');
    await page.getByRole('button', { name: go }).click();
    await page.waitForURL('**?office=longueuil&language=ar');
    const cards = page.locator('[data-block="member_cards_block"] article');
    expect(await cards.getByRole('heading').allTextContents()).toEqual([name]);
  },
);

test('a choice by keyboard filters at once, stands in the address and outlives a reload', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/en/team`);
  await page.getByLabel('Language').focus();
  await page.keyboard.type('Chin');
  await page.waitForURL('**/en/team?language=zh');
  const cards = page.locator('[data-block="member_cards_block"] article');
  await expect.poll(() => cards.getByRole('heading').allTextContents()).toEqual(['Mei-Lin Fortier']);
  await page.reload();
  expect(await page.getByLabel('Language').inputValue()).toBe('zh');
  expect(await cards.count()).toBe(1);
});

test.each([
  [
    '/fr/equipe/mei-lin-fortier',
    'Vendues récemment',
    'français, anglais et chinois',
    'Brossard, Saint-Lambert',
    /Appeler/,
  ],
  ['/en/team/mei-lin-fortier', 'Recently sold', 'French, English and Chinese', 'Brossard, Saint-Lambert', /Call/],
])(
  'the page of every broker shows listings, sold ones without a price, languages, the area and reviews: %s',
  async (...given) => {
    const [path, sold, languages, area, call] = given;
    const page = await open();
    await page.goto(stack.agency + path);
    const text = await page.locator('main').textContent();
    for (const words of [sold, languages, area, 'Gilles Pronovost']) expect(text).toContain(words);
    const soldCards = page.locator('section', { hasText: sold }).last();
    expect(await soldCards.textContent()).not.toContain('$');
    expect(await page.getByRole('link', { name: call }).first().getAttribute('href')).toBe('tel:+14505550122');
    const recipient = await page.locator('main form input[name="recipient_slug"]').first().getAttribute('value');
    expect(recipient).toBe('mei-lin-fortier');
  },
);
