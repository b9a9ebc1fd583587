/** Returns the start of the ids that Payload gives to the elements of the rows of a list. */
export const rowElementId = (list: string): string => `${list.replaceAll('.', '-')}-row-`;

/** Returns the index of a row of a list by its element or one within it; null for other elements. */
export function rowIndexOf(list: string, element: Element | null): number | null {
  const start = rowElementId(list);
  const row = element?.closest(`[id^="${start}"]`);
  const index = row ? Number(row.id.slice(start.length)) : Number.NaN;
  return Number.isInteger(index) ? index : null;
}

/**
 * Gives the focus to the button of a row's menu, unless another element has it: the chosen entry, which had the focus, was removed with its
 * menu.
 */
export function focusRowMenu(list: string, index: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const row = document.getElementById(`${rowElementId(list)}${index}`);
    row?.querySelector<HTMLElement>('.array-actions__button')?.focus({ preventScroll: true });
  });
}
