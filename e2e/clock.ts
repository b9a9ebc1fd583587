import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Stops the time of the page, which then passes only when the test says so. Under `install` alone it goes on by itself. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // The clock cannot go back, so it stops a moment later.
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Polls a value while the time of the page passes in steps of so many ms, between which effects set their next timers. */
export const pollInSteps = <Value>(page: Page, step: number, read: () => Promise<Value>) =>
  expect.poll(async () => {
    await page.clock.runFor(step);
    return read();
  });
