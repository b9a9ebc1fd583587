import { rowElementId } from '../blocks/row-elements.ts';
import { nextFrame } from '../forms/awaited-field.ts';

/** Number of frames after which a row that is still closed is expanded again. */
const expandAgainFrames = 60;

/** Number of frames with the same height after which a row counts as fully expanded. */
const settledFrames = 4;

const textFields = 'input:not([type="hidden"], [type="checkbox"]), textarea, [contenteditable="true"]';

interface Row {
  /** Path of the list. */
  list: string;
  index: number;
  expand: (index: number) => void;
  /** Aborted when the row must no longer take the focus (`awaitField`). */
  signal: AbortSignal;
}

/** Expands a row of a list in the first tab, scrolls to it, and moves the focus to its first field. */
export async function openRow(given: Row): Promise<void> {
  given.expand(given.index);
  const row = await findExpanded(given);
  if (!row) return;
  row.scrollIntoView({ block: 'start', behavior: 'smooth' });
  row.querySelector<HTMLElement>(textFields)?.focus({ preventScroll: true });
}

/**
 * Returns the element of a row once it is expanded, after opening the first tab, which holds the content; null when it does not come in time. It waits
 * until the row stops growing, because a growing row cannot be scrolled to the top.
 */
async function findExpanded({ list, index, expand, signal }: Row): Promise<Element | null> {
  let height = -1;
  let settled = 0;
  for (let frame = 0; !signal.aborted; frame += 1) {
    const row = document.getElementById(`${rowElementId(list)}${index}`);
    if (!row && frame === 0) document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click();
    const isExpanded = row !== null && row.querySelector(textFields) !== null;
    // An answer of the server that was already under way when the row was expanded collapses it again.
    if (row && !isExpanded && frame % expandAgainFrames === expandAgainFrames - 1) expand(index);
    const isSettled = isExpanded && row?.clientHeight === height;
    settled = isSettled ? settled + 1 : 0;
    height = row?.clientHeight ?? -1;
    if (settled >= settledFrames) return row;
    await nextFrame();
  }
  return null;
}
