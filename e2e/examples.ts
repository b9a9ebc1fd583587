import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';
import { expectAccessible, expectLegible } from './accessibility.ts';
import { expectFitsEveryScreen, stack } from './browser.ts';

/** Returns the address of the QA page with the examples that the query names. */
export function examplesAddress(query: Record<string, string | string[]>): string {
  const pairs = Object.entries({ ...query, scheme: schemeNames[0] }).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  return `${stack.agency}/qa/sections?${new URLSearchParams(pairs)}`;
}

/**
 * Expects that the examples on the page fit every screen and that axe finds nothing in any colour scheme. The schemes are
 * checked in French alone, since colours do not depend on the language.
 */
export async function expectSoundExamples(page: Page, lang: Locale): Promise<void> {
  await expectFitsEveryScreen(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const [first, ...others] = schemeNames;
  await expectAccessible(page, 'part');
  if (lang !== 'fr') return;
  let current: string = first;
  for (const scheme of others) {
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
