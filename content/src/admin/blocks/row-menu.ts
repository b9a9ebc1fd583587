import { rowElementId, rowIndexOf } from './row-elements.ts';

/**
 * Gives entries of Payload's menu of a row another action. The menu has no slots, and its own entries open a picker without samples,
 * and paste over the row.
 */

export type RowMenuAction = 'add-after' | 'copy' | 'paste-after' | 'duplicate' | 'save-reusable' | 'detach';

/** An entry that Payload's menu does not have. */
export interface AddedEntry {
  action: 'save-reusable' | 'detach';
  label: string;
}

const actionsByClass: Readonly<Record<string, RowMenuAction>> = {
  'array-actions__add': 'add-after',
  'array-actions__copy': 'copy',
  'array-actions__paste': 'paste-after',
  'array-actions__duplicate': 'duplicate',
  'array-actions__save-reusable': 'save-reusable',
  'array-actions__detach': 'detach',
};

/** Calls `onAction` for the entries of the menus of the rows of the list that `field` names now, in place of Payload's own actions. */
export function replaceRowMenu(
  field: () => string,
  {
    onAction,
    entryOf,
  }: {
    onAction: (action: RowMenuAction, index: number) => void;
    /** Returns the entry that is added to the menu of a row. */
    entryOf: (index: number) => AddedEntry;
  },
  signal: AbortSignal,
) {
  /** Index of the row whose menu was opened last; null for a row of another list. */
  let opened: number | null = null;
  const listen = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const trigger = target?.closest('.array-actions__button');
    if (trigger) {
      const row = trigger.closest('[id*="-row-"]');
      opened = row?.id.startsWith(rowElementId(field())) ? rowIndexOf(field(), row) : null;
      if (opened !== null) void addEntry(entryOf(opened));
    }
    const entry = target?.closest('.array-actions__action');
    const action = Object.entries(actionsByClass).find(([name]) => entry?.classList.contains(name))?.[1];
    if (!action || opened === null) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    // The menu closes at a press outside it.
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    onAction(action, opened);
  };
  window.addEventListener('click', listen, { capture: true, signal });
}

/** Maximum number of frames for which the menu is awaited. */
const maxFrames = 60;

/** Adds an entry before “Copy” to the menu that opens, in the look of its own entries. */
async function addEntry({ action, label }: AddedEntry): Promise<void> {
  for (let frame = 0; frame < maxFrames; frame += 1) {
    const copy = [...document.querySelectorAll('.array-actions__copy')].find(isShown);
    if (copy?.parentElement?.querySelector(`.array-actions__${action}`)) return;
    if (copy instanceof HTMLElement) {
      const entry = document.createElement('button');
      entry.type = 'button';
      entry.className = copy.className.replace('array-actions__copy', `array-actions__${action}`);
      entry.textContent = label;
      copy.before(entry);
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}

/** True for a visible element: Payload keeps the hidden menus of other rows in the document. jsdom, in unit tests, has no layout. */
const isShown = (element: Element): boolean =>
  typeof element.checkVisibility !== 'function' ||
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
