import PDFDocument from 'pdfkit';
import type { SheetFont, SheetFonts } from './sheet-fonts.server.ts';
import { textRuns } from './text-runs.server.ts';
import { wrapText } from './wrap-text.ts';

/** A page of US Letter, which Québec prints, in points. */
export const page = { width: 612, height: 792, margin: 36 } as const;
export const contentWidth = page.width - 2 * page.margin;

export interface TextStyle {
  font: SheetFont;
  size: number;
  color: string;
  /** Height of a line, pt; by default 1.35 times the size. */
  lineHeight?: number;
  align?: 'left' | 'right';
  /** Maximum number of lines; unlimited by default. */
  lines?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>;
/** Types of elements of a tagged PDF that sheets have. */
type Tag = 'Sect' | 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'Span';
interface TagOptions {
  alt?: string;
  /** Language of a text that is not in that of the document: `en-CA`. */
  lang?: string;
  scope?: 'Row' | 'Column';
}

interface SheetOptions {
  fonts: SheetFonts;
  title: string;
  /** `fr-CA`. */
  lang: string;
  author: string;
}

/**
 * Writes a tagged PDF: what is drawn within `tag` is read out in that order, and everything else is decoration. Text goes where it is told to; nothing
 * breaks a page by itself.
 */
export class SheetDocument {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: SheetFonts;
  readonly #parents: Element[] = [];
  readonly #bytes: Promise<Buffer>;
  #isTagged = false;
  pages = 1;

  constructor({ fonts, title, lang, author }: SheetOptions) {
    this.#fonts = fonts;
    this.#pdf = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      pdfVersion: '1.7',
      // The types do not know this subset.
      ...({ subset: 'PDF/UA' } as object),
      tagged: true,
      lang,
      displayTitle: true,
      bufferPages: true,
      font: '',
      info: { Title: title, Author: author, Creator: author, Producer: 'Vitrine' },
    });
    for (const { name, bytes } of Object.values(fonts).flat()) this.#pdf.registerFont(name, bytes);
    this.#bytes = collect(this.#pdf);
    const root = this.#pdf.struct('Document');
    this.#pdf.addStructure(root);
    this.#parents.push(root);
  }

  addPage(): void {
    this.#pdf.addPage();
    this.pages += 1;
  }

  /** Draws on a page that was drawn before, counted from 0. */
  onPage(index: number, draw: () => void): void {
    this.#pdf.switchToPage(index);
    draw();
  }

  /** Draws within an element that holds other elements. */
  group(type: Tag, draw: () => void, options: TagOptions = {}): void {
    const element = this.#pdf.struct(type, options);
    this.#parents.at(-1)?.add(element);
    this.#parents.push(element);
    draw();
    this.#parents.pop();
    element.end();
  }

  /** Draws the content of an element. */
  tag(type: Tag, draw: () => void, options: TagOptions = {}): void {
    const element = this.#pdf.struct(type, options, () => {
      this.#isTagged = true;
      draw();
      this.#isTagged = false;
    });
    this.#parents.at(-1)?.add(element);
    element.end();
  }

  widthOf(text: string, { font, size }: Pick<TextStyle, 'font' | 'size'>): number {
    return textRuns(text, this.#fonts[font]).reduce(
      (sum, run) => sum + this.#pdf.font(run.file).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Returns the lines of a text in a width. */
  linesOf(text: string, style: TextStyle, width: number): string[] {
    const measure = (line: string) => this.widthOf(line, style);
    return wrapText(text, { width, lines: style.lines ?? Number.POSITIVE_INFINITY, measure });
  }

  /** Draws a text and returns its height. Not tagged, it is decoration. */
  text(text: string, { x, y, width }: Omit<Box, 'height'>, style: TextStyle): number {
    const lineHeight = style.lineHeight ?? style.size * 1.35;
    const lines = this.linesOf(text, style, width);
    this.#artifact(() => {
      for (const [index, line] of lines.entries()) {
        const lineWidth = style.align === 'right' ? this.widthOf(line, style) : 0;
        const baseline = y + index * lineHeight + (lineHeight + style.size * 0.7) / 2;
        this.#line(line, style.align === 'right' ? x + width - lineWidth : x, baseline, style);
      }
    });
    return lines.length * lineHeight;
  }

  #line(line: string, x: number, baseline: number, { font, size, color }: TextStyle): void {
    let left = x;
    for (const { file, text } of textRuns(line, this.#fonts[font])) {
      this.#pdf.font(file).fontSize(size).fillColor(color);
      this.#pdf.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += this.#pdf.widthOfString(text);
    }
  }

  /** Draws the middle of a picture as far as its box shows it. */
  image(bytes: Buffer, { x, y, width, height }: Box, radius = 0): void {
    this.#artifact(() => {
      this.#pdf.save();
      this.#pdf.roundedRect(x, y, width, height, radius).clip();
      this.#pdf.image(bytes, x, y, { cover: [width, height], align: 'center', valign: 'center' });
      this.#pdf.restore();
    });
  }

  rule(y: number, { x = page.margin, width = contentWidth, color }: Partial<Box> & { color: string }): void {
    this.#artifact(() => {
      this.#pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke();
    });
  }

  /** Fills rectangles of one colour as one shape. */
  fill(boxes: readonly Box[], color: string): void {
    this.#artifact(() => {
      for (const { x, y, width, height } of boxes) this.#pdf.rect(x, y, width, height);
      this.#pdf.fill(color);
    });
  }

  #artifact(draw: () => void): void {
    if (!this.#isTagged) this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    if (!this.#isTagged) this.#pdf.endMarkedContent();
  }

  /** Ends the document and returns its bytes. */
  end(): Promise<Buffer> {
    this.#parents[0]?.end();
    this.#pdf.end();
    return this.#bytes;
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  return promise;
}
