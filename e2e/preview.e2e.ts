import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { adminOrigin, callAdmin, expandRow, logInByRequest, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { openLivePreview, siteId, titles, useDrafts } from './drafts.ts';

const open = useBrowser();

const { openAsEditor, openDraft } = useDrafts(open);

test('a copied link shows the draft without an account, and nothing else', async () => {
  const editor = await openDraft();
  await editor.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: adminOrigin });
  await editor.getByRole('button', { name: 'Copier un lien d’aperçu' }).click();
  await editor.getByText(/Lien copié\. Il montre le brouillon, sans compte, jusqu’au .+ h/).waitFor();
  const link = new URL(await editor.evaluate(() => navigator.clipboard.readText()));
  expect(link.origin).toBe(stack.agency);

  const visitor = await open();
  const answer = await visitor.goto(link.href);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await visitor.getByRole('heading', { name: titles[0] }).waitFor();
  expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex, nofollow');

  const inEnglish = new URL(link.href.replace('/fr/apercu', '/en/preview'));
  await visitor.goto(inEnglish.href);
  await visitor.getByRole('heading', { name: 'A brand new draft' }).waitFor();
  await visitor.getByRole('complementary', { name: 'Draft preview' }).getByRole('link').click();
  await visitor.waitForURL(`${stack.agency}/en`);

  const asOtherSite = `${stack.broker}${link.pathname}${link.search}`;
  const changed = link.href.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const address of [asOtherSite, changed]) {
    const refused = await visitor.goto(address);
    expect([refused?.status(), (await visitor.content()).includes(titles[0] ?? '')]).toEqual([404, false]);
  }
});

test('the preview button shows the saved draft in the language of the form', async () => {
  const editor = await openDraft('en');
  const opened = editor.context().waitForEvent('page');
  await editor.getByRole('link', { name: 'Aperçu', exact: true }).click();
  const preview = await opened;
  onTestFinished(() => preview.close());
  await preview.getByRole('heading', { name: 'A brand new draft' }).waitFor();
  expect(new URL(preview.url()).origin).toBe(stack.agency);
});

test('the live preview follows the form, and each leads to the block of the other', async () => {
  const editor = await openDraft();
  await openLivePreview(editor);
  const preview = editor.frameLocator('#live-preview-iframe');
  const last = preview.getByRole('heading', { name: titles[2] });
  await last.waitFor();
  await preview.locator('main > [data-hydrated]').first().waitFor();

  // A click in the page opens the form of its block, and scrolls to it once it is expanded.
  const field = editor.locator('input[name="blocks.2.main_title"]');
  await preview.getByRole('toolbar', { name: /Modifications/ }).waitFor();
  await last.click();
  await field.waitFor();
  await expect.poll(() => isInView(editor, '#blocks-row-2')).toBe(true);
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);

  // The preview shows unsaved changes and keeps its blocks.
  await field.fill('Changé sans enregistrer');
  await preview.getByRole('heading', { name: 'Changé sans enregistrer' }).waitFor();
  expect(await preview.getByRole('heading', { name: titles[0] }).count()).toBe(1);

  // The focus in the form of a block brings it into view in the page.
  const first = preview.getByRole('heading', { name: titles[0] });
  await preview.locator('footer').last().scrollIntoViewIfNeeded();
  await editor.locator('#blocks-row-0 button').first().focus();
  await expect.poll(() => first.evaluate((heading) => heading.getBoundingClientRect().top >= 0)).toBe(true);
});

test('the admin alone may embed the preview of an editor', async () => {
  const editor = await openDraft('en');
  await openLivePreview(editor);
  const frame = editor.locator('#live-preview-iframe');
  await editor.frameLocator('#live-preview-iframe').getByRole('heading', { name: 'A brand new draft' }).waitFor();
  const answer = await editor.request.get((await frame.getAttribute('src')) ?? '');
  expect(answer.headers()['content-security-policy']).toMatch(new RegExp(`frame-ancestors ${adminOrigin}$`));
});

/** Creates a draft of an article for the current test, and returns the address of its form. */
async function articleForm(editor: Page): Promise<string> {
  const data = { site: await siteId(editor, 'localhost'), title: 'Un article à relire', _status: 'draft' };
  const { doc } = await (
    await callAdmin(editor, '/api/articles?draft=true&locale=fr', { method: 'POST', data })
  ).json();
  onTestFinished(async () => void (await callAdmin(editor, `/api/articles/${doc.id}`, { method: 'DELETE' })));
  return `/collections/articles/${doc.id}`;
}

test('the live preview of an article follows its form', async () => {
  const editor = await openAsEditor();
  await openForm(editor, `${stack.admin}${await articleForm(editor)}?locale=fr`);
  await openLivePreview(editor, 'articles');
  const preview = editor.frameLocator('#live-preview-iframe');
  await preview.getByRole('heading', { level: 1, name: 'Un article à relire' }).waitFor();
  await preview.locator('main > [data-hydrated]').first().waitFor();
  await editor.locator('input[name="title"]').fill('Un article relu');
  await preview.getByRole('heading', { level: 1, name: 'Un article relu' }).waitFor();
});

test('the live preview of a site follows its form', async () => {
  // Other tests open the forms of the other sites, which the changed form of one account locks for another.
  const editor = await open({ viewport: { width: 1600, height: 1000 } });
  await logInByRequest(editor);
  await openForm(editor, `${stack.admin}/collections/sites/${await siteId(editor, 'domaine.localhost')}?locale=fr`);
  await openLivePreview(editor, 'sites');
  const preview = editor.frameLocator('#live-preview-iframe');
  await preview.locator('main > [data-hydrated]').first().waitFor();
  await editor.getByRole('button', { name: 'Pied de page', exact: true }).click();
  await expandRow(editor.locator('#footer-row-0 > .collapsible'));
  await editor.locator('input[name="footer.0.all_rights_reserved"]').fill('Tous droits relus');
  await preview.getByText('Tous droits relus').waitFor();

  // Colours and logos show before they are saved.
  const header = preview.locator('header').first();
  const accent = () =>
    header.evaluate(({ ownerDocument: { documentElement } }) =>
      getComputedStyle(documentElement).getPropertyValue('--accent').toUpperCase(),
    );
  await editor.getByRole('button', { name: 'Apparence', exact: true }).click();
  expect(await accent()).not.toBe('#DC1C2E');
  await editor.getByRole('button', { name: 'Rouge', exact: true }).click();
  await expect.poll(accent).toBe('#DC1C2E');
  // The form renders a field once it comes into view.
  await editor.locator('#field-theme__logos').scrollIntoViewIfNeeded();
  await editor.locator('input[name="theme.logos.light.alt"]').fill('Un logo relu');
  await expect.poll(() => header.locator('img[alt="Un logo relu"]').count()).toBeGreaterThan(0);
  await editor.getByRole('button', { name: 'Revenir aux couleurs précédentes' }).click();
  await expect.poll(accent).not.toBe('#DC1C2E');

  // So does a look, with its fonts.
  const titleFont = () =>
    preview
      .locator('h1')
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  const loadedFonts = () =>
    preview
      .locator('html')
      .evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
      );
  expect(await titleFont()).not.toContain('Newsreader');
  await editor.getByRole('button', { name: 'Carnet', exact: true }).click();
  await expect.poll(titleFont).toContain('Newsreader');
  await expect.poll(loadedFonts).toContain('Newsreader Display');
  await editor.getByRole('group', { name: 'Polices' }).getByRole('radio', { name: 'Franches' }).check();
  await expect.poll(titleFont).toContain('Bricolage');
});

/** True when the top of the element is within the window. */
const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
