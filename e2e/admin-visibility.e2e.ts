import { expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, logInByRequest, openForm, publishPage } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { siteId } from './drafts.ts';

const open = useBrowser();

/** Unique word, which tells the documents of this run from those of other tests on the same stack. */
const run = `visible-${Date.now()}`;

test.each(
  inTurn([
    ['en', 'Visible on the site', 'See it in French', 'Unpublish', 'No longer on the site', 'Close'],
    ['fr', 'Visible sur le site', 'Voir en français', 'Retirer du site', 'Retiré du site', 'Fermer'],
  ] as const)(),
)(
  'after a page is published and unpublished, the admin says when visitors see it, and no longer (%s)',
  async (language, visible, link, unpublish, gone, close) => {
    const page = await open(language === 'en' ? { locale: 'en-CA' } : {});
    await logInByRequest(page);
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
    const path = `/fr/${run}-${language}`;
    const data = { site: await siteId(page, 'localhost'), access: 'public', title: `Titre ${run}`, path };
    const blocks = [{ blockType: 'text_block_1', main_title: `Bloc ${run}` }];
    const created = await callAdmin(page, '/api/pages?locale=fr&draft=true', {
      method: 'POST',
      data: { ...data, blocks, _status: 'draft' },
    });
    const { doc } = await created.json();
    await openForm(page, `${stack.admin}/collections/pages/${doc.id}?locale=fr`);
    const notice = page.getByRole('region', { name: 'Publication' });
    await publishPage(page);
    await notice.getByText(visible).waitFor();
    await expectAccessible(page, { within: '.visibility-notice' });
    const address = (await notice.getByRole('link', { name: link }).getAttribute('href')) ?? '';
    expect(new URL(address).pathname).toBe(path);
    const visitor = await open();
    expect(await (await visitor.request.get(`${stack.agency}${path}`)).text()).toContain(`Bloc ${run}`);
    await notice.getByRole('button', { name: close }).press('Enter');
    await expect.poll(() => notice.getByText(visible).count()).toBe(0);

    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: unpublish, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Confirmer|Confirm)$/ })
      .click();
    await notice.getByText(gone).waitFor();
    expect((await visitor.request.get(`${stack.agency}${path}`)).status()).toBe(404);
  },
);
