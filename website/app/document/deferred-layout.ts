import { useEffect, useInsertionEffect, useRef } from 'react';
import type { Shown } from '../navigation/shown-page.ts';
import { whenIdle } from '../ui/when-idle.ts';

declare global {
  /** Style sheet that leaves blocks without layout; undefined when all have theirs. Defined by the script below. */
  var deferredLayout: CSSStyleSheet | undefined;
}

/** Estimated height of a block or a row that has no layout yet, px. */
const estimatedHeight = 600;

/** Blocks of the page but the first, those of the footer, and the rows of long lists within a block but the first. */
const deferred = ':is(main>[data-block],main~[data-block],[data-deferred-rows]>*):nth-child(n+2)';

/** Leaves blocks and rows without layout while they are far from the screen. */
const rule = `@media screen{${deferred}{content-visibility:auto;contain-intrinsic-size:auto ${estimatedHeight}px}}`;

/**
 * Script of the head that leaves blocks and rows below the first screen without layout until the page is interactive: each font that
 * arrives would lay out the whole page again, in one long task (docs/decisions/0035-defer-the-layout-of-blocks-below.md). A page that
 * opens elsewhere than at its top needs the true heights at once.
 */
export const deferLayout =
  `if (!location.hash && document.adoptedStyleSheets && performance.getEntriesByType('navigation')[0]?.type == 'navigate') {
  deferredLayout = new CSSStyleSheet;
  deferredLayout.replaceSync(${JSON.stringify(rule)});
  document.adoptedStyleSheets = [deferredLayout];
}`.replace(/\n\s*/g, ' ');

/** Time after which an element is laid out although the page is never idle, ms. */
const timeoutMs = 200;

/**
 * Lays out what waits on the page of the document once it is interactive, and does the same on each page that the visitor goes to from there.
 * Pages that open at a fragment or at a former position have their whole layout at once.
 */
export function useDeferredLayout({ content, arrival, keepsScroll, place }: Shown<unknown>): void {
  const known = useRef(content);
  const opensAtTop = arrival === 'push' && !keepsScroll && place.hash === '';
  // Runs before the layout effects of the blocks, which may measure the new page.
  useInsertionEffect(() => {
    if (known.current === content) return;
    known.current = content;
    removeSheet(globalThis.deferredLayout);
    if (opensAtTop) adoptSheet();
  }, [content, opensAtTop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page, which has a sheet of its own
  useEffect(layOutBlocks, [content]);
}

function adoptSheet(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  globalThis.deferredLayout = sheet;
}

function removeSheet(sheet: CSSStyleSheet | undefined): void {
  if (!sheet || globalThis.deferredLayout !== sheet) return;
  globalThis.deferredLayout = undefined;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
}

/**
 * Lays out the blocks and rows that wait, in the order of the document and while the page is idle, so that no task is long. Each gets a style
 * of its own: a change of the sheet makes the browser match every element of the page again. Returns a function that lays out the rest at once.
 */
export function layOutBlocks(): () => void {
  const sheet = globalThis.deferredLayout;
  const elements = sheet ? [...document.querySelectorAll<HTMLElement>(deferred)] : [];
  let next = 0;
  const finish = () => {
    removeSheet(sheet);
    for (const { style } of elements.slice(0, next)) style.removeProperty('content-visibility');
  };
  const layOutSome = (deadline?: IdleDeadline) => {
    if (globalThis.deferredLayout !== sheet) return;
    let left = deadline?.timeRemaining() ?? 0;
    let used = 0;
    do {
      const element = elements[next];
      if (!element) return finish();
      next += 1;
      element.style.setProperty('content-visibility', 'visible');
      // Reading a size lays the element out now, so that the remaining time is known.
      void element.offsetHeight;
      used = left - (deadline?.timeRemaining() ?? 0);
      left -= used;
      // The next one takes about as long.
    } while (left > used);
    whenIdle(layOutSome, { timeoutMs });
  };
  if (sheet) whenIdle(layOutSome, { timeoutMs });
  return finish;
}
