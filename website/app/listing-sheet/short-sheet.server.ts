import { texts as listingTexts } from '../blocks/property-detail/texts.ts';
import { textsOf } from '../locale/define-texts.ts';
import { ColumnFlow, flowTable, flowTexts } from './column-flow.server.ts';
import {
  contactHeight,
  drawContact,
  drawDuties,
  drawFeet,
  drawHeader,
  dutiesHeight,
  footTop,
} from './draw-frame.server.ts';
import { drawPhoto } from './draw-photos.server.ts';
import { drawDescription, drawFigures, drawTitle, factRow, gap, tableRows } from './draw-summary.server.ts';
import type { LoadedPictures } from './load-pictures.server.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, type SheetDocument } from './sheet-document.server.ts';
import type { Size } from './sheet-pictures.server.ts';

const photoTop = 76;
const mainHeight = 192;
/** Height of the main photo of a listing without others. */
const aloneHeight = 290;
const smallGap = 6;
const small: Size = { width: (contentWidth - 2 * smallGap) / 3, height: 84 };
const smallCount = 3;

/** Returns the sizes of the photos of the sheet: a wide one, above three where the listing has as many. */
export const shortSheetSizes = ({ pictures }: Sheet): Size[] =>
  pictures.length > smallCount
    ? [{ width: contentWidth, height: mainHeight }, ...Array.from({ length: smallCount }, () => small)]
    : [{ width: contentWidth, height: aloneHeight }];

/** Draws the sheet of one page. */
export function drawShortSheet(pdf: SheetDocument, sheet: Sheet, pictures: LoadedPictures): void {
  const texts = textsOf(listingTexts, sheet.locale);
  drawHeader(pdf, sheet, pictures);
  const title = drawTitle(pdf, sheet, drawPhotos(pdf, sheet, pictures) + 12);
  const top = drawFigures(pdf, sheet, title + 10) + 14;
  const duties = footTop - 4 - dutiesHeight(pdf, sheet);
  const contact = duties - contactHeight;
  const bottom = contact - 10;
  const factsWidth = 206;
  const left = { x: page.margin, y: top, width: contentWidth - factsWidth - gap, height: bottom - top };
  const right = { x: page.width - page.margin - factsWidth, y: top, width: factsWidth, height: bottom - top };
  const described = drawDescription(pdf, sheet, left);
  const begun = new ColumnFlow([{ columns: [{ ...left, y: described + 8, height: bottom - described - 8 }] }]);
  flowTexts(pdf, begun, left.width, { title: texts.openHouses, paragraphs: sheet.openHouses, lang: null });
  const facts = sheet.facts.filter(({ isRepeated }) => !isRepeated).map((fact) => factRow(pdf, fact, factsWidth));
  const besides = new ColumnFlow([{ columns: [right] }]);
  flowTable(pdf, besides, { title: texts.facts, rows: facts });
  const flows = [
    { flow: besides, width: factsWidth },
    { flow: begun, width: left.width },
  ];
  // Costs are as narrow as facts; rooms and dwellings have columns that need the width of the description.
  for (const table of tablesOf(sheet, pictures)) placeTable(pdf, table, isCosts(table) ? flows : flows.toReversed());
  if (pictures.photos.length === 0)
    for (const { title, text, lang } of sheet.notes)
      flowTexts(pdf, begun, left.width, { title, paragraphs: text.split('\n'), lang });
  drawContact(pdf, sheet, pictures, contact);
  drawDuties(pdf, sheet, duties);
  drawFeet(pdf, sheet);
}

/** Returns the costs, and without photos, whose place is free, all other tables. */
function tablesOf({ tables }: Sheet, { photos }: LoadedPictures): Sheet['tables'] {
  const [costs, others] = [tables.filter(isCosts), tables.filter((table) => !isCosts(table))];
  return photos.length > 0 ? costs : [...costs, ...others];
}

const isCosts = ({ name }: Sheet['tables'][number]): boolean => name === 'costs';

/** Draws a table in the first of these flows that has room for it; nothing where none has. */
function placeTable(
  pdf: SheetDocument,
  table: Sheet['tables'][number],
  flows: readonly { flow: ColumnFlow; width: number }[],
): void {
  for (const { flow, width } of flows)
    if (flowTable(pdf, flow, { title: table.title, rows: tableRows(pdf, table, width), isWhole: true })) return;
}

function drawPhotos(pdf: SheetDocument, sheet: Sheet, { photos }: LoadedPictures): number {
  const [main, ...others] = photos;
  if (!main) return photoTop;
  const sizes = shortSheetSizes(sheet);
  const height = sizes[0]?.height ?? mainHeight;
  drawPhoto(pdf, sheet, main, { x: page.margin, y: photoTop, width: contentWidth, height });
  if (others.length === 0) return photoTop + height;
  others.forEach((photo, index) => {
    const x = page.margin + index * (small.width + smallGap);
    drawPhoto(pdf, sheet, photo, { x, y: photoTop + height + smallGap, ...small });
  });
  return photoTop + height + smallGap + small.height;
}
