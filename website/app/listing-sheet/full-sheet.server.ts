import { texts as listingTexts } from '../blocks/property-detail/texts.ts';
import { textsOf } from '../locale/define-texts.ts';
import {
  ColumnFlow,
  flowAcross,
  flowTable,
  flowTexts,
  haveRoom,
  type PageOfColumns,
  sectionSpace,
  type Texts,
  tableHeight,
  textsHeight,
} from './column-flow.server.ts';
import {
  contactHeight,
  drawContact,
  drawDuties,
  drawFeet,
  drawHeader,
  dutiesHeight,
  footTop,
} from './draw-frame.server.ts';
import {
  drawFigures,
  drawTitle,
  factRow,
  figuresHeight,
  gap,
  type Row,
  tableRows,
  titleHeight,
} from './draw-summary.server.ts';
import {
  contentBottom,
  contentTop,
  coverHeights,
  drawCover,
  drawPictures,
  pairHeights,
} from './full-sheet-pictures.server.ts';
import type { LoadedPictures } from './load-pictures.server.ts';
import type { Sheet } from './sheet.ts';
import { type Box, contentWidth, page, type SheetDocument } from './sheet-document.server.ts';
import { styles } from './sheet-styles.ts';
import { sheetTexts } from './sheet-texts.ts';

/** Maximum number of pages with texts, so that one is left for photos. */
const maxTextPages = 3;

const columnWidth = (contentWidth - gap) / 2;

/** Draws the whole sheet: a cover, what is known of the listing, its floor plans and its photos, on four pages at most. */
export function drawFullSheet(pdf: SheetDocument, sheet: Sheet, pictures: LoadedPictures): void {
  drawHeader(pdf, sheet, pictures);
  const duties = footTop - 4 - dutiesHeight(pdf, sheet);
  const contact = duties - contactHeight;
  const bottom = contact - 10;
  const texts = textsOfSheet(pdf, sheet);
  let y = contentTop;
  const cover = coverAbove(texts, pictures, bottom - contentTop - titleHeight(pdf, sheet) - figuresHeight - 42);
  if (pictures.photos.length > 0) {
    drawCover(pdf, sheet, pictures.photos.slice(0, cover.count), { y, height: cover.height });
    y += cover.height + 14;
  }
  const top = drawFigures(pdf, sheet, drawTitle(pdf, sheet, y) + 12) + 16;
  drawContact(pdf, sheet, pictures, contact);
  drawDuties(pdf, sheet, duties);
  const begin = () => {
    pdf.addPage();
    drawHeader(pdf, sheet, pictures);
  };
  const flow = new ColumnFlow(pagesOf({ first: { y: top, height: bottom - top }, begin }));
  drawTexts(pdf, sheet, flow, texts);
  const below = pdf.pages > 1 ? flow.bottom + 22 : page.height;
  const photos = pictures.photos.slice(cover.count);
  drawPictures(pdf, sheet, { plans: pictures.plans, photos }, { top: below, begin });
  drawFeet(pdf, sheet);
}

/**
 * Returns the number of photos above the texts and their height: both of two where the sheet then ends on its first page, since the second one would
 * stand alone on the next; else one, of the largest height that leaves room for all texts, else for the facts, else of the usual one.
 */
function coverAbove(
  { description, sections, facts }: SheetTexts,
  { photos, plans }: LoadedPictures,
  room: number,
): { count: number; height: number } {
  const texts = [description, ...sections].map(({ height }) => height).filter((height) => height > 0);
  const highest = ({ min, max }: { min: number; max: number }): number | null => {
    for (let height = max; height >= min; height -= 4) if (haveRoom(texts, room - height)) return height;
    return null;
  };
  const pair = photos.length === 2 && plans.length === 0 ? highest(pairHeights) : null;
  if (pair !== null) return { count: 2, height: pair };
  const forFacts = Math.min(coverHeights.usual, room - facts.height);
  return { count: 1, height: highest(coverHeights) ?? (forFacts < coverHeights.min ? coverHeights.usual : forFacts) };
}

