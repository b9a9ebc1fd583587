import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { adminOrigin } from './admin-session.ts';
import { useBrowser } from './browser.ts';
import { openLivePreview, titles, useDrafts } from './drafts.ts';
import { watchText } from './time-to-text.ts';

const open = useBrowser({ cache: 'empty' });
const { openAsEditor, openDraft } = useDrafts(open);

/** Maximum time from a key to its letter in the preview, ms. */
const typingLimitMs = 300;

/** Opens the form of a draft in French beside its live preview, for an editor who reads the admin in a language. */
async function compose(language: 'fr' | 'en' = 'fr'): Promise<{ editor: Page; preview: FrameLocator }> {
  const editor = await openDraft('fr', language);
  await openLivePreview(editor);
  const preview = editor.frameLocator('#live-preview-iframe');
  await preview.getByRole('toolbar', { name: language === 'fr' ? /^Modifications/ : /^Changes/ }).waitFor();
  return { editor, preview };
}

const headings = (preview: FrameLocator) => preview.locator('main h2').allTextContents();

/** Returns a button over the block at an index of the page. */
const button = (preview: FrameLocator, index: number, name: string) =>
  preview.locator('main > [data-block-id]').nth(index).getByRole('button', { name, exact: true });

const formTitle = (editor: Page, index: number) => editor.locator(`#blocks-row-${index} .block-label__title`);

describe('the buttons over a block', () => {
  test.each(
    inTurn([
      ['fr', { down: 'Descendre', up: 'Monter', copy: 'Dupliquer', remove: 'Supprimer', undo: 'Annuler' }],
      ['en', { down: 'Move down', up: 'Move up', copy: 'Duplicate', remove: 'Delete', undo: 'Undo' }],
    ] as const)(),
  )('move, duplicate and delete it in the form, in the editor’s language (%s)', async (language, t) => {
    const { editor, preview } = await compose(language);
    const [first = '', second = '', third = ''] = titles;
    await button(preview, 0, t.down).press('Enter');
    await expect.poll(() => headings(preview)).toEqual([second, first, third]);
    await expect.poll(() => formTitle(editor, 1).textContent()).toBe(first);
    await button(preview, 1, t.up).press('Enter');
    await expect.poll(() => headings(preview)).toEqual(titles);
    await button(preview, 1, t.copy).press('Enter');
    await expect.poll(() => headings(preview)).toEqual([first, second, second, third]);
    await button(preview, 0, t.remove).press('Enter');
    await expect.poll(() => headings(preview)).toEqual([second, second, third]);
    await preview.getByText(/supprimé\.|deleted\./).waitFor();
    await preview.getByRole('button', { name: t.undo }).last().click();
    await expect.poll(() => headings(preview)).toEqual([first, second, second, third]);
    await preview.locator('body').press('Control+z');
    await expect.poll(() => headings(preview)).toEqual(titles);
    await preview.locator('body').press('Control+y');
    await expect.poll(() => headings(preview)).toEqual([first, second, second, third]);
  });

  test('hide it and change its colours', async () => {
    const { editor, preview } = await compose();
    const block = preview.locator('main > [data-block-id]').first();
    await button(preview, 0, 'Changer le jeu de couleurs').press('Enter');
    await preview.locator('main > [data-scheme="normal-grey"]').first().waitFor();
    await button(preview, 0, 'Masquer sur le site').press('Enter');
    await block.getByText('Masqué sur le site').waitFor();
    await editor.locator('#blocks-row-0').getByText('Masqué', { exact: true }).waitFor();
    await button(preview, 0, 'Afficher sur le site').press('Enter');
    await block.getByText('Masqué sur le site').waitFor({ state: 'detached' });
  });
});

test('the buttons of the form and its keys undo and redo too', async () => {
  const { editor, preview } = await compose();
  await editor.getByRole('button', { name: 'Contenu', exact: true }).click();
  await button(preview, 0, 'Supprimer').press('Enter');
  await expect.poll(() => headings(preview)).toHaveLength(2);
  await editor.getByRole('button', { name: /^Annuler la dernière modification/ }).click();
  await expect.poll(() => headings(preview)).toEqual(titles);
  await editor.getByRole('button', { name: /^Rétablir la modification/ }).click();
  await expect.poll(() => headings(preview)).toHaveLength(2);
  await editor.locator('body').press('Control+z');
  await expect.poll(() => headings(preview)).toEqual(titles);
});

