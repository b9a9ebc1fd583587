import type { Locale } from '@vitrine/contract/locale.ts';
import { formatLocale } from '../locale/format.ts';
import { drawHeading, headingHeight, type Row } from './draw-summary.server.ts';
import type { Box, SheetDocument } from './sheet-document.server.ts';
import { styles } from './sheet-styles.ts';

/** The columns of a page, of the same width. `enter` begins the page. */
export interface PageOfColumns {
  columns: readonly Box[];
  enter?: () => void;
}

interface Part {
  height: number;
  /** Space above the part, unless it begins a column. */
  space?: number;
  /** Height of what follows and has to stay in the same column. */
  keep?: number;
}

/** Fills the columns of pages one after the other. What finds no place in the last one is left out. */
export class ColumnFlow {
  readonly #pages: Iterator<PageOfColumns>;
  #columns: readonly Box[] = [];
  /** Where the content of each column of the present page ends. */
  #ends: number[] = [];
  #at = 0;
  /** True once something was left out. */
  isFull = false;

  constructor(pages: Iterable<PageOfColumns>) {
    this.#pages = pages[Symbol.iterator]();
    this.nextPage();
  }

  /** Where the content of the present page ends, whichever its column. */
  get bottom(): number {
    return Math.max(0, ...this.#ends);
  }

  get isPageEmpty(): boolean {
    return this.#columns.every(({ y }, index) => this.#ends[index] === y);
  }

  /** Returns where a part is to be drawn; null when there is no room left. */
  place({ height, space = 0, keep = 0 }: Part): Omit<Box, 'height'> | null {
    while (!this.isFull) {
      const column = this.#columns[this.#at];
      const y = this.#startIn(this.#at, space);
      if (column && y + height + keep <= column.y + column.height) {
        this.#ends[this.#at] = y + height;
        return { x: column.x, y, width: column.width };
      }
      if (this.#at + 1 < this.#columns.length) this.#at += 1;
      else this.nextPage();
    }
    return null;
  }

  /** Goes on in the column of the present page that has most room, if something of this height fits into it. */
  choose(height: number, space: number): boolean {
    const rooms = this.#columns.map((column, index) => column.y + column.height - this.#startIn(index, space));
    const most = Math.max(...rooms);
    if (this.isFull || most < height) return false;
    this.#at = rooms.indexOf(most);
    return true;
  }

  /** Returns places side by side in all columns of the present page; none when there is no room. */
  placeAcross(height: number): Omit<Box, 'height'>[] {
    const y = this.bottom;
    if (this.#columns.some((column) => y + height > column.y + column.height)) return [];
    this.#ends = this.#columns.map(() => y + height);
    return this.#columns.map(({ x, width }) => ({ x, y, width }));
  }

  nextPage(): void {
    const { value, done } = this.#pages.next();
    if (done) {
      this.isFull = true;
      return;
    }
    value.enter?.();
    this.#columns = value.columns;
    this.#ends = this.#columns.map(({ y }) => y);
    this.#at = 0;
  }

  #startIn(index: number, space: number): number {
    const end = this.#ends[index] ?? 0;
    return end === this.#columns[index]?.y ? end : end + space;
  }
}

/** Space above a section, pt. */
export const sectionSpace = 14;

/** Says whether sections of these heights, the first on the left, have room in two columns when each takes the shorter one. */
export function haveRoom(heights: readonly number[], room: number): boolean {
  const ends = [0, 0];
  for (const [index, height] of heights.entries()) {
    const at = index > 0 && (ends[1] ?? 0) < (ends[0] ?? 0) ? 1 : 0;
    const end = ends[at] ?? 0;
    ends[at] = end + (end > 0 ? sectionSpace : 0) + height;
  }
  return Math.max(...ends) <= room;
}

interface Rows {
  title: string;
  rows: readonly Row[];
  /** True for a table that is shown in one column or not at all. */
  isWhole?: boolean;
}

/** Draws a heading with the first of its rows, then the other rows, in as many columns as they need. Returns whether there was room for it. */
export function flowTable(pdf: SheetDocument, flow: ColumnFlow, { title, rows, isWhole = false }: Rows): boolean {
  if (rows.length === 0) return false;
  const kept = isWhole ? rows : rows.slice(0, 3);
  const keep = heightOf(kept);
  const heading = flow.place({ height: headingHeight, space: sectionSpace, keep });
  if (!heading) return false;
  drawHeading(pdf, title, heading);
  pdf.group('Table', () => {
    for (const row of rows) {
      const place = flow.place({ height: row.height });
      if (place) row.draw(place.x, place.y);
    }
  });
  return true;
}

export const tableHeight = (rows: readonly Row[]): number => headingHeight + heightOf(rows);

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.height, 0);

/** Draws a table across the columns of the page, its parts side by side. Returns whether there was room for it. */
export function flowAcross(
  pdf: SheetDocument,
  flow: ColumnFlow,
  { title, parts }: { title: string; parts: readonly (readonly Row[])[] },
): boolean {
  const places = flow.placeAcross(Math.max(...parts.map(tableHeight)));
  const [first] = places;
  if (!first) return false;
  drawHeading(pdf, title, first);
  pdf.group('Table', () => {
    places.forEach(({ x, y }, index) => {
      let top = y + headingHeight;
      for (const row of parts[index] ?? []) {
        row.draw(x, top);
        top += row.height;
      }
    });
  });
  return true;
}

export interface Texts {
  title: string;
  paragraphs: readonly string[];
  /** Language of the texts where it is not that of the sheet. */
  lang: Locale | null;
}

const { lineHeight } = styles.body;
const paragraphSpace = 4;

export function textsHeight(pdf: SheetDocument, { paragraphs }: Texts, width: number): number {
  const counts = paragraphs.map((paragraph) => pdf.linesOf(paragraph, styles.body, width).length);
  const lines = counts.reduce((sum, count) => sum + count, 0);
  return lines === 0 ? 0 : headingHeight + lines * lineHeight + (paragraphs.length - 1) * paragraphSpace;
}

/** Draws a heading and paragraphs, which continue in the next column. */
export function flowTexts(
  pdf: SheetDocument,
  flow: ColumnFlow,
  width: number,
  { title, paragraphs, lang }: Texts,
): void {
  const wrapped = paragraphs.map((paragraph) => pdf.linesOf(paragraph, styles.body, width));
  const kept = Math.min(2, wrapped.flat().length);
  if (kept === 0) return;
  const heading = flow.place({ height: headingHeight, space: sectionSpace, keep: kept * lineHeight });
  if (!heading) return;
  drawHeading(pdf, title, heading);
  wrapped.forEach((lines, paragraph) => {
    const options = lang ? { lang: formatLocale(lang) } : {};
    pdf.group(
      'P',
      () => {
        lines.forEach((line, index) => {
          const space = index === 0 && paragraph > 0 ? paragraphSpace : 0;
          const place = flow.place({ height: lineHeight, space });
          if (place) pdf.tag('Span', () => pdf.text(line, place, { ...styles.body, lines: 1 }));
        });
      },
      options,
    );
  });
}
