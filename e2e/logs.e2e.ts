import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';
import { lastMailTo } from './outbox.ts';

const open = useBrowser();
/** Words that stand nowhere but in what the visitor and the member of staff of this test enter. */
const canary = `canari${Date.now()}`;
const email = `${canary}@example.com`;

/** Returns the logs of all parts and of the database. */
async function logs(): Promise<Map<string, string>> {
  const folder = join(stack.dataDir, 'logs');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const paths = [...names.map((name) => join(folder, name)), join(stack.dataDir, 'postgres/log')];
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)));
}

/** Returns the lines of all logs that hold a text. */
const linesWith = async (text: string) =>
  [...(await logs())].flatMap(([path, log]) =>
    log.split('\n').flatMap((line) => (line.includes(text) ? [`${path}: ${line.slice(0, 200)}`] : [])),
  );

test('nothing that visitors and staff enter stands in a log: names, addresses, messages, searches and passwords', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/fr/contact?utm_source=${canary}`);
  await page.getByLabel('Prénom').fill(canary);
  await page.getByLabel('Nom', { exact: true }).fill(canary);
  await page.getByLabel('Courriel').fill(email);
  await page.getByLabel('Message').fill(`Bonjour, ${canary}`);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await page.getByText('Message envoyé').waitFor();
  // The mails to the broker and the visitor have been sent by then.
  await lastMailTo(email, 1);

  await page.goto(`${stack.agency}/fr/proprietes?q=${canary}`);
  // A message that is refused, and one that the database cannot store.
  for (const text of ['', `${canary}\0`])
    await fetch(`${stack.agency}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: stack.agency },
      body: new URLSearchParams({ first_name: canary, email, message: text }),
    });

  const origin = new URL(stack.admin).origin;
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });
  await post('login', { email, password: `${canary}-secret` });
  await post('forgot-password', { email });
  await fetch(`${origin}/api/users/${canary}`, { headers: { authorization: `JWT ${canary}` } });

  await fetch(`${origin}/admin/reset/${canary}`);
  await fetch(`${origin}/api/media/file/${canary}.jpg?name=${canary}`);

  expect(await linesWith(canary)).toEqual([]);
  // The logs are read where the parts write: what they say of a start is there.
  expect((await linesWith('core answers on port')).length).toBeGreaterThan(0);
  const ofAdmin = await linesWith('"route":"/api/users/login"');
  expect(ofAdmin.length).toBeGreaterThan(0);
});
