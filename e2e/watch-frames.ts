import type { Page } from 'playwright-core';

/**
 * Reads a number in every frame of the pages that are opened from here on, null before there is one. The processor is slowed down, so that
 * each step of a page's start has a frame of its own. Returns a function that returns the different numbers of the page since its start.
 */
export async function watchFrames(page: Page, read: () => number | null): Promise<() => Promise<number[]>> {
  await page.addInitScript(`{
    const seen = new Set();
    const look = () => {
      const value = document.body && (${read})();
      if (value !== null) seen.add(value);
      requestAnimationFrame(look);
    };
    look();
    window.seenInFrames = seen;
  }`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  return () => page.evaluate(() => [...Reflect.get(window, 'seenInFrames')]);
}
