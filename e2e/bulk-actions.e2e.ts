import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { adminOrigin, callAdmin } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { openAgencyAdmin, siteId } from './drafts.ts';

// An editor publishes several pages of a list at once, and moves files to a folder.

const open = useBrowser();

const languages = inTurn(['fr', 'en'] as const);

const texts = {
  fr: {
    publish: 'Publier',
    confirm: 'Publier 2 pages',
    left: 'Un document reste tel quel\u00a0:',
    already: 'déjà publié',
    done: 'C’est fait pour 1 page.',
    failed: 'Un document n’a pas pu l’être\u00a0:',
    close: 'Fermer',
    move: 'Déplacer vers un dossier',
    folder: 'Dossier',
    confirmMove: 'Déplacer 1 fichier',
    moved: 'C’est fait pour 1 fichier.',
    remove: 'Supprimer',
    used: 'Un document sert ailleurs\u00a0:',
    onlyUnused: 'Supprimer seulement ce que rien n’utilise',
    confirmOne: 'Supprimer 1 page',
    confirmTwo: 'Supprimer 2 pages',
    bothDone: 'C’est fait pour 2 pages.',
    unpublish: 'Retirer du site',
    hide: 'Retirer 1 personne',
    removePerson: 'Supprimer 1 personne',
    leads: 'Leurs demandes vont maintenant au destinataire par défaut du site.',
  },
  en: {
    publish: 'Publish',
    confirm: 'Publish 2 pages',
    left: 'One document stays as it is:',
    already: 'published already',
    done: 'Done for 1 page.',
    failed: 'One document could not be changed:',
    close: 'Close',
    move: 'Move to a folder',
    folder: 'Folder',
    confirmMove: 'Move 1 file',
    moved: 'Done for 1 file.',
    remove: 'Delete',
    used: 'One document is used elsewhere:',
    onlyUnused: 'Delete only those that nothing uses',
    confirmOne: 'Delete 1 page',
    confirmTwo: 'Delete 2 pages',
    bothDone: 'Done for 2 pages.',
    unpublish: 'Take off the site',
    hide: 'Take off 1 person',
    removePerson: 'Delete 1 person',
    leads: 'Their leads now go to the default recipient of the site.',
  },
} as const;

/** Returns our actions on the selection, beside which Payload has its own. */
const actions = (page: Page) =>
  page.getByRole('group', { name: /^(Actions sur la sélection|Actions on the selection)$/ });

/** Selects all rows of a list. */
async function selectAll(page: Page, rows: number): Promise<void> {
  await expect.poll(() => page.locator('tbody tr').count()).toBe(rows);
  await page.locator('thead input[type="checkbox"]').first().click();
}

