/** Maximum number of frames for which a row is awaited: React renders a tab and its rows in several steps. */
const maxFrames = 120;

/** Returns the element of a row of a top-level list, after opening the first tab, which holds the content; null when there is none. */
export async function findRow(field: string, index: number, signal: AbortSignal): Promise<Element | null> {
  for (let frame = 0; frame < maxFrames && !signal.aborted; frame += 1) {
    const row = document.getElementById(`${field}-row-${index}`);
    if (row) return row;
    if (frame === 0) document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click();
    await new Promise(requestAnimationFrame);
  }
  return null;
}
