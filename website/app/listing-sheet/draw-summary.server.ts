import { texts as listingTexts } from '../blocks/property-detail/texts.ts';
import { textsOf } from '../locale/define-texts.ts';
import { formatLocale } from '../locale/format.ts';
import type { Sheet } from './sheet.ts';
import { type Box, contentWidth, page, type SheetDocument, type TextStyle } from './sheet-document.server.ts';
import { line, styles } from './sheet-styles.ts';

/** Space between columns, pt. */
export const gap = 24;

/** Returns the height of address and price. */
export function titleHeight(pdf: SheetDocument, { street, place, price, note }: Sheet): number {
  const { width } = titleWords(pdf, price);
  const lines = pdf.linesOf(street || place, styles.street, width).length;
  const below = street && place ? styles.place.size * 1.35 + 1 : 0;
  const notes = pdf.linesOf(note, styles.note, contentWidth).length;
  return lines * styles.street.lineHeight + below + (notes > 0 ? notes * styles.note.size * 1.35 + 4 : 0);
}

/** Returns the place of the address beside a price. */
function titleWords(pdf: SheetDocument, price: string) {
  const priceWidth = Math.min(240, pdf.widthOf(price, styles.price) + 2);
  return { x: page.margin, width: contentWidth - priceWidth - gap, priceWidth };
}

/** Draws address and price, and returns where they end. */
export function drawTitle(pdf: SheetDocument, { street, place, price, note }: Sheet, y: number): number {
  const { priceWidth, ...words } = titleWords(pdf, price);
  let height = 0;
  pdf.tag('H1', () => {
    height = pdf.text(street || place, { ...words, y }, styles.street);
  });
  if (street && place)
    pdf.tag('P', () => {
      height += pdf.text(place, { ...words, y: y + height + 1 }, styles.place) + 1;
    });
  if (price)
    pdf.tag('P', () =>
      pdf.text(price, { x: page.width - page.margin - priceWidth, y, width: priceWidth }, styles.price),
    );
  if (note)
    pdf.tag('P', () => {
      height += pdf.text(note, { x: page.margin, y: y + height + 4, width: contentWidth }, styles.note) + 4;
    });
  return y + height;
}

export const figuresHeight = 39;

/** Draws the key figures in a row, and returns where it ends. */
export function drawFigures(pdf: SheetDocument, { figures }: Sheet, y: number): number {
  if (figures.length === 0) return y;
  pdf.rule(y, { color: line });
  const width = contentWidth / Math.max(3, figures.length);
  figures.forEach(({ value, label }, index) => {
    const place = { x: page.margin + index * width, width: width - 8 };
    pdf.tag('P', () => {
      pdf.text(value, { ...place, y: y + 7 }, styles.figure);
      pdf.text(label, { ...place, y: y + 23 }, styles.figureLabel);
    });
  });
  pdf.rule(y + figuresHeight, { color: line });
  return y + figuresHeight;
}

export const headingHeight = 24;

export function drawHeading(pdf: SheetDocument, title: string, { x, y, width }: Omit<Box, 'height'>): number {
  pdf.tag('H2', () => pdf.text(title, { x, y, width }, styles.heading));
  return y + headingHeight;
}

/** Draws as much of the description as a box has room for, and returns where it ends. */
export function drawDescription(pdf: SheetDocument, sheet: Sheet, { x, y, width, height }: Box): number {
  const { description, locale } = sheet;
  if (description.paragraphs.length === 0 || height < headingHeight + 3 * styles.body.lineHeight) return y;
  let top = drawHeading(pdf, textsOf(listingTexts, locale).description, { x, y, width });
  const lang = description.lang ? { lang: formatLocale(description.lang) } : {};
  for (const paragraph of description.paragraphs) {
    const lines = Math.floor((y + height - top) / styles.body.lineHeight);
    if (lines < 1) break;
    pdf.tag(
      'P',
      () => {
        top += pdf.text(paragraph, { x, y: top, width }, { ...styles.body, lines }) + 5;
      },
      lang,
    );
  }
  return top;
}

const rowPadding = 3.5;

