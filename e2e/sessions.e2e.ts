import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { type Account, adminOrigin, callAdmin, createAccount, logInByRequest, openForm } from './admin-session.ts';
import { expectNoSidewaysScroll, stack, useBrowser } from './browser.ts';

const open = useBrowser();
const run = Date.now();
let count = 0;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Makes an editor who is logged in on a phone; the returned function says whether the phone still is. */
async function newEditor() {
  const staff = await open();
  await logInByRequest(staff);
  const account: Account = { email: `sessions.${run}.${++count}@example.com`, password: `Mot-de-passe-${run}` };
  const id = await createAccount(staff, { ...account, role: 'editor' });
  const logInOnPhone = async () => {
    const headers = { origin: adminOrigin, 'content-type': 'application/json', 'user-agent': phone };
    const call = { method: 'POST', headers, body: JSON.stringify(account) };
    const answer = await fetch(`${adminOrigin}/api/users/login`, call);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return async () => {
      const me = await fetch(`${adminOrigin}/api/users/me`, { headers: { cookie, origin: adminOrigin } });
      return (await me.json()).user !== null;
    };
  };
  return { id, account, staff, logInOnPhone };
}

/** Presses a key until the focus is on an element with a name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${name}.`);
}

test('a person sees where they are logged in, and ends a session by keyboard and all others on a phone', async () => {
  const { account, logInOnPhone } = await newEditor();
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await logInByRequest(page, account);
  const isOnPhone = await logInOnPhone();
  await openForm(page, `${stack.admin}/account`);
  const sessions = page.getByRole('region', { name: 'Sessions ouvertes' });
  const lines = sessions.getByRole('listitem');
  await lines.filter({ hasText: /Safari sur iPhone/ }).waitFor();
  expect(await lines.first().textContent()).toMatch(/Cette session\s*Ouverte le /);
  expect(await lines.nth(1).textContent()).toMatch(/Safari sur iPhone\s*Ouverte le .+Dernière activité le /);
  await expectAccessible(page, { within: '.account-sessions' });

  await tabTo(page, /^Fermer la session Safari sur iPhone/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fermer cette session' });
  const confirmation = dialog.getByLabel('Votre mot de passe actuel');
  await confirmation.fill('un-mauvais-mot-de-passe');
  await page.keyboard.press('Enter');
  await dialog.getByText('Ce n’est pas votre mot de passe actuel.').waitFor();
  await expectAccessible(page, { within: '.form-dialog' });
  expect(await isOnPhone()).toBe(true);
  await confirmation.fill(account.password);
  await page.keyboard.press('Enter');
  await sessions.getByText('Vous n’avez aucune autre session ouverte.').waitFor();
  expect([await lines.count(), await isOnPhone()]).toEqual([1, false]);

  const others = [await logInOnPhone(), await logInOnPhone()];
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, `${stack.admin}/account`);
  await expectNoSidewaysScroll(page);
  await sessions.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click();
  const all = page.getByRole('dialog', { name: 'Fermer toutes les autres sessions' });
  await all.getByLabel('Votre mot de passe actuel').fill(account.password);
  await expectNoSidewaysScroll(page);
  await all.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click();
  await sessions.getByText('Vous n’avez aucune autre session ouverte.').waitFor();
  expect(await Promise.all(others.map((isThere) => isThere()))).toEqual([false, false]);
});

test('an administrator ends the sessions of a colleague by a button, and reads it in the audit log', async () => {
  const { id, account, staff, logInOnPhone } = await newEditor();
  const isOnPhone = await logInOnPhone();
  await staff.context().addCookies([{ name: 'payload-lng', value: 'en', url: adminOrigin }]);
  await openForm(staff, `${stack.admin}/collections/users/${id}`);
  const sessions = staff.getByRole('region', { name: 'Open sessions' });
  await sessions.getByText('Safari on iPhone').waitFor();
  await sessions.getByRole('button', { name: 'End all sessions' }).click();
  await staff.getByText(`${account.email} will have to log in again on every device.`).waitFor();
  await staff.locator('.confirmation-modal').getByRole('button', { name: 'End all sessions' }).click();
  await sessions.getByText('No open session.').waitFor();
  expect(await isOnPhone()).toBe(false);
  // Documents of other collections have the same ids.
  const ofAccount = { 'where[subject][equals]': 'users', 'where[subject_id][equals]': String(id) };
  const query = new URLSearchParams({ ...ofAccount, sort: '-id', limit: '1' });
  const { docs } = await (await callAdmin(staff, `/api/audit-log?${query}`)).json();
  expect(docs[0]).toMatchObject({ action: 'sessions_ended', title: account.email });
});
