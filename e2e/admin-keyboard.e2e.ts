import type { Locale } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { findOpenings, type Opening, openMenu } from './admin-dialogs.ts';
import { logInByRequest, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { siteId } from './drafts.ts';
import { walkByKeyboard } from './keyboard-walk.ts';

// Staff who use no pointer reach every control of our dialogs, see where they are, and come back. The views: `admin-screens.e2e.ts`.

const open = useBrowser();

const languages = inTurn(['fr', 'en'] as const);

/** Opens a page for the administrator, who works on the site of the agency. */
async function logIn(language: Locale): Promise<{ page: Page; site: number }> {
  const page = await open({ viewport: { width: 1400, height: 1000 } });
  await logInByRequest(page);
  const site = await siteId(page, 'localhost');
  await page.context().addCookies([
    { name: 'payload-lng', value: language, url: stack.admin },
    { name: 'vitrine-site', value: String(site), url: stack.admin },
  ]);
  return { page, site };
}

/** Opens the screen of a dialog. */
const openScreen = (page: Page, path: string) =>
  path.includes('/collections/') && !/\/(versions|languages)|^\/collections\/\w+$/.test(path)
    ? openForm(page, `${stack.admin}${path}`)
    : page.goto(`${stack.admin}${path}`);

/** Opens a dialog of the screen by keyboard, walks through it, and closes it. Returns what is wrong. */
async function tryDialog(page: Page, { find, returnsTo }: Opening): Promise<string[]> {
  const opener = await find(page);
  const dialog = page.locator('dialog[open], [role="dialog"]:visible').first();
  // Payload's form ignores presses until it is ready. Once the dialog is open, a press would reach one of its controls, and while it
  // slides in, one would take the focus back to the opener: on a busy machine that lasts some seconds.
  const press = async () => {
    if (!(await dialog.isVisible())) await opener.press('Enter');
    await dialog.waitFor({ timeout: 15_000 }).catch(() => undefined);
    return dialog.isVisible();
  };
  await expect.poll(press, { interval: 200, message: 'it opens' }).toBe(true);
  await dialog.locator('button, input').first().waitFor();
  // A drawer of Payload takes the focus once it has slid in; a Tab before that stays at its close button.
  const focusOutside = () =>
    dialog.evaluate((element) => !element.contains(document.activeElement) && document.activeElement?.outerHTML);
  await expect.poll(focusOutside, { message: 'it has the focus' }).toBe(false);
  const problems = await walkByKeyboard(page, 'dialog[open], [role="dialog"]', { isModal: true });
  await page.keyboard.press('Escape');
  const isClosed = await dialog.waitFor({ state: 'hidden' }).then(
    () => true,
    () => false,
  );
  if (!isClosed) return [...problems, 'Escape does not close it'];
  const target = returnsTo?.(page) ?? opener;
  const hasFocus = () => target.evaluate((element) => element === document.activeElement).catch(() => false);
  await expect
    .poll(hasFocus)
    .toBe(true)
    .catch(() => problems.push('the focus does not return'));
  return problems;
}

test.each(languages())('our dialogs keep the focus, and Escape gives it back (%s)', async (language) => {
  const { page, site } = await logIn(language);
  page.on('dialog', (dialog) => void dialog.accept());
  const problems: string[] = [];
  let screen = '';
  for (const opening of await findOpenings(page, site, language)) {
    // Most of the time of a dialog would be the loading of its screen.
    if (opening.path !== screen) await openScreen(page, opening.path);
    const found = await tryDialog(page, opening).catch((error: unknown) => [String(error).slice(0, 300)]);
    screen = found.length === 0 ? opening.path : '';
    problems.push(...found.map((problem) => `${opening.name}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test('a drawer of Payload is visible from the moment that it is in the document: a hidden one cannot take the focus', async () => {
  const { page } = await logIn('fr');
  await openForm(page, `${stack.admin}/collections/sites/${await siteId(page, 'domaine.localhost')}`);
  const opener = await openMenu('fr')(page);
  const visibilityAtFirst = page.evaluate(() => {
    const seen = Promise.withResolvers<string>();
    new MutationObserver(() => {
      const drawer = document.querySelector('dialog.drawer');
      if (drawer) seen.resolve(getComputedStyle(drawer).visibility);
    }).observe(document.body, { childList: true, subtree: true });
    return seen.promise;
  });
  await opener.press('Enter');
  expect(await visibilityAtFirst).toBe('visible');
});
