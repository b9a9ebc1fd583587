import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { callAdmin, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { openAgencyAdmin, siteId } from './drafts.ts';

// An editor deletes a page or a person and restores them from the trash.

const open = useBrowser();
const run = `corbeille-${Date.now()}`;

const texts = {
  fr: {
    leads: /au destinataire par défaut du site/,
    remove: 'Supprimer',
    warning: /reste dans la corbeille 30 jours/,
    trash: 'Corbeille',
    restore: 'Restaurer',
  },
  en: {
    leads: /to the default recipient of the site/,
    remove: 'Delete',
    warning: /stays in the trash for 30 days/,
    trash: 'Trash',
    restore: 'Restore',
  },
} as const;

test.each(inTurn(['en', 'fr'] as const)())(
  'an editor deletes a page and restores it from the trash (%s)',
  async (language) => {
    const t = texts[language];
    const page = await openAgencyAdmin(open, language);
    const title = `${run}-${language}`;
    const data = { site: await siteId(page, 'localhost'), title, path: `/fr/${title}`, access: 'public' };
    const created = await callAdmin(page, '/api/pages?locale=fr', {
      ...{ method: 'POST', data: { ...data, _status: 'published' } },
    });
    const { id } = (await created.json()).doc;
    const stored = async () => {
      const { docs } = await (await callAdmin(page, `/api/pages?trash=true&where[id][equals]=${id}&depth=0`)).json();
      return [Boolean(docs[0].deletedAt), docs[0]._status];
    };

    await openForm(page, `${stack.admin}/collections/pages/${id}?locale=fr`);
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    await page.getByText(t.warning).waitFor();
    await page.locator('#confirm-action').click();
    await expect.poll(stored).toEqual([true, 'published']);

    await page.goto(`${stack.admin}/collections/pages`);
    const trash = page.getByRole('link', { name: t.trash }).or(page.getByRole('button', { name: t.trash }));
    // The list writes its settings into the address after it has loaded, which cancels a navigation that a click has begun.
    const openTrash = async () => {
      await trash.first().click();
      return page.waitForURL(/\/pages\/trash/, { timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(openTrash).toBe(true);
    await page.getByRole('link', { name: title, exact: true }).first().waitFor();
    await page.goto(`${stack.admin}/collections/pages/trash/${id}?locale=fr`);
    await page.getByRole('button', { name: t.restore, exact: true }).click();
    await page.locator('#confirm-action').click();
    await expect.poll(stored).toEqual([false, 'draft']);
  },
);

test.each(inTurn(['fr', 'en'] as const)())(
  'an editor deletes a person and restores them as they were (%s)',
  async (language) => {
    const t = texts[language];
    const page = await openAgencyAdmin(open, language);
    const slug = `${run}-${language}`;
    const data = { site: await siteId(page, 'localhost'), name: slug, slug, kind: 'admin', is_draft: true };
    const created = await callAdmin(page, '/api/people?locale=fr', { method: 'POST', data });
    const { id } = (await created.json()).doc;
    onTestFinished(async () => void (await callAdmin(page, `/api/people/${id}?trash=true`, { method: 'DELETE' })));
    const isInTrash = async () => {
      const { docs } = await (await callAdmin(page, `/api/people?trash=true&where[id][equals]=${id}&depth=0`)).json();
      return docs[0].deletedAt !== null;
    };

    await openForm(page, `${stack.admin}/collections/people/${id}?locale=fr`);
    await page.locator('.doc-controls__popup button').first().click();
    await page.locator('#action-delete').click();
    await page.getByText(t.warning).waitFor();
    await page.getByText(t.leads).waitFor();
    await page.locator('#confirm-action').click();
    await expect.poll(isInTrash).toBe(true);

    await page.goto(`${stack.admin}/collections/people/trash/${id}?locale=fr`);
    await page.getByRole('button', { name: t.restore, exact: true }).click();
    await page.locator('#confirm-action').click();
    await expect.poll(isInTrash).toBe(false);
  },
);
