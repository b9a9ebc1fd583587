/** Returns the index that a key leads to in a grid, row by row; null for other keys. */
export function moveInGrid(key: string, index: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowRight: index + 1, ArrowLeft: index - 1, ArrowDown: index + columns, ArrowUp: index - columns },
    ...{ Home: 0, End: count - 1 },
  };
  const to = steps[key];
  if (to === undefined) return null;
  return to >= 0 && to < count ? to : index;
}
