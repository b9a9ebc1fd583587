import type { Locale } from '@vitrine/contract/locale.ts';
import { formatLocale } from '../locale/format.ts';
import { drawHeading, headingHeight, type Row } from './draw-summary.server.ts';
import type { Box, SheetDocument } from './sheet-document.server.ts';
import { styles } from './sheet-styles.ts';

/** A column into which content flows. `enter` begins its page. */
export interface Column extends Box {
  enter?: () => void;
}

interface Part {
  height: number;
  /** Space above the part, unless it begins a column. */
  space?: number;
  /** Height of what follows and has to stay in the same column. */
  keep?: number;
  /** True for a part that begins a column. */
  isFirst?: boolean;
}

/** Fills columns of the same width one after the other. What finds no place in the last one is left out. */
export class ColumnFlow {
  readonly #columns: Iterator<Column>;
  #column: Column | null = null;
  #top = 0;
  /** Where the content of the present page ends, whichever its column. */
  bottom = 0;
  /** True once something was left out. */
  isFull = false;

  constructor(columns: Iterable<Column>) {
    this.#columns = columns[Symbol.iterator]();
    this.#next();
  }

  /** Returns where a part is to be drawn; null when there is no room left. */
  place({ height, space = 0, keep = 0, isFirst = false }: Part): Omit<Box, 'height'> | null {
    while (this.#column && !this.isFull) {
      const { x, y: first, width, height: whole } = this.#column;
      const y = this.#top === first ? first : this.#top + space;
      const isAllowed = !isFirst || y === first;
      if (isAllowed && y + height + keep <= first + whole) {
        this.#top = y + height;
        this.bottom = Math.max(this.bottom, this.#top);
        return { x, y, width };
      }
      this.#next();
    }
    this.isFull = true;
    return null;
  }

  #next(): void {
    const { value, done } = this.#columns.next();
    this.#column = done ? null : value;
    if (!this.#column) return;
    if (this.#column.enter) {
      this.#column.enter();
      this.bottom = 0;
    }
    this.#top = this.#column.y;
  }
}

/** Space above a section, pt. */
const sectionSpace = 14;

interface Rows {
  title: string;
  rows: readonly Row[];
  /** True for a table that begins a column. */
  isFirst?: boolean;
  /** True for a table that is shown in one column or not at all. */
  isWhole?: boolean;
}

/** Draws a heading with the first of its rows, then the other rows, in as many columns as they need. Returns whether there was room for it. */
export function flowTable(
  pdf: SheetDocument,
  flow: ColumnFlow,
  { title, rows, isFirst = false, isWhole = false }: Rows,
): boolean {
  if (rows.length === 0) return false;
  const kept = isWhole ? rows : rows.slice(0, 3);
  const keep = kept.reduce((sum, row) => sum + row.height, 0);
  const heading = flow.place({ height: headingHeight, space: sectionSpace, keep, isFirst });
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

interface Texts {
  title: string;
  paragraphs: readonly string[];
  /** Language of the texts where it is not that of the sheet. */
  lang: Locale | null;
}

const { lineHeight } = styles.body;
const paragraphSpace = 4;

/** Draws a heading and paragraphs, which continue in the next column. */
export function flowTexts(
  pdf: SheetDocument,
  flow: ColumnFlow,
  width: number,
  { title, paragraphs, lang }: Texts,
): void {
  const wrapped = paragraphs.map((paragraph) => pdf.linesOf(paragraph, styles.body, width));
  if (wrapped.every((lines) => lines.length === 0)) return;
  const heading = flow.place({ height: headingHeight, space: sectionSpace, keep: 2 * lineHeight });
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