test('a letter shows in the preview within 300 ms', async () => {
  const { editor, preview } = await compose();
  await preview.getByRole('heading', { name: titles[0] }).click();
  const field = editor.locator('input[name="blocks.0.main_title"]');
  await field.waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  const timeTo = await watchText(editor, { root: preview.locator('main'), selector: 'h2' });
  const times: number[] = [];
  // Other tests use the processor at the same time, so the fastest letter counts.
  let typed = '';
  for (const letter of 'anticonstitutionnellement') {
    await editor.keyboard.press('End');
    await editor.keyboard.type(letter);
    typed += letter;
    times.push(await timeTo(new RegExp(`${typed}$`)));
    if (Math.min(...times) < typingLimitMs) break;
  }
  expect(Math.min(...times), times.map(Math.round).join(', ')).toBeLessThan(typingLimitMs);
});

test('a change that cannot be shown is announced, and is shown once it can be', async () => {
  const { editor, preview } = await compose();
  const isAsked = (url: URL) => url.pathname === '/fr/apercu';
  let isBlocked = true;
  await editor.route(isAsked, (route) =>
    isBlocked && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await button(preview, 0, 'Supprimer').press('Enter');
  await preview.getByText('L’aperçu ne peut pas montrer la dernière modification').waitFor();
  expect(await headings(preview)).toEqual(titles);
  // The form sends its blocks again once its server has answered, which would show them without the button.
  isBlocked = false;
  await preview.getByRole('button', { name: 'Réessayer' }).evaluate((retry: HTMLElement) => retry.click());
  await expect.poll(() => headings(preview)).toHaveLength(2);
});

describe('the picker', () => {
  test.each(
    inTurn([
      ['en', 'Add a block after', 'Search for a block', 'Choose a block', 'témoignages'],
      ['fr', 'Ajouter un bloc après', 'Chercher un bloc', 'Choisir un bloc', 'temoignages'],
    ] as const)(),
  )(
    'finds a block by words of both languages and adds it with a sample (%s)',
    async (language, add, search, title, query) => {
      const { editor, preview } = await compose(language);
      await button(preview, 0, add).press('Enter');
      const picker = editor.getByRole('dialog');
      await picker.getByRole('heading', { name: title }).waitFor();
      const field = picker.getByRole('searchbox', { name: search });
      // The keyboard writes into the search at once, without a click.
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      await editor.keyboard.type(query.slice(0, 3));
      // A field of the form that asks for the focus late, as a new block's does, costs no letter.
      await editor.locator('input[name="title"]').evaluate((input) => input.focus());
      await editor.keyboard.type(query.slice(3));
      expect(await field.inputValue()).toBe(query);
      await expect.poll(() => picker.getByRole('button', { name: /moignages|estimonials/ }).count()).toBeGreaterThan(2);
      await expectAccessible(editor, { within: '.form-dialog' });
      await picker.getByRole('searchbox').fill('questions reponses');
      await picker
        .getByRole('button', { name: /Questions/ })
        .first()
        .click();
      await preview.locator('main > [data-block="questions_answers_block"]').waitFor();
      await expect
        .poll(() => preview.locator('main > [data-block-id]').nth(1).getAttribute('data-block'))
        .toBe('questions_answers_block');
      await preview.getByText(language === 'fr' ? 'Exemple, non publié' : 'Sample, not published').waitFor();
      await editor.locator('input[name="blocks.1.main_title"]').fill('Nos réponses');
      await preview.getByRole('heading', { name: 'Nos réponses' }).waitFor();
      await preview
        .getByText(language === 'fr' ? 'Exemple, non publié' : 'Sample, not published')
        .waitFor({ state: 'detached' });
    },
  );
});

test('blocks that are chosen while another one is loading are added in the order in which they were chosen, and a notice says so', async () => {
  const editor = await openDraft('fr', 'fr');
  const released = Promise.withResolvers<void>();
  await editor.route(
    (url) => url.pathname === '/admin/block-samples' && url.searchParams.get('name') === 'questions_answers_block',
    async (route) => {
      await released.promise;
      await route.continue();
    },
  );
  const add = async (query: string, name: RegExp) => {
    await editor.getByRole('button', { name: 'Ajouter un bloc', exact: true }).click();
    const picker = editor.getByRole('dialog');
    await picker.getByRole('searchbox').fill(query);
    await picker.getByRole('button', { name }).first().click();
    await picker.waitFor({ state: 'detached' });
  };
  await add('questions reponses', /Questions/);
  await editor.getByText(/^Ajout du bloc «\u00a0Questions/).waitFor();
  await add('partenaires', /Partenaires/);
  released.resolve();
  const labelAt = (index: number) => editor.locator(`#blocks-row-${index} .block-label`).first().textContent();
  await expect.poll(() => labelAt(titles.length)).toContain('Questions');
  await expect.poll(() => labelAt(titles.length + 1)).toContain('Partenaires');
  await editor
    .getByText(/^Ajout du bloc/)
    .first()
    .waitFor({ state: 'detached' });
});

/** Holds the first answer to a change of the form of a page back until it is released. */
async function holdFirstAnswer(editor: Page) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let isFirst = true;
  await editor.route(
    (url) => url.pathname.startsWith('/admin/collections/pages/'),
    async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue();
      isFirst = false;
      const response = await route.fetch();
      asked.resolve();
      await released.promise;
      await route.fulfill({ response });
      answered.resolve();
    },
  );
  return { asked: asked.promise, release: released.resolve, answered: answered.promise };
}

