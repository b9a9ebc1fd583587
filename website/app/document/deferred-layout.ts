declare global {
  /** Style sheet that leaves blocks without layout; undefined when all have theirs. Defined by the script below. */
  var deferredLayout: CSSStyleSheet | undefined;
}

/** Estimated height of a block that has no layout yet, px. */
const estimatedHeight = 1000;

/** Returns the rule that leaves the blocks from a position on, counted from 1, without layout while they are far from the screen. */
const ruleFrom = (position: number) =>
  `@media screen{main>[data-block]:nth-child(n+${position}){content-visibility:auto;contain-intrinsic-size:auto ${estimatedHeight}px}}`;

/**
 * Script of the head that leaves blocks below the first screen without layout until the page is interactive: each font that
 * arrives would lay out the whole page again, in one long task (docs/decisions/0035-defer-the-layout-of-blocks-below.md). A page that
 * opens elsewhere than at its top needs the true heights at once.
 */
export const deferLayout =
  `if (!location.hash && document.adoptedStyleSheets && performance.getEntriesByType('navigation')[0]?.type == 'navigate') {
  deferredLayout = new CSSStyleSheet;
  deferredLayout.replaceSync(${JSON.stringify(ruleFrom(2))});
  document.adoptedStyleSheets = [deferredLayout];
}`.replace(/\n\s*/g, ' ');

/**
 * Lays out the blocks that wait, one in each frame, so that no task is long. Returns a function that lays out the rest at once.
 */
export function layOutBlocks(): () => void {
  const sheet = globalThis.deferredLayout;
  const count = document.querySelectorAll('main > [data-block]').length;
  let position = 2;
  const finish = () => {
    globalThis.deferredLayout = undefined;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
  const layOutNext = () => {
    if (!globalThis.deferredLayout) return;
    position += 1;
    if (position > count) return finish();
    sheet?.replaceSync(ruleFrom(position));
    requestAnimationFrame(layOutNext);
  };
  requestAnimationFrame(layOutNext);
  return finish;
}