test.each(languages())(
  'the selected pages are published, and the rest is named with its reason (%s)',
  async (language) => {
    const t = texts[language];
    const page = await openAgencyAdmin(open, language);
    const site = await siteId(page, 'localhost');
    const run = `lot-${crypto.randomUUID()}`;
    const create = async (name: string, status: string) => {
      const data = { site, access: 'public', title: `${run} ${name}`, path: `/fr/${run}-${name}`, _status: status };
      const query = status === 'draft' ? '&draft=true' : '';
      const answer = await callAdmin(page, `/api/pages?locale=fr${query}`, { method: 'POST', data });
      const { doc } = await answer.json();
      onTestFinished(async () => void (await callAdmin(page, `/api/pages/${doc.id}`, { method: 'DELETE' })));
      return doc.id;
    };
    const statusOf = async (id: number) => (await (await callAdmin(page, `/api/pages/${id}?depth=0`)).json())._status;
    const [good, wrong] = [await create('juste', 'draft'), await create('sans-titre', 'draft')];
    await create('en-ligne', 'published');
    // A page whose destination cannot be published.
    const data = { redirect: { status: '301', location: 'nulle part' } };
    await callAdmin(page, `/api/pages/${wrong}?draft=true&locale=fr`, { method: 'PATCH', data });

    await page.goto(`${stack.admin}/collections/pages?search=${run}&locale=fr`);
    await selectAll(page, 3);
    for (const name of [t.publish, t.unpublish])
      await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(1);
    await actions(page).getByRole('button', { name: t.publish, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t.left).waitFor();
    await dialog.getByText(t.already).waitFor();
    await expectAccessible(page, { within: '.form-dialog' });
    await dialog.getByRole('button', { name: t.confirm }).click();
    await dialog.getByText(t.done).waitFor();
    await dialog.getByText(t.failed).waitFor();
    await dialog.getByRole('link', { name: `${run} sans-titre` }).waitFor();
    expect([await statusOf(good), await statusOf(wrong)]).toEqual(['published', 'draft']);
    await dialog.getByRole('button', { name: t.close }).click();
    await dialog.waitFor({ state: 'detached' });
  },
);

test('Escape stops a running action, which then reports what it did', async () => {
  const page = await openAgencyAdmin(open, 'fr');
  const site = await siteId(page, 'localhost');
  const run = `lot-${crypto.randomUUID()}`;
  for (const slug of [`${run}-1`, `${run}-2`]) {
    const data = { site, name: slug, slug, kind: 'broker' };
    const { doc } = await (await callAdmin(page, '/api/people?locale=fr', { method: 'POST', data })).json();
    onTestFinished(async () => void (await callAdmin(page, `/api/people/${doc.id}?trash=true`, { method: 'DELETE' })));
  }
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  await page.route(/\/api\/people\/\d+/, async (route) => {
    reached.resolve();
    await held.promise;
    await route.continue();
  });
  await page.goto(`${stack.admin}/collections/people?where[slug][like]=${run}`);
  await selectAll(page, 2);
  await actions(page).getByRole('button', { name: texts.fr.unpublish, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Retirer 2 personnes' }).click();
  await reached.promise;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  held.resolve();
  await dialog.getByText('C’est fait pour 1 personne.').waitFor();
  await dialog.getByText('Arrêté\u00a0: un document n’a pas été touché.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test.each(languages())('the selected files are moved to a folder (%s)', async (language) => {
  const t = texts[language];
  const page = await openAgencyAdmin(open, language);
  const site = await siteId(page, 'localhost');
  const run = `lot-${crypto.randomUUID()}`;
  const folder = await callAdmin(page, '/api/payload-folders', { method: 'POST', data: { name: run, site } });
  const folderId = (await folder.json()).doc.id;
  const uploaded = await page.request.post(`${adminOrigin}/api/media`, {
    headers: { origin: adminOrigin },
    multipart: {
      _payload: JSON.stringify({ site, alt: run }),
      file: { name: `${run}.png`, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
    },
  });
  expect(uploaded.status()).toBe(201);
  const file = (await uploaded.json()).doc.id;
  await page.goto(`${stack.admin}/collections/media?search=${run}`);
  await selectAll(page, 1);
  await actions(page).getByRole('button', { name: t.move, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.folder, { exact: true }).selectOption(String(folderId));
  await dialog.getByRole('button', { name: t.confirmMove }).click();
  await dialog.getByText(t.moved).waitFor();
  const stored = await (await callAdmin(page, `/api/media/${file}?depth=0`)).json();
  expect(stored.folder).toBe(folderId);
  await callAdmin(page, `/api/media/${file}`, { method: 'DELETE' });
  await callAdmin(page, `/api/payload-folders/${folderId}`, { method: 'DELETE' });
});

test.each(languages())('before several pages are deleted, what uses each is named (%s)', async (language) => {
  const t = texts[language];
  const page = await openAgencyAdmin(open, language);
  const site = await siteId(page, 'localhost');
  const run = `lot-${crypto.randomUUID()}`;
  const create = async (title: string, path: string, blocks: unknown[] = []) => {
    const data = { site, access: 'public', title, path: `/fr/${run}-${path}`, blocks, _status: 'published' };
    const { doc } = await (await callAdmin(page, '/api/pages?locale=fr', { method: 'POST', data })).json();
    onTestFinished(async () => void (await callAdmin(page, `/api/pages/${doc.id}?trash=true`, { method: 'DELETE' })));
    return doc.id;
  };
  const used = await create(`${run} utilisée`, 'utilisee');
  await create(`${run} seule`, 'seule');
  const cta_repeater = [{ blockType: 'cta_item', cta: { text: 'Voir', page: used } }];
  const using = await create('Guide', 'guide', [{ blockType: 'cta_block', main_title: 'Guide', cta_repeater }]);
  await page.goto(`${stack.admin}/collections/pages?where[title][like]=${run}&locale=fr`);
  await selectAll(page, 2);
  await expect.poll(() => page.locator('.delete-documents__toggle:visible').count()).toBe(0);
  await actions(page).getByRole('button', { name: t.remove, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t.used).waitFor();
  const link = dialog.getByRole('link', { name: 'Guide', exact: true });
  expect(await link.getAttribute('href')).toBe(`/admin/collections/pages/${using}`);
  await expectAccessible(page, { within: '.form-dialog' });
  await dialog.getByRole('button', { name: t.confirmOne }).waitFor();
  await dialog.getByRole('checkbox', { name: t.onlyUnused }).uncheck();
  await dialog.getByRole('button', { name: t.confirmTwo }).click();
  await dialog.getByText(t.bothDone).waitFor();
  const { docs } = await (await callAdmin(page, `/api/pages?trash=true&where[title][like]=${run}&depth=0`)).json();
  expect(docs.map(({ deletedAt }: { deletedAt: string | null }) => deletedAt !== null)).toEqual([true, true]);
});

test.each(languages())('people are taken off the site and deleted from their list (%s)', async (language) => {
  const t = texts[language];
  const page = await openAgencyAdmin(open, language);
  const site = await siteId(page, 'localhost');
  const slug = `lot-${crypto.randomUUID()}`;
  const data = { site, name: slug, slug, kind: 'broker', email: `${slug}@example.com` };
  const { doc } = await (await callAdmin(page, '/api/people?locale=fr', { method: 'POST', data })).json();
  onTestFinished(async () => void (await callAdmin(page, `/api/people/${doc.id}?trash=true`, { method: 'DELETE' })));
  const dialog = page.getByRole('dialog');
  for (const [button, confirm] of [
    [t.unpublish, t.hide],
    [t.remove, t.removePerson],
  ]) {
    await page.goto(`${stack.admin}/collections/people?where[slug][equals]=${slug}`);
    await selectAll(page, 1);
    await actions(page).getByRole('button', { name: button, exact: true }).click();
    await dialog.getByRole('button', { name: confirm }).click();
    await dialog.getByText(t.leads).waitFor();
    const stored = await callAdmin(page, `/api/people/${doc.id}`);
    if (button === t.unpublish) expect((await stored.json()).is_draft).toBe(true);
    else expect(stored.status()).toBe(404);
    await dialog.getByRole('button', { name: t.close }).click();
  }
});

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
