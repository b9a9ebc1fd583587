import type { APIResponse, Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { stack } from './browser.ts';

export const adminOrigin = new URL(stack.admin).origin;

export interface Account {
  email: string;
  password: string;
}

interface Call {
  method?: string;
  data?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request with the page's cookies as a page of the admin would: the admin ignores the cookie without an origin. */
export const callAdmin = (page: Page, path: string, { headers, ...call }: Call = {}): Promise<APIResponse> =>
  page.request.fetch(`${adminOrigin}${path}`, { ...call, headers: { origin: adminOrigin, ...headers } });

/** Makes the page one of the staff account, which is logged in already. */
async function useStaffSession(page: Page): Promise<void> {
  const [name = '', value = ''] = stack.staffCookie.split('=');
  await page.context().addCookies([{ name, value, url: adminOrigin }]);
}

/** Logs the page in without the form, for tests about what comes after. */
export async function logInByRequest(page: Page, account?: Account): Promise<void> {
  if (!account) return useStaffSession(page);
  const answer = await callAdmin(page, '/api/users/login', { method: 'POST', data: account });
  expect(answer.status()).toBe(200);
}

/**
 * Opens the page behind a link of a list. The list writes its settings into the address after it has loaded, which cancels a
 * navigation that a click has begun.
 */
export async function openFromList(page: Page, name: string): Promise<void> {
  const address = await page.getByRole('link', { name, exact: true }).first().getAttribute('href');
  await page.goto(new URL(address ?? '', stack.admin).href);
}

/** Waits until the form that the page shows keeps what is typed: it empties fields that are filled before. */
export async function waitForForm(page: Page): Promise<void> {
  await page.locator('form[data-form-ready="true"]').first().waitFor();
  await page.locator('form[data-form-ready="false"]').waitFor({ state: 'detached' });
}

/** Expands a row of a form, which shows as an account has left it. The fields of the row come later. */
export async function expandRow(row: Locator): Promise<void> {
  const isCollapsed = (await row.getAttribute('class'))?.includes('collapsible--collapsed');
  if (isCollapsed) await row.locator('.collapsible__toggle').first().click();
}

/** Opens a page of the admin with a form. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForForm(page);
}

/**
 * Presses the button of a form of Payload until its request is sent: the form ignores presses until it has validated its fields,
 * and shows no sign of it.
 */
export async function submitForm(page: Page, button: Locator, path: string): Promise<void> {
  const isOwn = (request: Request) => request.method() !== 'GET' && new URL(request.url()).pathname.startsWith(path);
  await pressUntilSent(page, { isOwn, findButton: async () => button, pause: 2000 });
}

/**
 * Presses the button that publishes a page until the page is sent: also the one of the check that comes before it, when that has
 * something to show.
 */
export async function publishPage(page: Page): Promise<void> {
  const publish = page.getByRole('button', { name: /^(Publier les modifications|Publish changes)$/ });
  const anyway = page.getByRole('button', { name: /^(Publier quand même|Publish anyway)$/ });
  const isOwn = (request: Request) =>
    request.method() === 'PATCH' && /^\/api\/pages\/\d+$/.test(new URL(request.url()).pathname);
  const findButton = async () => ((await anyway.isVisible()) ? anyway : publish);
  await pressUntilSent(page, { isOwn, findButton, pause: 500 });
}

interface Presses {
  isOwn: (request: Request) => boolean;
  findButton: () => Promise<Locator>;
  /** Time in which a press sends the request, unless the form ignored it, ms. */
  pause: number;
}

/** Presses a button again and again, and returns as soon as a press has sent the request. */
async function pressUntilSent(page: Page, { isOwn, findButton, pause }: Presses): Promise<void> {
  const sent = Promise.withResolvers<true>();
  const listen = (request: Request) => isOwn(request) && sent.resolve(true);
  page.on('request', listen);
  const press = async () => {
    const button = await findButton();
    await Promise.race([sent.promise, button.click({ timeout: 2000 }).catch(() => undefined)]);
    const late = page.waitForRequest(isOwn, { timeout: pause }).then(
      () => true,
      () => false,
    );
    return Promise.race([sent.promise, late]);
  };
  await expect.poll(press, { interval: 50 }).toBe(true);
  page.off('request', listen);
}

/** Makes an account on behalf of the administrator who is logged in on the page. */
export async function createAccount(page: Page, data: Account & Record<string, unknown>): Promise<number> {
  const answer = await callAdmin(page, '/api/users', { method: 'POST', data });
  expect(answer.status()).toBe(201);
  const { doc } = await answer.json();
  return doc.id;
}
