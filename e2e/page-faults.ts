import type { Page } from 'playwright-core';

/**
 * Faults that an eye would find on a page. Each function runs in the page, so it uses nothing from outside itself, and returns one text
 * for each fault.
 */
export const pageFaults: Record<string, () => string[]> = {
  'equal pictures': equalPictures,
  'orphan words': orphanWords,
  'cut texts': cutTexts,
  'parts beyond the screen': partsBeyondScreen,
  'missed alignments': missedAlignments,
};

/**
 * Finds pictures that show the same drawing twice on a page, whatever their size, unless both belong to cards that lead to the same address, such
 * as those of an article that is recommended above the list of all. Of results that grow while the visitor scrolls, only those within a page of
 * each other count.
 */
function equalPictures(): string[] {
  const smallest = 160;
  const pageOfResults = 25;
  const results = [...document.querySelectorAll('article[data-uls]')];
  const drawingOf = ({ currentSrc }: HTMLImageElement) => currentSrc.replace(/(-\d+)?\.\w+([?#].*)?$/, '');
  const targetOf = (image: HTMLImageElement) =>
    image.closest('a')?.href ??
    image.closest('article, li')?.querySelector<HTMLAnchorElement>('a[href]')?.href ??
    image;
  const shown = [...document.images].filter((image) => {
    const { width, height } = image.getBoundingClientRect();
    return width >= smallest && height >= smallest / 2 && image.checkVisibility({ visibilityProperty: true });
  });
  const byDrawing = Object.groupBy(shown, drawingOf);
  return Object.entries(byDrawing).flatMap(([drawing, images = []]) => {
    const places = images.map((image) => ({
      target: targetOf(image),
      result: results.findIndex((result) => result.contains(image)),
    }));
    const isRepeated = places.some((one, index) =>
      places.slice(index + 1).some(({ target, result }) => {
        const isOnAnotherPage = one.result >= 0 && result - one.result >= pageOfResults;
        return target !== one.target && !isOnAnotherPage;
      }),
    );
    const targets = new Set(places.map(({ target }) => target));
    return drawing !== '' && isRepeated ? `${drawing.split('/').at(-1)}, ${targets.size} times` : [];
  });
}

/** Finds headings of several words whose last line is one short word. */
function orphanWords(): string[] {
  const shortest = 3;
  const longestOrphan = 6;
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].flatMap((heading) => {
    const text = heading.textContent.trim();
    const words = text.split(' ');
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let last: Node | null = null;
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) last = walker.currentNode;
    const content = last?.textContent?.trimEnd() ?? '';
    const start = content.lastIndexOf(' ') + 1;
    if (!last || words.length < shortest || start === 0 || content.length - start > longestOrphan) return [];
    if (!heading.checkVisibility({ visibilityProperty: true })) return [];
    const topOf = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(last, from);
      range.setEnd(last, to);
      return range.getBoundingClientRect().top;
    };
    const isAlone = topOf(start, content.length) - topOf(start - 2, start - 1) > 4;
    return isAlone ? text : [];
  });
}

/**
 * Finds texts that end beyond a box that hides what overflows it, other than lists that scroll, carousels, and excerpts that fade
 * out or end with an ellipsis.
 */
function cutTexts(): string[] {
  const tolerance = 2;
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const isScrolled = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  const isHiddenText = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest('svg, script, style, noscript, select, textarea, iframe, [inert], [aria-roledescription]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let frame: Element | null = parent; frame && frame !== document.body; frame = frame.parentElement) {
      const edges = frame.getBoundingClientRect();
      const { overflowX, overflowY, position, webkitLineClamp, maskImage } = getComputedStyle(frame);
      if (isScrolled(frame) || isHiddenText(edges) || webkitLineClamp !== 'none' || maskImage !== 'none') break;
      const isCutRight = hides(overflowX) && box.right > edges.right + tolerance;
      const isCutBelow = hides(overflowY) && box.bottom > edges.bottom + tolerance;
      if (isCutRight || isCutBelow) faults.push(`${text.slice(0, 60)} in ${frame.className || frame.localName}`);
      if (isCutRight || isCutBelow || position === 'fixed') break;
    }
  }
  return faults;
}

/** Finds elements that reach beyond the right edge of the screen without a list that scrolls or a box that hides them. */
function partsBeyondScreen(): string[] {
  const isHeld = (element: Element): boolean => {
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      const { overflowX } = getComputedStyle(frame);
      if (overflowX !== 'visible' && frame !== document.body && frame !== document.documentElement) return true;
    }
    return false;
  };
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { right, width, height } = element.getBoundingClientRect();
    const isBeyond = right > document.documentElement.clientWidth + 1 && width > 0 && height > 0;
    if (!isBeyond || isHeld(element) || !element.checkVisibility({ visibilityProperty: true })) return [];
    return `${element.localName}.${element.className} ends at ${Math.round(right)}`;
  });
}

/** Finds headings of blocks that stand almost, but not quite, at the left edge that most of them share. */
function missedAlignments(): string[] {
  const nearest = 2;
  const furthest = 14;
  const headings = [...document.querySelectorAll<HTMLElement>('main h1, main h2')].filter((heading) => {
    const isPlaced = heading.checkVisibility({ visibilityProperty: true }) && heading.getBoundingClientRect().width > 1;
    return isPlaced && ['start', 'left'].includes(getComputedStyle(heading).textAlign);
  });
  const leftOf = (heading: HTMLElement) => Math.round(heading.getBoundingClientRect().left);
  const groups = Object.values(Object.groupBy(headings, leftOf)).map((group = []) => group);
  const [common] = groups.toSorted((one, other) => other.length - one.length);
  const edge = common?.[0] ? leftOf(common[0]) : 0;
  return headings.flatMap((heading) => {
    const distance = Math.abs(leftOf(heading) - edge);
    return distance >= nearest && distance <= furthest ? `${heading.textContent.trim()}: ${distance} px` : [];
  });
}

/** Brings everything near the screen once, since maps, pictures and blocks below load when they are looked at; then returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle').catch(() => undefined);
}
