import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { adminOrigin, callAdmin, createAccount, logInByRequest, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { createDraft, siteId, useDrafts } from './drafts.ts';

const open = useBrowser();
const { openAsEditor } = useDrafts(open);

/** Identifies Payload's server functions among the actions of Next; the build chooses it, and the first test that needs it reads it. */
let action: Promise<string> | undefined;

/** Calls a server function as a page of the admin does. */
async function callFunction(page: Page, name: string, args: object) {
  action ??= findAction();
  const answer = await page.request.fetch(`${adminOrigin}/admin/login`, {
    method: 'POST',
    headers: {
      ...{ origin: adminOrigin, 'next-action': await action, accept: 'text/x-component' },
      'content-type': 'text/plain;charset=UTF-8',
    },
    data: JSON.stringify([{ name, args }]),
  });
  return { status: answer.status(), text: await answer.text() };
}

async function lockOwners(admin: Page, collection: string, id: number): Promise<unknown[]> {
  const where = `where[document.relationTo][equals]=${collection}&where[document.value][equals]=${id}`;
  const { docs } = await (await callAdmin(admin, `/api/payload-locked-documents?depth=0&${where}`)).json();
  return docs.map(({ user }: { user: { value: unknown } }) => user.value);
}

/** Reads the action from a form that an editor changes. */
async function findAction(): Promise<string> {
  const editor = await openAsEditor();
  await openForm(editor, `${stack.admin}/collections/pages/${await createDraft(editor)}?locale=fr`);
  const call = editor.waitForRequest((request) => request.headers()['next-action'] !== undefined);
  await editor.locator('#field-title').fill('Autre titre');
  return (await call).headers()['next-action'] ?? '';
}

describe('A server function', () => {
  const unserved = ['constructor', '__proto__', 'toString', 'schedule-publish', 'render-widget', ''];
  const served = ['form-state', 'table-state', 'render-document', 'render-list', 'copy-data-from-locale'];
  const args = { collectionSlug: 'sites', id: 1, docID: 1, schemaPath: 'sites', formState: {}, operation: 'update' };

  /** Returns the names that are answered otherwise than shortly with the status. */
  async function answeredOtherwise(page: Page, names: string[], status: number): Promise<string[]> {
    const others: string[] = [];
    for (const name of names) {
      const answer = await callFunction(page, name, args);
      if (answer.status !== status || answer.text.length > 500) others.push(`${name} ${answer.status} ${answer.text}`);
    }
    return others;
  }

  test('that no page calls does not exist for staff', async () => {
    expect(await answeredOtherwise(await openAsEditor(), unserved, 404)).toEqual([]);
  });

  test('answers nothing to a visitor', async () => {
    const visitor = await open();
    expect(await answeredOtherwise(visitor, unserved, 404)).toEqual([]);
    expect(await answeredOtherwise(visitor, served, 401)).toEqual([]);
  });
});

describe('A form state', () => {
  const stateOf = (page: Page, collectionSlug: string, id: number) =>
    callFunction(page, 'form-state', {
      ...{ collectionSlug, id, schemaPath: collectionSlug, operation: 'update', formState: {}, docPermissions: {} },
      ...{ returnLockStatus: true, updateLastEdited: true, skipValidation: true, renderAllFields: false },
    });

  test('locks what the editor may change, and shows neither keys nor sessions', async () => {
    const [admin, editor] = [await open(), await openAsEditor()];
    await logInByRequest(admin);
    const site = await siteId(admin, 'localhost');
    const { site_key: key } = await (await callAdmin(admin, `/api/sites/${site}?depth=0`)).json();
    const { user } = await (await callAdmin(editor, '/api/users/me?depth=0')).json();
    const id = await createDraft(editor);
    for (const { status, text } of [await stateOf(editor, 'pages', id), await stateOf(editor, 'sites', site)]) {
      expect(status).toBe(200);
      expect(text).toContain('"isLocked":true');
      expect(text).toContain(user.email);
      expect(text).not.toContain(key);
      expect(text).not.toContain('sessions');
    }
    expect(await lockOwners(admin, 'pages', id)).toEqual([user.id]);
    // Other tests save the site.
    await callAdmin(admin, `/api/payload-locked-documents?where[user.value][equals]=${user.id}`, { method: 'DELETE' });
  });

  test('locks nothing else', async () => {
    const [admin, editor] = [await open(), await openAsEditor()];
    await logInByRequest(admin);
    const other = await siteId(admin, 'courtier.localhost');
    const email = `verrou.${crypto.randomUUID()}@example.com`;
    const user = await createAccount(admin, { email, password: 'Un-mot-de-passe-d-essai', role: 'editor' });
    for (const [collection, id] of [
      ['sites', other],
      ['users', user],
    ] as const) {
      const { text } = await stateOf(editor, collection, id);
      expect(text).not.toContain('isLocked');
      expect(await lockOwners(admin, collection, id)).toEqual([]);
    }
    await callAdmin(admin, `/api/users/${user}`, { method: 'DELETE' });
  });
});

describe('The API of the built admin', () => {
  test('is stored by no cache, and says what exists', async () => {
    const page = await open();
    const statuses = new Map<string, number>();
    for (const path of ['/api/users/me', '/api/pages', '/api/og', '/api/nothing']) {
      const answer = await callAdmin(page, path);
      statuses.set(path, answer.status());
      expect(answer.headers()['cache-control'], path).toBe('no-store');
    }
    expect([...statuses.values()]).toEqual([200, 403, 404, 404]);
  });

  const refusal = {
    fr: 'Trop de tentatives. Réessayez dans quelques minutes.',
    en: 'Too many attempts. Try again in a few minutes.',
  };

  test('says in the language of the reader why a log-in is refused, and logs nothing of the person', async () => {
    const page = await open();
    const canary = `canari.${crypto.randomUUID()}`;
    const logIn = (email: string, language: string) =>
      callAdmin(page, '/api/users/login', {
        ...{ method: 'POST', data: { email, password: 'faux' }, headers: { 'accept-language': language } },
      });
    for (let count = 0; count < 10; count++) expect((await logIn(`${canary}@example.com`, 'fr')).status()).toBe(401);
    for (const language of ['fr', 'en'] as const) {
      const answer = await logIn(`${canary}@example.com`, language);
      expect([answer.status(), (await answer.json()).errors[0].message]).toEqual([429, refusal[language]]);
    }
    const folder = join(stack.dataDir, 'logs');
    const files = await readdir(folder);
    expect(files).toContain('admin.log');
    const logs = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    expect(logs.join('')).toContain(refusal.en);
    expect(logs.filter((text) => text.includes(canary))).toEqual([]);
  });
});
