import { useEffect, useInsertionEffect, useRef } from 'react';
import type { Shown } from '../navigation/shown-page.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { deferred, deferredRule } from './deferred-rule.ts';

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
  sheet.replaceSync(deferredRule);
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
      // Assumes that the next element takes about as long as this one.
    } while (left > used);
    whenIdle(layOutSome, { timeoutMs });
  };
  if (sheet) whenIdle(layOutSome, { timeoutMs });
  return finish;
}
