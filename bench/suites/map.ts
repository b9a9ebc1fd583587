import { type Browser, chromium, type Page } from 'playwright-core';
import { startFakeSite } from '../../e2e/fake-site.ts';
import { coreWithMarkers, generateMarkers } from '../../e2e/generated-markers.ts';
import { PlainError } from '../../scripts/process/plain-error.ts';
import { chromiumFlags, findChromium } from '../../scripts/tests/chromium.mjs';
import type { Report } from '../figure.ts';

const suite = 'map';
const count = 50_000;

/** The search page before a core that sends 50,000 markers on the wire: how long the page is busy while they are moved. */
export async function measureMap(report: Report): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new PlainError('There is no Chromium: set CHROMIUM_PATH, or run npm test, which gets one.');
  const site = await startFakeSite({ core: coreWithMarkers(generateMarkers(count)) });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    await measurePanning(browser, `${site.origin}/fr/proprietes`, report);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measurePanning(browser: Browser, url: string, report: Report): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-CA' });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('[data-key]').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const named = (name: string) => ({ suite, name: `${name}, ${count.toLocaleString('en')} markers`, unit: 'ms' });
  report({ ...named('longest task of loading'), value: await longestTask(page) });
  let [panning, zooming, most] = [0, 0, 0];
  // Zooms from all markers down to streets, and drags the map back and forth at each zoom.
  for (let step = 0; step < 8; step++) {
    await drag(page);
    panning = Math.max(panning, await longestTask(page));
    most = Math.max(most, await page.locator('[data-key]').count());
    await page.getByRole('button', { name: 'Zoom avant' }).click();
    await page.waitForTimeout(700);
    zooming = Math.max(zooming, await longestTask(page));
  }
  report({ ...named('longest task while panning'), value: panning, bar: { atMost: 200 } });
  report({ ...named('longest task while zooming'), value: zooming, bar: { atMost: 200 } });
  report({ suite, name: 'most buttons on the map at once', value: most, unit: 'elements' });
  await page.close();
}

/** The map fills the right half of the screen. */
async function drag(page: Page): Promise<void> {
  for (const [x, y] of [
    [-220, 40],
    [200, -60],
    [-120, 120],
    [140, -100],
  ] as const) {
    await page.mouse.move(1130, 560);
    await page.mouse.down();
    await page.mouse.move(1130 + x, 560 + y, { steps: 30 });
    await page.mouse.up();
    await page.waitForTimeout(350);
  }
}

/** Returns the longest task since the last call, ms. A browser reports tasks from 50 ms on. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { tasks } = window as unknown as { tasks: number[] }; // put there by the script above
    return Math.max(0, ...tasks.splice(0));
  });
}
