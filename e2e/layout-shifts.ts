import type { Page } from 'playwright-core';

interface Shifts {
  /** Sum as in Cumulative Layout Shift. */
  value: number;
  moved: Moved[];
}

interface Moved {
  /** Start of the HTML around what moved, and its two places. */
  element: string;
  /** True for what kept its height and its place in the height of the page. */
  isSideways: boolean;
}

/** The returned function says what has moved in a page from now on, or from its start. */
export async function watchShifts(page: Page, since: 'from now on' | 'from the start'): Promise<() => Promise<Shifts>> {
  const seen = await page.evaluateHandle((buffered) => {
    const shifts: Shifts = { value: 0, moved: [] };
    const rectangle = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    const note = ({ value, sources }: LayoutShift) => {
      shifts.value += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const parent = node?.parentElement?.outerHTML.slice(0, 120);
        shifts.moved.push({
          element: `${parent} from ${rectangle(from)} to ${rectangle(to)}`,
          isSideways: from.y === to.y && from.height === to.height,
        });
      }
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as LayoutShift); // the only type that is observed
    }).observe({ type: 'layout-shift', buffered });
    return shifts;
  }, since === 'from the start');
  return async () => {
    // Shifts are reported with the frame after the one in which they are shown.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    return seen.jsonValue();
  };
}

/** Entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
