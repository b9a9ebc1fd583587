import type { Locator, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addToMenuTexts } from '../content/src/admin/menus/add-to-menu-texts.ts';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, expandRow, logInByRequest, openForm, submitForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

const languages = {
  fr: {
    ...{
      header: 'En-tête',
      pages: 'Ajouter des pages',
      line: 'Ajouter une ligne',
      up: 'Monter',
      save: 'Enregistrer le brouillon',
    },
    ...{ search: 'Chercher une page', add: 'Ajouter', addTwo: 'Ajouter 2 pages' },
    ...{ otherText: 'Texte en anglais', text: 'Texte' },
    ...{ indented: '« Vendre » : niveau 2, position 2 sur 2.', tooDeep: 'Le menu a 3 niveaux au plus.' },
    ...{
      undo: /^Annuler la dernière/,
      toMenu: 'Ajouter au menu',
      below: 'Sous « Acheter »',
      toDraft: 'Ajouter au brouillon',
    },
  },
  en: {
    ...{ header: 'Header', pages: 'Add pages', line: 'Add a line', up: 'Move up', save: 'Save Draft' },
    ...{ search: 'Search for a page', add: 'Add', addTwo: 'Add 2 pages' },
    ...{ otherText: 'Text in English', text: 'Text' },
    ...{ indented: '“Vendre”: level 2, position 2 of 2.', tooDeep: 'The menu has at most 3 levels.' },
    ...{ undo: /^Undo the last/, toMenu: 'Add to the menu', below: 'Below “Buy”', toDraft: 'Add to the draft' },
  },
} as const;
type Language = keyof typeof languages;

async function logIn(language: Language): Promise<Page> {
  const page = await open({ viewport: { width: 1500, height: 1100 } });
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
  return page;
}

