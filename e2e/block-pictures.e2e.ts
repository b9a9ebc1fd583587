import type { FrameLocator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { openLivePreview, siteId, useDrafts } from './drafts.ts';

const open = useBrowser({ cache: 'empty' });
const { openAsEditor } = useDrafts(open);

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a picture of one colour. */
const pictureFile = async (name: string, background: string, width = 640, height = 400): Promise<ChosenFile> => ({
  ...{ name, mimeType: 'image/png' },
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Opens a draft with a block of one picture and a block of two beside its live preview. */
async function compose(language: 'fr' | 'en' = 'fr'): Promise<{ editor: Page; preview: FrameLocator; id: number }> {
  const editor = await openAsEditor(language);
  const site = await siteId(editor, 'localhost');
  const blocks = [
    { blockType: 'image_text_block', main_title: 'Une seule image' },
    { blockType: 'hero_landing_page_block_1', main_title: 'Deux images' },
    { blockType: 'text_block_1', main_title: 'Aucune image' },
  ];
  const path = `/fr/images-${crypto.randomUUID()}`;
  const data = { site, access: 'public', title: 'Images', path, blocks, _status: 'draft' };
  const answer = await callAdmin(editor, '/api/pages?draft=true&locale=fr', { method: 'POST', data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()).doc;
  onTestFinished(async () => void (await callAdmin(editor, `/api/pages/${id}`, { method: 'DELETE' })));
  await openForm(editor, `${stack.admin}/collections/pages/${id}?locale=fr`);
  await openLivePreview(editor);
  const preview = editor.frameLocator('#live-preview-iframe');
  await preview.getByRole('toolbar', { name: language === 'fr' ? /^Modifications/ : /^Changes/ }).waitFor();
  return { editor, preview, id };
}

const blockAt = (preview: FrameLocator, index: number) => preview.locator('main > [data-block-id]').nth(index);

/** Drags a file over the page and drops it in a drop zone of a block. */
async function drop(preview: FrameLocator, index: number, label: string, file: ChosenFile): Promise<void> {
  const { name, mimeType } = file;
  const dataTransfer = await preview.locator('body').evaluateHandle(
    (_, { bytes, ...given }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], given.name, { type: given.mimeType }));
      return transfer;
    },
    { name, mimeType, bytes: [...file.buffer] },
  );
  await preview.locator('body').dispatchEvent('dragenter', { dataTransfer });
  const zone = blockAt(preview, index).locator('[data-drop-zone]').filter({ hasText: label });
  await zone.dispatchEvent('dragover', { dataTransfer });
  await expect.poll(() => zone.getAttribute('data-over')).toBe('true');
  await zone.dispatchEvent('drop', { dataTransfer });
}

/** Returns the name of the picture that a block shows, without its size; '' while it shows none. */
const shownPicture = (preview: FrameLocator, index: number): Promise<string> =>
  blockAt(preview, index)
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.replace(/^.*\//, '')).join(' '));

const mediaNamed = async (editor: Page, name: string) => {
  const query = new URLSearchParams({ 'where[filename][like]': name, locale: 'all', depth: '0' });
  const { docs } = await (await callAdmin(editor, `/api/media?${query}`)).json();
  for (const { id } of docs)
    onTestFinished(async () => void (await callAdmin(editor, `/api/media/${id}?confirm-used=1`, { method: 'DELETE' })));
  return docs[0];
};

describe('a picture that is dropped on a block of the live preview', () => {
  test.each(
    inTurn([
      [
        'fr',
        {
          describe: 'Décrire l’image',
          zone: 'Déposer ici : Image',
          save: 'Enregistrer la description',
          undo: 'Annuler',
        },
      ],
      [
        'en',
        { describe: 'Describe the picture', zone: 'Drop here: Picture', save: 'Save the description', undo: 'Undo' },
      ],
    ] as const)(),
  )('is the picture of the block, described in both languages, until it is undone (%s)', async (language, t) => {
    const { editor, preview } = await compose(language);
    const name = `facade-${crypto.randomUUID()}`;
    await drop(preview, 0, t.zone, await pictureFile(`${name}.png`, '#205080'));
    const dialog = editor.getByRole('dialog', { name: t.describe });
    await dialog.waitFor();
    await expect.poll(() => shownPicture(preview, 0)).toContain(name);
    await expectAccessible(editor, { within: 'dialog[open]' });
    const [french, english] = [dialog.locator('input[lang="fr"]'), dialog.locator('input[lang="en"]')];
    await french.fill('La façade');
    await english.fill('The facade');
    await dialog.getByRole('button', { name: t.save }).click();
    await dialog.waitFor({ state: 'detached' });
    const media = await mediaNamed(editor, name);
    expect(media).toMatchObject({
      alt: { fr: 'La façade', en: 'The facade' },
      site: await siteId(editor, 'localhost'),
    });
    await preview.getByRole('button', { name: t.undo, exact: true }).press('Enter');
    await expect.poll(() => shownPicture(preview, 0)).not.toContain(name);
  });

  test('goes to the place that the editor chooses by its name', async () => {
    const { editor, preview } = await compose();
    const name = `logo-${crypto.randomUUID()}`;
    await drop(preview, 1, 'Logo', await pictureFile(`${name}.png`, '#802020'));
    await editor.getByRole('dialog', { name: 'Décrire l’image' }).getByRole('button', { name: 'Plus tard' }).click();
    await mediaNamed(editor, name);
    await expect.poll(() => blockAt(preview, 1).innerHTML()).toContain(name);
  });

  test('is refused in the language of the editor when it is none, or too large, and may be chosen again', async () => {
    const { editor, preview } = await compose();
    await drop(preview, 0, 'Image', { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    const dialog = editor.getByRole('dialog', { name: 'Changer l’image' });
    await dialog.getByRole('alert').getByText('« plan.pdf » n’est pas une image.').waitFor();
    // 51 megapixels of one colour are a small file.
    const name = `geante-${crypto.randomUUID()}`;
    await dialog.locator('input[type="file"]').setInputFiles(await pictureFile(`${name}.png`, '#fff', 8200, 6250));
    await dialog
      .getByRole('alert')
      .getByText(/Cette image compte 51\smégapixels/)
      .waitFor();
    await expectAccessible(editor, { within: 'dialog[open]' });
    await dialog.locator('input[type="file"]').setInputFiles(await pictureFile(`${name}.png`, '#205080'));
    await editor.getByRole('dialog', { name: 'Décrire l’image' }).getByRole('button', { name: 'Plus tard' }).click();
    await mediaNamed(editor, name);
    await expect.poll(() => shownPicture(preview, 0)).toContain(name);
  });

  test('that could not be sent is still there to be sent again', async () => {
    const { editor, preview } = await compose();
    const name = `coupee-${crypto.randomUUID()}`;
    await editor.route('**/api/media?*', (route) => route.abort(), { times: 1 });
    await drop(preview, 0, 'Image', await pictureFile(`${name}.png`, '#205080'));
    const dialog = editor.getByRole('dialog', { name: 'Changer l’image' });
    await dialog
      .getByRole('alert')
      .getByText(/n’a pas pu être envoyée/)
      .waitFor();
    await dialog.getByRole('button', { name: 'Réessayer' }).click();
    await editor.getByRole('dialog', { name: 'Décrire l’image' }).waitFor();
    await mediaNamed(editor, name);
    await expect.poll(() => shownPicture(preview, 0)).toContain(name);
  });
});

test('the button over a block changes its picture by keyboard, from a file or the media library, on a narrow screen too', async () => {
  const { editor, preview } = await compose();
  const button = (index: number) =>
    blockAt(preview, index).getByRole('button', { name: 'Changer l’image', exact: true });
  expect(await button(2).count()).toBe(0);
  await button(1).press('Enter');
  const dialog = editor.getByRole('dialog', { name: 'Changer l’image' });
  await dialog.getByRole('radio', { name: 'Fond (vide)' }).waitFor();
  expect(await dialog.getByRole('radio', { name: 'Fond (vide)' }).isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: 'Logo (vide)' }).check();
  await expectAccessible(editor, { within: 'dialog[open]' });
  const name = `clavier-${crypto.randomUUID()}`;
  const chooser = editor.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choisir un fichier' }).press('Enter');
  await (await chooser).setFiles(await pictureFile(`${name}.png`, '#205080'));
  await editor
    .getByRole('dialog', { name: 'Décrire l’image' })
    .getByRole('button', { name: 'Plus tard' })
    .press('Enter');
  const { filename } = await mediaNamed(editor, name);
  await expect.poll(() => blockAt(preview, 1).innerHTML()).toContain(name);

  // The button has the focus again, and the library offers the picture to the other block.
  await expect.poll(() => button(1).evaluate((element) => element === document.activeElement)).toBe(true);
  await button(0).press('Enter');
  await dialog.getByRole('button', { name: 'Choisir dans la médiathèque' }).press('Enter');
  await editor.locator('.list-drawer').getByRole('button', { name: filename }).first().waitFor();
  await editor.keyboard.press('Escape');
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Choisir dans la médiathèque' }).press('Enter');
  await editor.locator('.list-drawer').getByRole('button', { name: filename }).first().click();
  await expect.poll(() => shownPicture(preview, 0)).toContain(name);
  await expect.poll(() => editor.locator('dialog[open]').count()).toBe(0);

  await button(1).press('Enter');
  await dialog.waitFor();
  await editor.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => dialog.evaluate((element) => element.getBoundingClientRect().right <= 390)).toBe(true);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
