import type { Page } from 'playwright-core';
import { startDataId } from '../website/app/document/start-data.ts';

/** Time limit of each step of a test in the browser, ms. A busy machine at half speed needs more than 60 s for a screen of the admin: only a hang reaches it. */
export const stepLimitMs = 120_000;

/**
 * Waits until the page reacts to the visitor: the application has taken it over, and so have the blocks that load with the page
 * and those on the screen, and all blocks have their layout; in the admin React has taken over every control, since it discards what is typed before. Returns at
 * once for any other page; throws when the page stays as it is.
 */
async function waitUntilInteractive(page: Page): Promise<void> {
  const isInteractive = (id: string) => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    if (location.pathname.startsWith('/admin'))
      return [...document.querySelectorAll('form, button, input, select, textarea')].every(isHydrated);
    if (!document.getElementById(id)) return true;
    if (performance.getEntriesByName('interactive').length === 0) return false;
    if (globalThis.deferredLayout) return false;
    // A block within another is hydrated with it; a lazy part of a block is not waited for.
    const frames = document.querySelectorAll<HTMLElement>('body > [data-hydration], main > [data-hydration]');
    const waiting = [...frames].filter((frame) => frame.dataset.hydrated === undefined);
    return waiting.every((frame) => {
      const { top, bottom, height } = frame.getBoundingClientRect();
      const isOnScreen = height > 0 && top < innerHeight && bottom > 0;
      return frame.dataset.hydration === 'static' || (frame.dataset.hydration === 'visible' && !isOnScreen);
    });
  };
  await page.waitForFunction(isInteractive, startDataId, { timeout: stepLimitMs }).catch((cause: unknown) => {
    const advice = 'A test whose scripts are late or missing says so by waitUntil: "domcontentloaded".';
    throw new Error(`${page.url()} did not become interactive within ${stepLimitMs} ms. ${advice}`, { cause });
  });
}

/** Makes `goto` and `reload` wait until the page is interactive, unless the test waits for less than the load event. */
export function waitAfterLoad(page: Page): void {
  const { goto, reload } = page;
  const isLoad = (waitUntil = 'load') => ['load', 'networkidle'].includes(waitUntil);
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (isLoad(options?.waitUntil)) await waitUntilInteractive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (isLoad(options?.waitUntil)) await waitUntilInteractive(page);
    return response;
  };
}
