import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, logInByRequest, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { siteId } from './drafts.ts';
import { watchText } from './time-to-text.ts';

const open = useBrowser();

/** Maximum time from a change to its number, ms, on a machine that does nothing else about 300. */
const countLimitMs = 1000;

/** A query with a criterion that the form does not know. */
const query = { mun: ['66023'], sauna: true };

/** Returns the number in a text, which may have spaces between its digits. */
const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''));

async function openBlock(language: 'fr' | 'en') {
  const page = await open({ viewport: { width: 1400, height: 1000 } });
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
  const site = await siteId(page, 'localhost');
  const blocks = [
    {
      blockType: 'properties_block',
      main_title: 'À vendre',
      params: { core_data: { source: 'properties', query, limit: 6 } },
    },
  ];
  const path = `/fr/criteres-${crypto.randomUUID()}`;
  const data = { site, access: 'public', title: 'Critères', path, blocks, _status: 'draft' };
  const { doc } = await (await callAdmin(page, '/api/pages?draft=true&locale=fr', { method: 'POST', data })).json();
  onTestFinished(async () => void (await callAdmin(page, `/api/pages/${doc.id}`, { method: 'DELETE' })));
  await openForm(page, `${stack.admin}/collections/pages/${doc.id}?locale=fr`);
  const stored = async () => {
    const answer = await callAdmin(page, `/api/pages/${doc.id}?draft=true&depth=0&locale=fr`);
    return (await answer.json()).blocks[0].params.core_data.query;
  };
  return { page, stored };
}

const texts = {
  fr: {
    content: 'Contenu',
    settings: 'Réglages du bloc',
    count: /^[\d\s]+ propriétés correspondent$/,
    none: /^Aucune propriété ne correspond/,
    failed: /pas disponible pour l’instant/,
    transaction: 'Transaction',
    rent: 'À louer',
    municipalities: 'Municipalités',
    longueuil: 'Ajouter Longueuil',
    priceTo: 'Prix, jusqu’à ($)',
    removeUnknown: 'Retirer sauna',
    condos: 'Condos',
    save: 'Enregistrer le brouillon',
  },
  en: {
    content: 'Content',
    settings: 'Block settings',
    count: /^[\d,]+ listings match$/,
    none: /^No listing matches/,
    failed: /not available at the moment/,
    transaction: 'Transaction',
    rent: 'For rent',
    municipalities: 'Municipalities',
    longueuil: 'Add Longueuil',
    priceTo: 'Price up to ($)',
    removeUnknown: 'Remove sauna',
    condos: 'Condos',
    save: 'Save Draft',
  },
} as const;

test.each(inTurn(['fr', 'en'] as const)())(
  'an editor sets the criteria of a block by a form that counts the listings (%s)',
  async (language) => {
    const t = texts[language];
    const { page, stored } = await openBlock(language);
    await page.getByRole('button', { name: t.content, exact: true }).click();
    const row = page.locator('#blocks-row-0');
    await row.waitFor();
    const criteria = row.locator('.criteria');
    await row.locator('.collapsible__toggle').first().click();
    const settings = row.locator('.collapsible').filter({ hasText: t.settings }).last();
    await settings.locator('.collapsible__toggle').first().click();
    const status = criteria.getByRole('status');
    await expect.poll(() => status.textContent()).toMatch(t.count);
    const before = numberIn(await status.textContent());
    await criteria.getByRole('button', { name: t.removeUnknown }).waitFor();

    await criteria.getByLabel(t.municipalities).fill('longueuil');
    await criteria.getByRole('button', { name: t.longueuil, exact: true }).click();
    await expect.poll(async () => numberIn(await status.textContent())).toBeGreaterThan(before);
    await criteria.getByLabel(t.condos).check();
    await criteria.getByLabel(t.transaction).selectOption({ label: t.rent });
    await expectAccessible(page, { within: '.criteria' });

    await criteria.getByLabel(t.priceTo).fill('1');
    await criteria.getByText(t.none).waitFor();
    const timeTo = await watchText(page, { root: criteria, selector: '[role="status"]' });
    const times: number[] = [];
    // Other tests use the processor at the same time, so the fastest number counts.
    for (let change = 0; change < 20 && Math.min(...times) >= countLimitMs; change += 1) {
      await criteria.getByLabel(t.priceTo).fill(change % 2 === 0 ? '900000' : '1');
      times.push(await timeTo(change % 2 === 0 ? t.count : t.none));
    }
    expect(Math.min(...times), times.map(Math.round).join(', ')).toBeLessThan(countLimitMs);
    await criteria.getByLabel(t.priceTo).fill('1');
    await criteria.getByText(t.none).waitFor();

    await page.route(/\/api\/criteria\/\d+\/count$/, (route) => route.abort());
    await criteria.getByLabel(t.priceTo).fill('900000');
    await criteria.getByText(t.failed).waitFor();
    await page.getByRole('button', { name: t.save }).click();
    await expect.poll(stored).toEqual({
      mun: ['66023', '58227'],
      sauna: true,
      type: ['condo'],
      forSaleForRent: 'rent',
      price_max: 900000,
    });
  },
);

test('the number is counted for staff of the site alone', async () => {
  const { page } = await openBlock('fr');
  const site = await siteId(page, 'localhost');
  const call = { method: 'POST', data: { source: 'properties', query: {} } };
  expect((await callAdmin(page, `/api/criteria/${site}/count`, call)).status()).toBe(200);
  const visitor = await open();
  expect((await callAdmin(visitor, `/api/criteria/${site}/count`, call)).status()).toBe(401);
  expect((await callAdmin(visitor, `/api/criteria/${site}/names`)).status()).toBe(401);
  const { origin } = new URL(stack.core);
  expect((await visitor.request.get(`${origin}/api/staff/sites/m-1/listings-count`)).status()).toBe(401);
});
