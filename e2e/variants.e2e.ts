import { expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, publishPage } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { openLivePreview, titles, useDrafts } from './drafts.ts';

const open = useBrowser();
const { openDraft } = useDrafts(open);

const texts = {
  fr: {
    create: 'Créer une variante',
    name: 'Nom de la variante',
    version: 'Version montrée',
    page: 'Page originale',
    shown: 'Vous voyez la variante «\u00a0Campagne de printemps\u00a0»',
    compare: 'Comparer à la page',
    changed: 'Modifié dans la variante',
    close: 'Fermer',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée. Elle montre la variante publiée.',
    replace: 'En faire la page',
    warning: 'Les blocs de la page sont remplacés',
    remove: 'Supprimer la variante',
  },
  en: {
    create: 'Create a variant',
    name: 'Name of the variant',
    version: 'Version shown',
    page: 'Original page',
    shown: 'You are viewing the variant “Campagne de printemps”',
    compare: 'Compare with the page',
    changed: 'Changed in the variant',
    close: 'Close',
    copy: 'Copy the address',
    copied: 'Address copied. It shows the published variant.',
    replace: 'Make it the page',
    warning: 'The blocks of the page are replaced',
    remove: 'Delete the variant',
  },
};

test.each(inTurn(['fr', 'en'] as const)())(
  'an editor creates a variant, sees it with its banner, publishes it, sends its address and makes it the page (%s)',
  async (language) => {
    const t = texts[language];
    const editor = await openDraft('fr', language);
    await editor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLivePreview(editor);
    const preview = editor.frameLocator('#live-preview-iframe');
    const headings = () => preview.locator('main h2').allTextContents();
    await expect.poll(headings).toEqual(titles);

    await editor.getByRole('button', { name: t.create }).click();
    const dialog = editor.getByRole('dialog', { name: t.create });
    await expectAccessible(editor, { within: '.form-dialog' });
    await dialog.getByLabel(t.name).fill('Campagne de printemps');
    await dialog.getByLabel(t.name).press('Enter');
    await preview.getByText(t.shown).waitFor();
    await expectAccessible(editor, { within: '.variant-bar' });
    await preview.getByRole('heading', { name: titles[0] }).click();
    const field = editor.locator('input[name="variants.0.blocks.0.main_title"]');
    await field.fill('Au printemps');
    const typed = async () => ({ field: await field.inputValue(), headings: await headings() });
    await expect.poll(typed).toEqual({ field: 'Au printemps', headings: ['Au printemps', ...titles.slice(1)] });

    await preview.getByLabel(t.version).selectOption({ label: t.page });
    await expect.poll(headings).toEqual(titles);
    await preview.getByText(t.shown).waitFor({ state: 'detached' });
    await editor.getByRole('radio', { name: 'Campagne de printemps' }).click();
    await preview.getByText(t.shown).waitFor();
    await editor.getByRole('button', { name: t.compare }).click();
    await editor.getByRole('row').filter({ hasText: t.changed }).waitFor();
    await editor.getByRole('dialog').getByRole('button', { name: t.close }).click();

    await publishPage(editor);
    const id = new URL(editor.url()).pathname.split('/').at(-1);
    const saved = async () => (await callAdmin(editor, `/api/pages/${id}?locale=all&depth=0`)).json();
    await expect.poll(async () => (await saved())._status).toBe('published');
    const { variants, path } = await saved();
    expect(variants[0].blocks[0].main_title).toEqual({ fr: 'Au printemps', en: 'A brand new draft' });
    await editor.getByRole('button', { name: t.copy }).click();
    await editor.getByText(t.copied).waitFor();
    const address = new URL(await editor.evaluate(() => navigator.clipboard.readText()));
    expect(`${address.pathname}${address.search}`).toBe(`${path.fr}?variant=campagne-de-printemps`);
    const visitor = await open();
    await visitor.goto(`${stack.agency}${address.pathname}${address.search}`);
    await visitor.getByRole('complementary').getByText('Campagne de printemps').waitFor();
    expect(await visitor.locator('main h2').first().textContent()).toBe('Au printemps');

    await editor.getByRole('button', { name: t.replace }).click();
    await editor.getByRole('dialog').getByText(t.warning).waitFor();
    await editor.getByRole('dialog').getByRole('button', { name: t.replace }).click();
    await expect.poll(headings).toEqual(['Au printemps', ...titles.slice(1)]);
    expect(await editor.getByRole('button', { name: t.remove }).count()).toBe(0);
    await editor.locator('body').press('Control+z');
    await editor.getByRole('radio', { name: 'Campagne de printemps' }).click();
    await editor.getByRole('button', { name: t.remove }).click();
    await expect.poll(headings).toEqual(titles);
  },
);
