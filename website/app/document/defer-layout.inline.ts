import { deferredRule } from './deferred-rule.ts';

declare global {
  /** Style sheet that leaves blocks without layout; undefined when all have theirs. Defined by this script. */
  var deferredLayout: CSSStyleSheet | undefined;
}

/**
 * Leaves blocks and rows below the first screen without layout until the page is interactive: each font that arrives would lay out the
 * whole page again, in one long task (docs/decisions/0035-defer-the-layout-of-blocks-below.md). A page that opens elsewhere than at
 * its top needs the true heights at once.
 */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // of this type by its name
if (!location.hash && document.adoptedStyleSheets && navigation?.type === 'navigate') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(deferredRule);
  document.adoptedStyleSheets = [sheet];
  globalThis.deferredLayout = sheet;
}
