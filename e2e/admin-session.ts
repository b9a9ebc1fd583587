import type { APIResponse, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { stack } from './browser.ts';

export const adminOrigin = new URL(stack.admin).origin;

export interface Account {
  email: string;
  password: string;
}

type Call = { method?: string; data?: unknown; headers?: Record<string, string> };

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

/**
 * Presses the button of a form of Payload until its request is sent: the form ignores presses until it has validated its fields,
 * and shows no sign of it.
 */
export async function submitForm(page: Page, button: Locator, path: string): Promise<void> {
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() !== 'GET' && new URL(request.url()).pathname.startsWith(path);
  });
  const press = async () => {
    if (!isSent) await button.click({ timeout: 2000 }).catch(() => undefined);
    return isSent;
  };
  await expect.poll(press, { interval: 2000, timeout: 60_000 }).toBe(true);
}

/** Makes an account on behalf of the administrator who is logged in on the page. */
export async function createAccount(page: Page, data: Account & Record<string, unknown>): Promise<number> {
  const answer = await callAdmin(page, '/api/users', { method: 'POST', data });
  expect(answer.status()).toBe(201);
  const { doc } = await answer.json();
  return doc.id;
}
