import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin } from './admin-session.ts';
import { useBrowser } from './browser.ts';
import { openLivePreview, titles, useDrafts } from './drafts.ts';

const open = useBrowser();
const { openDraft } = useDrafts(open);

const texts = {
  fr: {
    save: 'Enregistrer comme bloc réutilisable',
    name: 'Nom du bloc',
    detach: /^Détacher/,
    pill: 'Bloc réutilisable',
  },
  en: { save: 'Save as a reusable block', name: 'Name of the block', detach: /^Detach/, pill: 'Reusable block' },
};

test.each(inTurn(['en', 'fr'] as const)())(
  'a block becomes reusable from the preview, is detached from its menu, and both are undone (%s)',
  async (language) => {
    const t = texts[language];
    const editor = await openDraft('fr', language);
    await openLivePreview(editor);
    const preview = editor.frameLocator('#live-preview-iframe');
    const headings = () => preview.locator('main h2').allTextContents();
    await expect.poll(headings).toEqual(titles);
    const name = `Invitation ${crypto.randomUUID()}`;

    const first = preview.locator('main > [data-block-id]').first();
    await first.getByRole('button', { name: t.save }).press('Enter');
    await editor.getByRole('dialog').getByLabel(t.name).waitFor();
    await expectAccessible(editor, { within: '.form-dialog' });
    await editor.getByRole('dialog').getByLabel(t.name).fill(name);
    await editor.getByRole('dialog').getByLabel(t.name).press('Enter');
    await editor.locator('#blocks-row-0').getByText(t.pill, { exact: true }).waitFor();
    await expect.poll(headings).toEqual(titles);

    const found = await (
      await callAdmin(editor, `/api/reusable-blocks?where[name][equals]=${encodeURIComponent(name)}&locale=all&depth=0`)
    ).json();
    onTestFinished(
      async () => void (await callAdmin(editor, `/api/reusable-blocks/${found.docs[0].id}`, { method: 'DELETE' })),
    );
    expect(found.docs[0].blocks[0].main_title).toEqual({ fr: titles[0], en: 'A brand new draft' });

    await editor.locator('#blocks-row-0 .array-actions__button').click();
    await editor.locator('.array-actions__detach').filter({ visible: true }).click();
    await expect.poll(() => editor.locator('#blocks-row-0 .block-label__title').textContent()).toBe(titles[0]);
    await expect.poll(headings).toEqual(titles);
    await editor.locator('body').press('Control+z');
    await editor.locator('#blocks-row-0').getByText(t.pill, { exact: true }).waitFor();
    await preview.locator('main > [data-block-id]').first().getByRole('button', { name: t.detach }).waitFor();
    await editor.locator('body').press('Control+z');
    await expect.poll(() => editor.locator('#blocks-row-0 .block-label__title').textContent()).toBe(titles[0]);
  },
);
