import { locales } from '@vitrine/contract/locale.ts';
import { expect, test } from 'vitest';
import { fullMatrix } from '../scripts/tests/full-matrix.ts';
import { useBrowser, withoutFailedLoads } from './browser.ts';
import { examplesAddress, expectSoundExamples } from './examples.ts';

const names = Object.keys(import.meta.glob(['../website/app/*/**/*.fixture.tsx', '!../website/app/blocks/**'])).map(
  (file) => file.replace(/^.*\/|\.fixture\.tsx$/g, ''),
);

/** Returns the values of a parameter in the links of a page of the QA area, each once. */
async function linkedValues(query: Record<string, string>, parameter: string): Promise<string[]> {
  const html = await (await fetch(examplesAddress(query))).text();
  const values = [...html.matchAll(new RegExp(`[?;]${parameter}=([^&"#]+)`, 'g'))];
  return [...new Set(values.map(([, value]) => new URLSearchParams(`value=${value}`).get('value') ?? ''))];
}

/** Returns the names of the examples of a piece, as the page about it lists them. */
const examplesOf = (piece: string): Promise<string[]> => linkedValues({ view: 'review', piece }, 'fixture');

/** Element that each overlay shows once it is open, by the name of the piece. */
const opened: Readonly<Record<string, string>> = {
  'consent-banner': '#cc-main [role=dialog]:visible',
  'contact-modal': 'dialog[open]',
  dialog: 'dialog[open]',
  'language-modal': 'dialog[open]',
  toast: '[role=status] [data-kind]',
};

/** Error of a form on a site without a captcha, which an example shows on purpose (captcha.5). */
const missingCaptcha = 'Captcha site key or version missing';

const open = useBrowser();

test.each(fullMatrix(names, locales))(
  'every example of the piece %s fits every screen in %s, says nothing in the console and gives axe nothing to find in any scheme',
  async (piece, lang) => {
    const page = await open({ reducedMotion: 'reduce' });
    const fixtures = await examplesOf(piece);
    expect(fixtures).toContain('default');
    for (const fixture of fixtures) {
      await page.goto(examplesAddress({ piece, fixture, lang }));
      await page
        .locator(opened[piece] ?? 'main')
        .first()
        .waitFor();
      await expectSoundExamples(page);
    }
    // The links of an example lead to pages that the site may not have, and they are fetched ahead.
    expect(withoutFailedLoads(page).filter((text) => !text.includes(missingCaptcha))).toEqual([]);
  },
);

test.each(locales)('the list of examples names every piece and every block in %s', async (lang) => {
  expect(await linkedValues({ lang }, 'piece')).toEqual(expect.arrayContaining(names));
  expect(await linkedValues({ lang }, 'block')).toEqual(
    expect.arrayContaining(['header-classic', 'error', 'contact-form']),
  );
});

test('without JavaScript every panel of the tabs, every item of a list and all of a long text show', async () => {
  const page = await open({ javaScriptEnabled: false });
  const show = (piece: string) => page.goto(examplesAddress({ piece, fixture: 'default' }));
  await show('tabs');
  expect(await page.locator('[role=tabpanel]:visible').count()).toBe(3);
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    await page.locator('[role=tab]').allTextContents(),
  );
  await show('show-more');
  expect(await page.locator('li:visible', { hasText: /^Prix \d+$/ }).count()).toBe(5);
  await show('pager');
  expect(await page.locator('li:visible', { hasText: /^Bureau \d+$/ }).count()).toBe(20);
  await show('clamped-text');
  const cut = await page
    .locator('p', { hasText: 'Courtière depuis' })
    .evaluateAll((texts) => texts.filter(({ parentElement: box }) => box && box.scrollHeight > box.clientHeight + 1));
  expect(cut).toEqual([]);
});
