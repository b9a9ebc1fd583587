import type { Page } from 'playwright-core';
import { walkByKeyboard } from './keyboard-walk.ts';

/** Content of a view that the project adds to Payload: beside the navigation, or without it before the log-in. */
const views = ['.template-default__wrap', '.account'];

/** Fields and panels that the project adds to Payload's forms and lists. */
const parts = [
  ...['.variant-bar', '.schedule', '.add-to-menu', '.uses', '.theme-panel', '.criteria', '.menu-tree', '.tags-field'],
  ...['.redirect-import', '.icon-field', '.color-field', '.history-buttons', '.preview-buttons', '.bulk-actions'],
];

/**
 * Screens without a part that the project adds: lists whose tools appear only after a selection, which the dialog tests make, and screens
 * that are entirely Payload's.
 */
const isPayloads = (path: string): boolean =>
  (/^\/collections\/[\w-]+(\/trash|\/payload-folders)?$/.test(path) && path !== '/collections/redirects') ||
  ['/account', '/unknown'].includes(path);

/** Screens of which Payload draws only the frame. */
const isOwnView = (path: string): boolean =>
  !/^\/(collections|globals|account|unknown)/.test(path) || /\/(languages|versions)(\/|$)/.test(path);

/**
 * Walks by keyboard through the parts that the project adds to the admin screen that the page shows, with the rows and tabs of a form open.
 * Returns the faults found. The form of a new document is left out, because it has the same parts as the form of an existing one.
 */
export async function walkThroughScreen(page: Page, path: string): Promise<string[]> {
  if (path.endsWith('/create') || isPayloads(path)) return [];
  return isOwnView(path) ? await walkThrough(page, views) : await walkThroughTabs(page);
}

/** Walks through the visible ones of some parts of a screen. Returns what is wrong with each. */
async function walkThrough(page: Page, selectors: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const part of selectors) {
    if ((await page.locator(`${part}:visible`).count()) === 0) continue;
    for (const problem of await walkByKeyboard(page, part)) problems.push(`${part}: ${problem}`);
  }
  return problems;
}

/** Rows that hold fields that the project adds. */
const rows = ['#header-row-0', '#blocks-row-0', '#blocks-0-list_items_repeater-row-0'];

/** Walks through our parts of each tab of a form, with the rows that hold them open, or of a form or list without tabs. */
async function walkThroughTabs(page: Page): Promise<string[]> {
  const tabs = page.locator('.tabs-field__tab-button');
  const problems: string[] = [];
  for (let index = 0; index < Math.max(1, await tabs.count()); index += 1) {
    if ((await tabs.count()) > 0) await tabs.nth(index).click();
    for (const row of rows) {
      const toggle = page.locator(`${row} > .collapsible--collapsed .collapsible__toggle`).first();
      if (await toggle.isVisible()) await toggle.click();
    }
    problems.push(...(await walkThrough(page, parts)));
  }
  return [...new Set(problems)];
}
