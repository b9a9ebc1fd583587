import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about a whole page, which do not apply to an example of one block. */
const pageRules = [
  'page-has-heading-one',
  'region',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'heading-order',
];

/** Rules whose outcome depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects axe to find nothing at WCAG 2.2 AA nor against good practice. `part` leaves out the rules about whole pages; a
 * selector checks that element alone.
 */
export async function expectAccessible(page: Page, what: 'page' | 'part' | { within: string } = 'page'): Promise<void> {
  await expectNoViolations(page, typeof what === 'object' ? what.within : null, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries((what === 'part' ? pageRules : []).map((rule) => [rule, { enabled: false }])),
  });
}

/** Expects axe to find nothing about colours: enough after a change of the colour scheme of a page that is accessible. */
export async function expectLegible(page: Page): Promise<void> {
  await expectNoViolations(page, null, { runOnly: { type: 'rule', values: colourRules } });
}

async function expectNoViolations(page: Page, within: string | null, options: RunOptions): Promise<void> {
  expect(await findViolations(page, within, options)).toEqual([]);
}

/** Returns what axe finds in an element at WCAG 2.2 AA and against good practice. */
export const findViolationsWithin = (page: Page, within: string): Promise<string[]> =>
  findViolations(page, within, { runOnly: { type: 'tag', values: tags } });

/**
 * Runs axe in the page itself, on all of it or within a selector. The Playwright builder of axe injects its script again and
 * opens a second page for every run, which costs five times as much.
 */
async function findViolations(page: Page, within: string | null, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  // A frame holds a page of another company, with landmarks of its own; a sample has the colours of a theme, also those that are hard to read.
  const context = { exclude: [['iframe'], ['.theme-panel__sample']], ...(within !== null && { include: [[within]] }) };
  await page.evaluate(endTransitions);
  const violations = await page.evaluate(
    async ([context, options]): Promise<AxeResults['violations']> => {
      const { violations } = await Reflect.get(window, 'axe').run(context, options);
      return violations;
    },
    [context, { ...options, resultTypes: ['violations'] } satisfies RunOptions] as const,
  );
  await page.evaluate(allowTransitions);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/**
 * Ends the transitions that run and starts no other: half-way through one, a button that becomes enabled is too pale to read. Waits for
 * short animations. Runs in the page.
 */
async function endTransitions(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
  const isShort = ({ timeline, playState, effect }: Animation) =>
    timeline === document.timeline && playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000;
  const isEnded = (animation: Animation) => animation.finished.catch(() => undefined);
  await Promise.all(document.getAnimations().filter(isShort).map(isEnded));
}

/** Runs in the page. */
function allowTransitions(): void {
  document.adoptedStyleSheets.pop();
}
