/** A row of pictures: how many, and its height, pt. */
export interface PictureRow {
  count: 1 | 2 | 3;
  height: number;
}

interface Room {
  /** Height that is left on the page that has begun, pt. */
  first: number;
  /** Height of each further page, and their maximum number. */
  page: number;
  pages: number;
  /** Number of pictures in the widest row. */
  widest: 1 | 2;
  /** Space between rows, pt. */
  gap: number;
}

const heights: Record<PictureRow['count'], number> = { 1: 270, 2: 176, 3: 115 };
/** How much higher rows become so that a page ends at its foot. */
const maxStretch = 1.3;
/** Share of a page that its rows have to fill for it to be begun. */
const minShare = 0.5;

/**
 * Returns the rows of pictures of each page, the first of which has begun before: as few pages as show them all, with pictures as large as these have room for.
 * Pictures that would leave the last page almost empty are left out.
 */
export function pictureRows(count: number, room: Room): PictureRow[][] {
  for (let shown = count; shown > 0; shown--) {
    const pages = largestRows(shown, room);
    if (!pages) continue;
    const high = pages.map((rows, index) => stretched(rows, index === 0 ? room.first : room.page, room.gap));
    if (high.length === 1 || heightOf(high.at(-1) ?? [], room.gap) >= room.page * minShare) return high;
  }
  return [];
}

/** Returns the highest rows among those on the smallest number of pages; null when there is no room for so many pictures. */
function largestRows(count: number, room: Room): PictureRow[][] | null {
  const height = (pages: PictureRow[][]) => pages.reduce((sum, rows) => sum + heightOf(rows, 0), 0);
  const [best = null] = rowsOf(count, room.widest)
    .flatMap((rows) => paged(rows, room) ?? [])
    .sort((a, b) => a.length - b.length || height(b) - height(a));
  return best;
}

/** Returns all ways to set pictures in rows, wide rows first. */
function rowsOf(count: number, widest: 1 | 2 | 3): PictureRow['count'][][] {
  if (count === 0) return [[]];
  return ([1, 2, 3] as const)
    .filter((each) => each >= widest && each <= count)
    .flatMap((each) => rowsOf(count - each, each).map((rows) => [each, ...rows]));
}

/** Returns rows on pages, in a list of one; null when they need too many pages. */
function paged(counts: readonly PictureRow['count'][], { first, page, pages, gap }: Room): [PictureRow[][]] | null {
  const found: PictureRow[][] = [[]];
  let left = first;
  for (const count of counts) {
    const height = heights[count];
    if (height > left) {
      if (found.length > pages) return null;
      found.push([]);
      left = page;
    }
    found.at(-1)?.push({ count, height });
    left -= height + gap;
  }
  return [found];
}

const heightOf = (rows: readonly PictureRow[], gap: number): number =>
  rows.reduce((sum, { height }) => sum + height, 0) + Math.max(0, rows.length - 1) * gap;

/** Makes rows higher, so that they reach the foot of their page where they can. */
function stretched(rows: readonly PictureRow[], room: number, gap: number): PictureRow[] {
  const gaps = heightOf(rows, gap) - heightOf(rows, 0);
  const stretch = Math.min(maxStretch, Math.max(1, (room - gaps) / heightOf(rows, 0)));
  return rows.map(({ count, height }) => ({ count, height: height * stretch }));
}
