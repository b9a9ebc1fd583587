import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, type S3Double, startS3Double } from '../content/test/s3-double.ts';
import { logInByRequest, waitForForm } from './admin-session.ts';
import { expectNoSidewaysScroll, useBrowser } from './browser.ts';
import { startAdmin } from './start-admin.ts';

type Admin = Awaited<ReturnType<typeof startAdmin>>;

const open = useBrowser();
let s3: S3Double;
const admins: Partial<Record<'signed' | 'plain', Admin>> = {};
beforeAll(async () => {
  s3 = await startS3Double();
  admins.signed = await startAdmin({ ...s3.variables, MEDIA_SIGNED_UPLOADS: 'true' });
  admins.plain = await startAdmin(s3.variables);
});
afterAll(async () => {
  await Promise.all([admins.signed?.stop(), admins.plain?.stop()]);
  await s3?.stop();
});
beforeEach(() => {
  s3.state.fault = () => null;
});

const picture = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#aaccee' } })
    .png()
    .toBuffer();
const texts = {
  fr: {
    save: 'Enregistrer',
    retry: 'Réessayer',
    failed: 'L’enregistrement n’a pas abouti',
  },
  en: { save: 'Save', retry: 'Try again', failed: 'Saving did not work' },
};

/** Opens the form of a new picture, chooses a file and describes it. */
async function fillForm(page: Page, admin: Admin, language: 'fr' | 'en' = 'fr') {
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: admin.origin }]);
  await page.goto(`${admin.origin}/admin/collections/media/create?locale=fr`);
  await waitForForm(page);
  const file = { name: 'facade.png', mimeType: 'image/png', buffer: await picture() };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const t = texts[language];
  const alt = page.locator('#field-alt');
  await alt.fill('La façade');
  const failed = page.getByRole('region', { name: t.failed });
  return {
    alt,
    failed,
    save: page.getByRole('button', { name: t.save, exact: true }),
    retry: failed.getByRole('button', { name: t.retry }),
  };
}

/** Expects that a picture is saved, and deletes it. */
async function expectSaved(page: Page, { origin }: Admin) {
  await page.waitForURL(/\/media\/\d+/);
  const id = /\/media\/(\d+)/.exec(page.url())?.[1];
  const answer = await page.request.delete(`${origin}/api/media/${id}`, { headers: { origin } });
  expect(answer.status()).toBe(200);
}

const refused = /^L’espace de stockage a refusé le fichier\. Rien n’a été changé/;
const lost = /^Le fichier n’est pas arrivé à l’espace de stockage\. Rien n’a été changé/;
const silent = /^L’espace de stockage de la médiathèque ne répond pas\. Rien n’a été changé/;

describe.each<['signed' | 'plain', Fault, RegExp]>([
  ['signed', 'breaks off', lost],
  ['signed', 'stops midway', lost],
  ['signed', 'fails', lost],
  ['signed', 'forbids', refused],
  ['plain', 'breaks off', silent],
  ['plain', 'stops midway', silent],
  ['plain', 'forbids', silent],
])('with a %s upload and a store that %s', (kind, fault, sentence) => {
  test('an editor reads what happened, keeps file and description, and saves them by trying again', async () => {
    const admin = admins[kind] as Admin; // started before the tests
    const page = await open();
    const { alt, failed, save, retry } = await fillForm(page, admin);
    s3.state.fault = (method) => (method === 'PUT' ? fault : null);
    await save.click();
    await failed.getByText(sentence).waitFor();
    const told = await page.locator('.save-summary, [data-sonner-toast]').allTextContents();
    expect(told.join()).not.toMatch(/Error|Forbidden|Failed|\b[45]\d\d\b/);
    expect(await alt.inputValue()).toBe('La façade');
    s3.state.fault = () => null;
    await retry.click();
    await expectSaved(page, admin);
  });
});

test('the reason is told in English, within the screen of a phone', async () => {
  const admin = admins.signed as Admin; // started before the tests
  const page = await open({ viewport: { width: 390, height: 844 } });
  const { failed, save } = await fillForm(page, admin, 'en');
  s3.state.fault = (method) => (method === 'PUT' ? 'forbids' : null);
  await save.click();
  await failed.getByText(/^The storage refused the file\. Nothing was changed/).waitFor();
  await expectNoSidewaysScroll(page);
});

test('a server that is away, and a proxy alone, are told in words', async () => {
  const admin = admins.plain as Admin; // started before the tests
  const page = await open();
  const { failed, save, retry } = await fillForm(page, admin);
  await page.route('**/api/media?*', (route) => route.abort());
  await save.click();
  await failed.getByText(/^Le serveur n’a pas répondu\./).waitFor();
  await page.unroute('**/api/media?*');
  await page.route('**/api/media?*', (route) =>
    route.fulfill({ status: 413, body: '<h1>413 Request Entity Too Large</h1>' }),
  );
  await retry.click();
  await failed.getByText(/^Ce fichier est trop lourd/).waitFor();
  await page.unroute('**/api/media?*');
  await retry.click();
  await expectSaved(page, admin);
});

test('several files that do not arrive are told in French with the reason, and kept until they do', async () => {
  const admin = admins.signed as Admin; // started before the tests
  const page = await open();
  await logInByRequest(page);
  await page.goto(`${admin.origin}/admin/collections/media`);
  await page.getByRole('button', { name: 'Ajouter plusieurs fichiers' }).click();
  const buffer = await picture();
  // Other files add media to the same library meanwhile.
  const run = `essai-${Date.now()}`;
  const files = ['a', 'b'].map((name) => ({ name: `${run}-${name}.png`, mimeType: 'image/png', buffer }));
  await page.locator('dialog input[type=file]').setInputFiles(files);
  s3.state.fault = (method) => (method === 'PUT' ? 'forbids' : null);
  const save = page.locator('dialog').getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await page.getByText(/^2 fichiers n’ont pas été enregistrés\. L’espace de stockage a refusé le fichier\./).waitFor();
  s3.state.fault = () => null;
  await save.click();
  await page.getByText('2 fichiers sont enregistrés.').waitFor();
  const headers = { origin: admin.origin };
  const query = `where[filename][like]=${run}`;
  const { docs } = await (
    await page.request.get(`${admin.origin}/api/media?${query}&sort=filename`, { headers })
  ).json();
  for (const { id } of docs) await page.request.delete(`${admin.origin}/api/media/${id}`, { headers });
  expect(docs).toMatchObject(['a', 'b'].map((name) => ({ filename: expect.stringMatching(`^${run}-${name}-`) })));
});
