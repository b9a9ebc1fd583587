import type { APIResponse, Page } from 'playwright-core';
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

/** Logs the page in by a request, for tests about what comes after. */
export async function logInByRequest(page: Page, account: Account = stack.staff): Promise<void> {
  const answer = await callAdmin(page, '/api/users/login', { method: 'POST', data: account });
  expect(answer.status()).toBe(200);
}

/** Makes an account on behalf of the administrator who is logged in on the page. */
export async function createAccount(page: Page, data: Account & Record<string, unknown>): Promise<number> {
  const answer = await callAdmin(page, '/api/users', { method: 'POST', data });
  expect(answer.status()).toBe(201);
  const { doc } = await answer.json();
  return doc.id;
}
