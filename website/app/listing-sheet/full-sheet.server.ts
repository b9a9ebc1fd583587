import { mediaTexts } from '../blocks/property-detail/parts/media-texts.ts';
import { texts as listingTexts } from '../blocks/property-detail/texts.ts';
import { textsOf } from '../locale/define-texts.ts';
import { type Column, ColumnFlow, flowTable, flowTexts } from './column-flow.server.ts';
import {
  contactHeight,
  drawContact,
  drawDuties,
  drawFeet,
  drawHeader,
  dutiesHeight,
  footTop,
} from './draw-frame.server.ts';
import { drawPhoto, drawPlan } from './draw-photos.server.ts';
import { drawFigures, drawHeading, drawTitle, factRow, gap, headingHeight, tableRows } from './draw-summary.server.ts';
import type { LoadedPictures } from './load-pictures.server.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, type SheetDocument } from './sheet-document.server.ts';
import type { Size } from './sheet-pictures.server.ts';
import { styles } from './sheet-styles.ts';
import { sheetTexts } from './sheet-texts.ts';

const maxPages = 4;
/** Maximum number of pages with texts, so that one is left for photos. */
const maxTextPages = 3;

const contentTop = 76;
const contentBottom = footTop - 14;
const coverHeight = 268;
/** Maximum number of photos besides that of the cover: as many as two pages hold. */
const maxPhotos = 12;
const photoGap = 12;
const photo: Size = { width: (contentWidth - photoGap) / 2, height: 176 };
const columnWidth = (contentWidth - gap) / 2;

/** Returns the sizes of the photos of the sheet: that of the cover, and those of the others. */
export const fullSheetSizes = (): Size[] => [
  { width: contentWidth, height: coverHeight },
  ...Array.from({ length: maxPhotos }, () => photo),
];

/** Returns the sizes of the floor plans: two, as wide as two photos. */
export const fullSheetPlanSizes = (): Size[] => [photo, photo];

/** Draws the whole sheet: a cover, what is known of the listing, its floor plans and its photos, on four pages at most. */
export function drawFullSheet(pdf: SheetDocument, sheet: Sheet, pictures: LoadedPictures): void {
  const [cover, ...photos] = pictures.photos;
  drawHeader(pdf, sheet, pictures);
  if (cover) drawPhoto(pdf, sheet, cover, { x: page.margin, y: contentTop, width: contentWidth, height: coverHeight });
  const title = drawTitle(pdf, sheet, cover ? contentTop + coverHeight + 14 : contentTop);
  const top = drawFigures(pdf, sheet, title + 12) + 16;
  const duties = footTop - 4 - dutiesHeight(pdf, sheet);
  const contact = duties - contactHeight;
  const bottom = contact - 10;
  drawContact(pdf, sheet, pictures, contact);
  drawDuties(pdf, sheet, duties);
  const begin = () => {
    pdf.addPage();
    drawHeader(pdf, sheet, pictures);
  };
  const flow = new ColumnFlow(columnsOf({ first: { y: top, height: bottom - top }, begin }));
  drawTexts(pdf, sheet, flow);
  const t = textsOf(sheetTexts, sheet.locale);
  const { plans } = pictures;
  const plansTitle = textsOf(mediaTexts, sheet.locale).plans(sheet.plans.length);
  const below = pdf.pages > 1 ? flow.bottom + 22 : page.height;
  const end = drawPairs(pdf, sheet, { title: plansTitle, pictures: plans, draw: drawPlan }, { top: below, begin });
  drawPairs(pdf, sheet, { title: t.photos, pictures: photos, draw: drawPhoto }, { top: end, begin });
  drawFeet(pdf, sheet);
}

/** Yields the columns for texts: two below the cover, and two on each further page. */
function* columnsOf({ first, begin }: { first: Pick<Column, 'y' | 'height'>; begin: () => void }): Generator<Column> {
  const left = { x: page.margin, width: columnWidth };
  const right = { x: page.margin + columnWidth + gap, width: columnWidth };
  yield { ...left, ...first };
  yield { ...right, ...first };
  const rest = { y: contentTop, height: contentBottom - contentTop };
  for (let pages = 1; pages < maxTextPages; pages++) {
    yield { ...left, ...rest, enter: begin };
    yield { ...right, ...rest };
  }
}

function drawTexts(pdf: SheetDocument, sheet: Sheet, flow: ColumnFlow): void {
  const t = textsOf(listingTexts, sheet.locale);
  const { description, openHouses, tables, notes } = sheet;
  flowTexts(pdf, flow, columnWidth, { title: t.description, ...description });
  flowTexts(pdf, flow, columnWidth, { title: t.openHouses, paragraphs: openHouses, lang: null });
  const facts = sheet.facts.map((fact) => factRow(pdf, fact, columnWidth));
  flowTable(pdf, flow, { title: t.facts, rows: facts });
  for (const table of tables) {
    // Rooms have a column of their own beside the costs.
    const isFirst = table.name === 'rooms';
    flowTable(pdf, flow, { title: table.title, rows: tableRows(pdf, table, columnWidth), isFirst });
  }
  for (const { title, text, lang } of notes)
    flowTexts(pdf, flow, columnWidth, { title, paragraphs: text.split('\n'), lang });
  if (flow.isFull) drawRest(pdf, sheet);
}

/** Says at the foot of the last page of texts where the rest is. */
function drawRest(pdf: SheetDocument, { locale, shortAddress }: Sheet): void {
  const text = textsOf(sheetTexts, locale).moreOnline(shortAddress.replace(/^https?:\/\//, ''));
  const place = { x: page.margin, y: footTop - 11, width: contentWidth };
  pdf.tag('P', () => pdf.text(text, place, { ...styles.small, font: 'bold', lines: 1 }));
}

interface Pictures {
  title: string;
  pictures: LoadedPictures['photos'];
  draw: typeof drawPhoto;
}

/** Draws pictures in pairs below `top`, and on further pages as far as there may be any. Returns where they end. */
function drawPairs(
  pdf: SheetDocument,
  sheet: Sheet,
  { title, pictures, draw }: Pictures,
  { top, begin }: { top: number; begin: () => void },
): number {
  let y = top;
  for (let at = 0; at < pictures.length; at += 2) {
    const heading = at === 0 ? headingHeight + 4 : 0;
    if (y + heading + photo.height > contentBottom) {
      if (pdf.pages === maxPages) return page.height;
      begin();
      y = contentTop;
    }
    if (at === 0) drawHeading(pdf, title, { x: page.margin, y, width: contentWidth });
    for (const [index, each] of pictures.slice(at, at + 2).entries())
      draw(pdf, sheet, each, { x: page.margin + index * (photo.width + photoGap), y: y + heading, ...photo });
    y += heading + photo.height + photoGap;
  }
  return y;
}