async function call(page: Page, path: string, method: string, data?: unknown) {
  const answer = await callAdmin(page, path, { method, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()).doc;
}

const line = (level: string, text: string, other_text: string, below: unknown[] = []) => ({
  ...{ blockType: `menu_item${level}`, link: { text, other_text, url: '/x' }, menu_repeater: below },
});

/** Creates a site with a menu and two pages for the current test. */
async function createSite(page: Page) {
  const name = `menu-${crypto.randomUUID().slice(0, 8)}`;
  const houses = line('_level_2', 'Maisons', 'Houses', [
    { blockType: 'menu_item_level_3', link: { text: 'Chalets', url: '/c' } },
  ]);
  const menu_repeater = [
    line('', 'Acheter', 'Buy', [houses]),
    line('', 'Vendre', 'Sell'),
    line('', 'À propos', 'About'),
  ];
  const site = await call(page, '/api/sites?locale=fr', 'POST', {
    ...{ name, site_id: name, microsite_id: name, site_key: crypto.randomUUID(), site_type: 'agency' },
    ...{ domains: [`${name}.example.ca`], header: [{ blockType: 'header_classic_block', menu_repeater }] },
    _status: 'draft',
  });
  onTestFinished(async () => {
    await callAdmin(page, `/api/pages?where[site][equals]=${site.id}`, { method: 'DELETE' });
    await callAdmin(page, `/api/sites/${site.id}`, { method: 'DELETE' });
  });
  const pages: number[] = [];
  for (const [fr, en, path] of [
    ['Évaluation', 'Valuation', 'evaluation'],
    ['Notre équipe', 'Our team', 'equipe'],
  ]) {
    const created = await call(page, '/api/pages?locale=fr', 'POST', {
      ...{ site: site.id, access: 'public', title: fr, path: `/fr/${path}`, _status: 'published' },
    });
    await call(page, `/api/pages/${created.id}?locale=en`, 'PATCH', { title: en, path: `/en/${path}` });
    pages.push(created.id);
  }
  return { id: site.id as number, pages };
}

/** Opens the menu of a site's header. */
async function openMenu(page: Page, site: number, language: Language, locale: Language = 'fr'): Promise<Locator> {
  await openForm(page, `${stack.admin}/collections/sites/${site}?locale=${locale}`);
  await page.getByRole('button', { name: languages[language].header, exact: true }).click();
  const tree = page.getByRole('tree').first();
  await expandRow(page.locator('#header-row-0 > .collapsible'));
  await tree.waitFor();
  return tree;
}

/** Returns the lines of a tree, each behind one dash per level. */
const shown = (tree: Locator) =>
  tree
    .getByRole('treeitem')
    .evaluateAll((items) =>
      items.map(
        (item) =>
          `${'-'.repeat(Number(item.getAttribute('aria-level')))}${item.querySelector('.menu-tree__title')?.textContent}`,
      ),
    );

const start = ['-Acheter', '--Maisons', '---Chalets', '-Vendre', '-À propos'];
const lineOf = (tree: Locator, name: string) => tree.getByRole('treeitem').filter({ hasText: name }).first();

describe('a menu', () => {
  const inLanguage = inTurn(['fr', 'en'] as const);

  test.each(inLanguage())(
    'is edited as a tree by keyboard, and keeps its texts of both languages (%s)',
    async (language) => {
      const t = languages[language];
      const page = await logIn(language);
      const { id } = await createSite(page);
      const tree = await openMenu(page, id, language);
      expect(await shown(tree)).toEqual(start);
      await lineOf(tree, 'Acheter').focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Alt+ArrowRight']) await page.keyboard.press(key);
      await expect.poll(() => shown(tree)).toEqual(['-Acheter', '--Maisons', '---Chalets', '--Vendre', '-À propos']);
      await page
        .getByText(t.indented.replaceAll(' »', '\u00a0»').replaceAll('« ', '«\u00a0').replace(' :', '\u00a0:'))
        .waitFor();
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(() => shown(tree)).toEqual(['-Acheter', '--Vendre', '--Maisons', '---Chalets', '-À propos']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Alt+ArrowRight');
      await page.getByText(t.tooDeep).waitFor();
      await page.keyboard.press('Alt+ArrowLeft');
      await expect.poll(() => shown(tree)).toEqual(['-Acheter', '--Vendre', '-Maisons', '--Chalets', '-À propos']);
      await page.keyboard.press('End');
      await page.keyboard.press('Delete');
      await expect.poll(() => shown(tree)).toHaveLength(4);
      await page.keyboard.press('Control+z');
      await expect.poll(() => shown(tree)).toHaveLength(5);
      for (const within of ['.menu-tree__lines', '.menu-tree__tools']) await expectAccessible(page, { within });
      await lineOf(tree, 'Maisons').focus();
      await page.keyboard.press('Enter');
      const other = page.getByLabel(t.otherText);
      await expect.poll(() => other.inputValue()).toBe('Houses');
      await other.fill('Homes');
      await submitForm(page, page.getByRole('button', { name: t.save }), `/api/sites/${id}`);
      const stored = async () => {
        const answer = await callAdmin(page, `/api/sites/${id}?draft=true&locale=all&depth=0`);
        const [header] = (await answer.json()).header;
        return header.menu_repeater.map(({ link }: { link: { text: object } }) => link.text);
      };
      await expect.poll(stored).toEqual([
        { fr: 'Acheter', en: 'Buy' },
        { fr: 'Maisons', en: 'Homes' },
        { fr: 'À propos', en: 'About' },
      ]);
    },
  );

  test.each(inLanguage())('is ordered by dragging, to the side for another level (%s)', async (language) => {
    const page = await logIn(language);
    const { id } = await createSite(page);
    const tree = await openMenu(page, id, language);
    await lineOf(tree, 'À propos').scrollIntoViewIfNeeded();
    const handle = await lineOf(tree, 'À propos').locator('.menu-tree__handle').boundingBox();
    const target = await lineOf(tree, 'Vendre').boundingBox();
    if (!handle || !target) throw new Error('no line');
    await page.mouse.move(handle.x + 8, handle.y + 8);
    await page.mouse.down();
    await page.mouse.move(handle.x + 8, handle.y - 6, { steps: 4 });
    await page.mouse.move(handle.x + 44, target.y + 16, { steps: 8 });
    // The line is dropped where it is shown.
    await expect.poll(() => lineOf(tree, 'À propos').getAttribute('aria-level')).toBe('2');
    await page.mouse.up();
    await expect.poll(() => shown(tree)).toEqual(['-Acheter', '--Maisons', '---Chalets', '--À propos', '-Vendre']);
  });

  test.each(inLanguage())('gets several pages at once, with their titles in both languages (%s)', async (language) => {
    const t = languages[language];
    const page = await logIn(language);
    const { id, pages } = await createSite(page);
    const tree = await openMenu(page, id, language);
    await lineOf(tree, 'Vendre').click();
    await page.getByRole('button', { name: t.pages }).first().click();
    const drawer = page.getByRole('dialog');
    const background = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
    const unusable = drawer.getByRole('button', { name: t.add, exact: true, disabled: true });
    const unusableBackground = await unusable.evaluate(background);
    await drawer.getByRole('searchbox', { name: t.search }).fill('equipe');
    await drawer.getByRole('checkbox').check();
    await drawer.getByRole('searchbox').fill('');
    await drawer.getByRole('checkbox').first().waitFor();
    await expectAccessible(page, { within: '.menu-pages' });
    await drawer.getByRole('checkbox', { checked: false }).check();
    const usable = drawer.getByRole('button', { name: t.addTwo });
    await expect.poll(() => usable.evaluate(background)).not.toBe(unusableBackground);
    await usable.click();
    await expect.poll(() => shown(tree)).toEqual([...start.slice(0, 4), '-Notre équipe', '-Évaluation', '-À propos']);
    await submitForm(page, page.getByRole('button', { name: t.save }), `/api/sites/${id}`);
    const stored = async () => {
      const answer = await callAdmin(page, `/api/sites/${id}?draft=true&locale=all&depth=0`);
      return (await answer.json()).header[0].menu_repeater[2]?.link;
    };
    await expect.poll(stored).toMatchObject({ page: pages[1], text: { fr: 'Notre équipe', en: 'Our team' } });
  });

  test.each(inLanguage())('gets a page from the form of the page, as a draft of the site (%s)', async (language) => {
    const t = languages[language];
    const page = await logIn(language);
    const { id, pages } = await createSite(page);
    await openForm(page, `${stack.admin}/collections/pages/${pages[0]}?locale=fr`);
    await page.getByRole('button', { name: t.toMenu }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('radio', { name: t.below.replace('« ', '«\u00a0').replace(' »', '\u00a0»') }).check();
    await expectAccessible(page, { within: '.menu-pages' });
    await drawer.getByRole('button', { name: t.toDraft }).click();
    await drawer.getByText(addToMenuTexts[language].added).waitFor();
    const answer = await callAdmin(page, `/api/sites/${id}?draft=true&locale=all&depth=0`);
    const { header } = await answer.json();
    expect(header[0].menu_repeater[0].menu_repeater.at(-1).link).toMatchObject({
      ...{ page: pages[0], text: { fr: 'Évaluation', en: 'Valuation' } },
    });
  });
});