/** Yields the pages for texts, of two columns each: below the cover, and further ones. */
function* pagesOf({ first, begin }: { first: Pick<Box, 'y' | 'height'>; begin: () => void }): Generator<PageOfColumns> {
  const columns = (column: Pick<Box, 'y' | 'height'>) =>
    [page.margin, page.margin + columnWidth + gap].map((x) => ({ x, width: columnWidth, ...column }));
  yield { columns: columns(first) };
  for (let pages = 1; pages < maxTextPages; pages++)
    yield { columns: columns({ y: contentTop, height: contentBottom - contentTop }), enter: begin };
}

/** A table or a text, which stays together where a column holds it. */
interface Section {
  height: number;
  draw: (flow: ColumnFlow) => void;
  /** Draws it across both columns. */
  drawAcross?: (flow: ColumnFlow) => boolean;
}

interface SheetTexts {
  description: Section;
  sections: Section[];
  /** That of the sections which has the facts. */
  facts: Section;
}

function textsOfSheet(pdf: SheetDocument, sheet: Sheet): SheetTexts {
  const t = textsOf(listingTexts, sheet.locale);
  const text = (texts: Texts): Section => ({
    height: textsHeight(pdf, texts, columnWidth),
    draw: (flow) => flowTexts(pdf, flow, columnWidth, texts),
  });
  const table = (title: string, rows: readonly Row[], parts: readonly (readonly Row[])[]): Section => ({
    height: rows.length === 0 ? 0 : tableHeight(rows),
    draw: (flow) => flowTable(pdf, flow, { title, rows }),
    drawAcross: (flow) => flowAcross(pdf, flow, { title, parts }),
  });
  const factRows = sheet.facts.map((fact) => factRow(pdf, fact, columnWidth));
  const facts = table(t.facts, factRows, halvesOf(factRows));
  const tables = sheet.tables.map((each) => {
    const rows = tableRows(pdf, each, columnWidth);
    // Rooms are many and short; the sums of the others stay below what they add up.
    const parts =
      each.name === 'rooms'
        ? halvesOf(rows.slice(1)).map((half) => [...rows.slice(0, 1), ...half])
        : [tableRows(pdf, each, contentWidth)];
    return table(each.title, rows, parts);
  });
  const notes = sheet.notes.map((note) => text({ ...note, paragraphs: note.text.split('\n') }));
  const openHouses = text({ title: t.openHouses, paragraphs: sheet.openHouses, lang: null });
  const description = text({ title: t.description, ...sheet.description });
  return { description, facts, sections: [openHouses, facts, ...tables, ...notes] };
}

function halvesOf<Item>(items: readonly Item[]): [Item[], Item[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}

function drawTexts(pdf: SheetDocument, sheet: Sheet, flow: ColumnFlow, { description, sections }: SheetTexts): void {
  description.draw(flow);
  drawSections(flow, sections);
  if (flow.isFull) drawRest(pdf, sheet);
}

/** Draws on each page the sections that it has room for, then the others on the next one. One that no column holds continues in the next column. */
function drawSections(flow: ColumnFlow, sections: readonly Section[]): void {
  let left = sections.filter(({ height }) => height > 0);
  while (left.length > 0 && !flow.isFull) {
    const [first, ...others] = left;
    if (flow.isPageEmpty && others.length === 0 && first?.drawAcross?.(flow)) return;
    const later = left.filter(({ height, draw }) => {
      const hasRoom = flow.choose(height, sectionSpace);
      if (hasRoom) draw(flow);
      return !hasRoom;
    });
    const isTooHigh = later.length === left.length && flow.isPageEmpty;
    left = later;
    if (isTooHigh) {
      first?.draw(flow);
      left = others;
    } else if (later.length > 0) flow.nextPage();
  }
}

/** Says at the foot of the last page of texts where the rest is. */
function drawRest(pdf: SheetDocument, { locale, shortAddress }: Sheet): void {
  const text = textsOf(sheetTexts, locale).moreOnline(shortAddress.replace(/^https?:\/\//, ''));
  const place = { x: page.margin, y: footTop - 11, width: contentWidth };
  pdf.tag('P', () => pdf.text(text, place, { ...styles.small, font: 'bold', lines: 1 }));
}
