import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, logInByRequest, openForm, submitForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { siteId } from './drafts.ts';

const open = useBrowser();

test.each(
  inTurn([
    ['en', /^Icon:/, 'Search for an icon', 'team', 'People', 'No icon', 'Save Draft'],
    ['fr', /^Icône/, 'Chercher une icône', 'equipe', 'Personnes', 'Aucune icône', 'Enregistrer le brouillon'],
  ] as const)(),
)(
  'an icon is chosen by keyboard in a grid that is searched by words of both languages (%s)',
  async (language, button, search, query, name, none, save) => {
    const page = await open({ viewport: { width: 1400, height: 1000 } });
    await logInByRequest(page);
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
    const blocks = [{ blockType: 'icon_list_block', list_items_repeater: [{ blockType: 'icon_list_item' }] }];
    const path = `/fr/icones-${crypto.randomUUID()}`;
    const data = { site: await siteId(page, 'localhost'), access: 'public', title: 'Icônes', path, blocks };
    const created = await callAdmin(page, '/api/pages?draft=true&locale=fr', { method: 'POST', data });
    const { id } = (await created.json()).doc;
    onTestFinished(async () => void (await callAdmin(page, `/api/pages/${id}`, { method: 'DELETE' })));
    await openForm(page, `${stack.admin}/collections/pages/${id}?locale=fr`);
    for (const row of ['#blocks-row-0', '#blocks-0-list_items_repeater-row-0'])
      await page.locator(`${row} .collapsible__toggle`).first().click();
    const field = page.getByRole('button', { name: button }).first();
    await field.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('option', { name: none }).waitFor();
    await expectAccessible(page, { within: '.form-dialog' });
    await dialog.getByRole('searchbox', { name: search }).fill(query);
    await expect.poll(() => dialog.getByRole('option').allTextContents()).toEqual([name]);
    expect(await dialog.getByRole('option').locator('path').count()).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const chosen = page.getByRole('button', { name: new RegExp(name) });
    await expect.poll(() => chosen.evaluate((element) => element === document.activeElement)).toBe(true);
    await submitForm(page, page.getByRole('button', { name: save }), `/api/pages/${id}`);
    const stored = async () => {
      const answer = await callAdmin(page, `/api/pages/${id}?draft=true&depth=0`);
      return (await answer.json()).blocks[0].list_items_repeater[0].icon.type;
    };
    await expect.poll(stored).toBe('users');
  },
);