/** Returns the height of a row of texts in columns. */
function rowHeight(pdf: SheetDocument, cells: readonly Cell[]): number {
  const heights = cells.map(({ text, style, width }) => pdf.linesOf(text, style, width).length * style.size * 1.35);
  return Math.max(styles.label.size * 1.35, ...heights) + 2 * rowPadding;
}

interface Cell {
  text: string;
  style: TextStyle;
  /** Distance from the left edge of the row, pt. */
  x: number;
  width: number;
}

/** A row that is drawn once its place is known. */
export interface Row {
  height: number;
  draw: (x: number, y: number) => void;
}

/** Returns the row of a fact: its name on the left, its value on the right. */
export function factRow(
  pdf: SheetDocument,
  { label, value }: Pick<Sheet['facts'][number], 'label' | 'value'>,
  width: number,
): Row {
  const valueWidth = Math.min(width * 0.62, pdf.widthOf(value, styles.value) + 1);
  const cells = [
    { text: label, style: styles.label, x: 0, width: width - valueWidth - 8 },
    { text: value, style: styles.value, x: width - valueWidth, width: valueWidth },
  ];
  return tableRow(pdf, cells, width);
}

/** Returns a row of cells, the first of which names it, above a line. */
function tableRow(pdf: SheetDocument, cells: readonly Cell[], width: number): Row {
  const height = rowHeight(pdf, cells);
  const draw = (x: number, y: number) => {
    pdf.group('TR', () => {
      cells.forEach((cell, index) => {
        const isName = index === 0;
        const place = { x: x + cell.x, y: y + rowPadding, width: cell.width };
        pdf.tag(isName ? 'TH' : 'TD', () => pdf.text(cell.text, place, cell.style), isName ? { scope: 'Row' } : {});
      });
    });
    pdf.rule(y + height, { x, width, color: line });
  };
  return { height, draw };
}

/** Returns the head of a table and its rows, all columns but the first to the right. */
export function tableRows(pdf: SheetDocument, { columns, rows }: Sheet['tables'][number], width: number): Row[] {
  const widths = columnWidths(pdf, { columns, rows }, width);
  const cellsOf = (texts: readonly string[], isHead: boolean): Cell[] => {
    let left = 0;
    return texts.map((text, index) => {
      const cellWidth = widths[index] ?? 0;
      const align = index === 0 ? ('left' as const) : ('right' as const);
      const style = isHead ? { ...styles.column, align } : { ...(index === 0 ? styles.label : styles.value), align };
      const cell = { text, style, x: left, width: cellWidth - (index < texts.length - 1 ? 6 : 0) };
      left += cellWidth;
      return cell;
    });
  };
  return [headRow(pdf, cellsOf(columns, true), width), ...rows.map((row) => tableRow(pdf, cellsOf(row, false), width))];
}

function headRow(pdf: SheetDocument, cells: readonly Cell[], width: number): Row {
  const height = styles.column.size * 1.35 + 2 * rowPadding;
  const draw = (x: number, y: number) => {
    pdf.group('TR', () => {
      for (const cell of cells) {
        const place = { x: x + cell.x, y: y + rowPadding, width: cell.width };
        pdf.tag('TH', () => pdf.text(cell.text, place, cell.style), { scope: 'Column' });
      }
    });
    pdf.rule(y + height, { x, width, color: line });
  };
  return { height, draw };
}

/** Returns the widths of columns: what the others need, as far as that leaves a third for the first. */
function columnWidths(
  pdf: SheetDocument,
  { columns, rows }: Pick<Sheet['tables'][number], 'columns' | 'rows'>,
  width: number,
): number[] {
  const wanted = columns.map(
    (column, at) =>
      Math.max(
        pdf.widthOf(column, styles.column),
        ...rows.map((row) => pdf.widthOf(row[at] ?? '', at === 0 ? styles.label : styles.value)),
      ) + 10,
  );
  const others = wanted.slice(1).reduce((sum, each) => sum + each, 0);
  const scale = Math.min(1, (width * 0.7) / Math.max(1, others));
  const scaled = wanted.slice(1).map((each) => each * scale);
  return [width - scaled.reduce((sum, each) => sum + each, 0), ...scaled];
}