test('a block that is added while the form waits for an answer gets its fields', async () => {
  const editor = await openDraft('fr', 'fr');
  const { asked, release } = await holdFirstAnswer(editor);
  await editor.locator('input[name="title"]').fill('Un autre titre');
  await asked;
  await editor.getByRole('button', { name: 'Ajouter un bloc', exact: true }).click();
  await editor.getByRole('searchbox').fill('questions reponses');
  await editor.keyboard.press('Enter');
  await editor.locator(`#blocks-row-${titles.length}`).waitFor();
  release();
  await editor.locator(`input[name="blocks.${titles.length}.main_title"]`).waitFor();
});

test('a block that is expanded while the form waits for an answer stays expanded', async () => {
  const editor = await openDraft('fr', 'fr');
  const { asked, release, answered } = await holdFirstAnswer(editor);
  await editor.locator('input[name="title"]').fill('Un autre titre');
  await asked;
  const row = editor.locator('#blocks-row-1 > .collapsible');
  expect(await row.getAttribute('class')).toContain('collapsible--collapsed');
  await row.locator('.collapsible__toggle').first().click();
  await editor.locator('input[name="blocks.1.main_title"]').waitFor();
  // The answer arrives just after another change, which Payload takes for the one that was answered.
  const isSent = editor.waitForResponse((answer) => answer.request().postData()?.includes('Un bloc ouvert') ?? false);
  await editor.locator('input[name="blocks.1.main_title"]').fill('Un bloc ouvert');
  release();
  await answered;
  await isSent;
  expect(await row.getAttribute('class')).not.toContain('collapsible--collapsed');
});

describe('a page', () => {
  test.each(
    inTurn([
      ['fr', 'Partir d’un modèle', 'Équipe', 'Notre équipe', 'Exemple'],
      ['en', 'Start from a template', 'Team', 'Our team', 'Sample'],
    ] as const)(),
  )('starts from a template in the language of the form (%s)', async (language, choice, team, title, mark) => {
    const editor = await openAsEditor(language);
    await editor.goto(`${adminOrigin}/admin/collections/pages/create?locale=${language}`);
    await editor.getByRole('region', { name: choice }).getByRole('button', { name: team }).click();
    await expect.poll(() => formTitle(editor, 0).textContent()).toBe(title);
    await expect.poll(() => editor.locator('#field-blocks .block-label').count()).toBe(4);
    await editor.locator('#blocks-row-0').getByText(mark, { exact: true }).waitFor();
    expect(await editor.getByRole('region', { name: choice }).count()).toBe(0);
  });

  test('gets a block that was copied on another page', async () => {
    const { editor, preview } = await compose();
    await button(preview, 2, 'Copier pour une autre page').press('Enter');
    await editor.getByText('copié. Collez-le').waitFor();
    await editor.goto(`${adminOrigin}/admin/collections/pages/create?locale=fr`);
    await editor.getByRole('button', { name: 'Ajouter un bloc' }).click();
    await editor
      .getByRole('dialog')
      .getByRole('button', { name: /^Coller/ })
      .click();
    await expect.poll(() => formTitle(editor, 0).textContent()).toBe(titles[2]);
  });

  test('has its own picker, copy and paste in the menu of a block', async () => {
    const { editor, preview } = await compose();
    await editor.getByRole('button', { name: 'Contenu', exact: true }).click();
    const menu = editor.locator('#blocks-row-0 .array-actions__button');
    await menu.click();
    await editor.locator('.array-actions__copy').filter({ visible: true }).click();
    await editor.getByText('copié. Collez-le').waitFor();
    await menu.click();
    await editor.locator('.array-actions__paste').filter({ visible: true }).click();
    await expect.poll(() => headings(preview)).toEqual([titles[0], titles[0], titles[1], titles[2]]);
    await menu.click();
    await editor.locator('.array-actions__add').filter({ visible: true }).click();
    await editor.getByRole('dialog').getByRole('searchbox').waitFor();
    await editor.keyboard.press('Escape');
  });
});
