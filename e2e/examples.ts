import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import type { Page } from 'playwright-core';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible, expectLegible } from './accessibility.ts';
import { expectFitsEveryScreen, stack } from './browser.ts';

const [firstScheme, ...otherSchemes] = schemeNames;
const nextSchemes = inTurn(otherSchemes);

/** Returns the address of the QA page with the examples that the query names. */
export function examplesAddress(query: Record<string, string | string[]>): string {
  const pairs = Object.entries({ ...query, scheme: firstScheme }).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  return `${stack.agency}/qa/sections?${new URLSearchParams(pairs)}`;
}

/** Expects that the examples on the page fit every screen and that axe finds nothing, nor about colours in the other schemes. */
export async function expectSoundExamples(page: Page): Promise<void> {
  await expectFitsEveryScreen(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page, 'part');
  let current: string = firstScheme;
  for (const scheme of nextSchemes()) {
    await recolor(page, current, scheme);
    await expectLegible(page);
    current = scheme;
  }
}

/**
 * Changes the colour scheme in place, at a tenth of what loading the page again costs: a scheme changes custom properties
 * alone. What has another scheme of its own, such as a lightbox, keeps it.
 */
const recolor = (page: Page, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([from, to]) => {
      for (const element of document.querySelectorAll<HTMLElement>(`[data-scheme="${from}"]`))
        element.dataset.scheme = to;
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    },
    [from, to] as const,
  );
