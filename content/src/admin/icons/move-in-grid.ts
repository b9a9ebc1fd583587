/** Returns the index to which a key moves the selection in a grid that is filled row by row; null for keys that do not move it. */
export function moveInGrid(key: string, index: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowRight: index + 1, ArrowLeft: index - 1, ArrowDown: index + columns, ArrowUp: index - columns },
    ...{ Home: 0, End: count - 1 },
  };
  const to = steps[key];
  if (to === undefined) return null;
  return to >= 0 && to < count ? to : index;
}
