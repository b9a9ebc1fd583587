import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { logInByRequest } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();
const source = 'Serveur RESO (démo)';

async function openSource(locale: 'fr' | 'en', name: string): Promise<Page> {
  const page = await open({ locale: `${locale}-CA` });
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: locale, url: stack.admin }]);
  await page.goto(`${stack.admin}/feeds`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return page;
}

/** Presses the button by the keyboard, and returns the result once the source has been read. */
async function letTimePass(page: Page, button: string, result: RegExp) {
  // While the source is being read the button is disabled, and a press would be lost.
  await page.getByRole('button', { name: button, disabled: false }).press('Enter');
  const demo = page.locator('.feed-demo');
  await demo.getByText(result).waitFor();
  const items = await demo.getByRole('listitem').allTextContents();
  const links = demo.getByRole('listitem').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return { items, hrefs };
}

test('staff let time pass in the demo, and the website shows the price that fell and the property that was sold', async () => {
  const page = await openSource('fr', source);
  const { items, hrefs } = await letTimePass(page, 'Faire passer le temps', /4\u00a0propriétés ont changé/);
  await expectAccessible(page, { within: '.feeds' });
  expect(items[0]).toMatch(/Prix réduit de .*\$ à .*\$$/);
  expect(items[1]).toMatch(/Vendue$/);
  expect(items[2]).toMatch(/De retour sur le marché$/);
  expect(items[3]).toMatch(/Nouvelle sur le marché$/);
  const [cheaper = '', sold = '', back = '', added = ''] = hrefs;
  const price = /à (\d.*\$)$/.exec(items[0] ?? '')?.[1]?.replaceAll(/\s/g, ' ') ?? '';
  const site = await open();
  const textOf = async (address: string) => {
    const answer = await site.goto(address);
    const text = await site.locator('main').textContent();
    return `${answer?.status()} ${text?.replaceAll(/\s/g, ' ')}`;
  };
  // Pages are fresh within seconds.
  await expect.poll(() => textOf(cheaper)).toContain(price);
  expect(await textOf(cheaper)).toMatch(/Prix réduit le \d/);
  await expect.poll(() => textOf(sold)).toMatch(/^\d+ .*Vendu/i);
  for (const address of [back, added]) await expect.poll(() => textOf(address)).toMatch(/^200 /);
  await page.getByRole('link', { name: 'Voir cette lecture' }).click();
  await page.getByRole('heading', { name: /^Nouvelles/ }).waitFor();
});

test('the button shows in English, on no other source', async () => {
  const page = await openSource('en', source);
  const { items } = await letTimePass(page, 'Let time pass', /4\u00a0properties have changed/);
  expect(items[0]).toMatch(/Price reduced from \$.* to \$.*$/);
  const other = await openSource('en', 'Centris (démo)');
  expect(await other.getByRole('button', { name: 'Let time pass' }).count()).toBe(0);
});
