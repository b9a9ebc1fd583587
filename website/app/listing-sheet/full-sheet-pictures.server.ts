import { mediaTexts } from '../blocks/property-detail/parts/media-texts.ts';
import { textsOf } from '../locale/define-texts.ts';
import { footTop } from './draw-frame.server.ts';
import { drawPhoto, drawPlan } from './draw-photos.server.ts';
import { drawHeading, headingHeight } from './draw-summary.server.ts';
import type { LoadedPictures } from './load-pictures.server.ts';
import { pictureRows } from './picture-rows.ts';
import type { Sheet } from './sheet.ts';
import { type Box, contentWidth, page, type SheetDocument } from './sheet-document.server.ts';
import type { Size } from './sheet-pictures.server.ts';
import { sheetTexts } from './sheet-texts.ts';

const maxPages = 4;
export const contentTop = 76;
export const contentBottom = footTop - 14;
/** Heights of the cover: the usual one, and the limits of that which leaves as much room as the texts below it need. */
export const coverHeights = { usual: 268, min: 196, max: 320 };
/** Limits of the height of two photos side by side in place of the cover. */
export const pairHeights = { min: 150, max: 212 };
/** Maximum number of photos besides that of the cover: as many as two pages hold. */
const maxPhotos = 12;
const photoGap = 12;
const photo: Size = { width: (contentWidth - photoGap) / 2, height: 176 };
const widePhoto: Size = { width: contentWidth, height: 360 };

/** Says whether a listing has so few photos that they may stand as wide as the page. */
const hasWidePhotos = ({ pictures }: Sheet): boolean => pictures.length <= 5;

/** Returns the sizes of the photos of the sheet: that of the cover, and those of the others. */
export const fullSheetSizes = (sheet: Sheet): Size[] => [
  { width: contentWidth, height: coverHeights.max },
  ...Array.from({ length: maxPhotos }, () => (hasWidePhotos(sheet) ? widePhoto : photo)),
];

/** Returns the sizes of the floor plans: two, as wide as two photos. */
export const fullSheetPlanSizes = (): Size[] => [photo, photo];

type Pictures = Pick<LoadedPictures, 'plans' | 'photos'>;
interface Below {
  /** Where the pictures begin on the page that has begun, pt. */
  top: number;
  begin: () => void;
}

const pairTop = headingHeight + 4;
const right = page.margin + photo.width + photoGap;

/** Draws the cover, or two photos side by side in its place. */
export function drawCover(
  pdf: SheetDocument,
  sheet: Sheet,
  photos: Pictures['photos'],
  { y, height }: Pick<Box, 'y' | 'height'>,
): void {
  const width = photos.length === 1 ? contentWidth : photo.width;
  photos.forEach((each, index) => {
    drawPhoto(pdf, sheet, each, { x: index === 0 ? page.margin : right, y, width, height });
  });
}

/** Draws the floor plans side by side, a single one beside the first photo, and then the photos. */
export function drawPictures(
  pdf: SheetDocument,
  sheet: Sheet,
  { plans, photos }: Pictures,
  { top, begin }: Below,
): void {
  if (plans.length === 0) {
    drawPhotos(pdf, sheet, { photos, hasTitle: true }, { top, begin });
    return;
  }
  let y = top;
  if (y + pairTop + photo.height > contentBottom) {
    begin();
    y = contentTop;
  }
  const t = textsOf(sheetTexts, sheet.locale);
  drawHeading(pdf, textsOf(mediaTexts, sheet.locale).plans(sheet.plans.length), {
    x: page.margin,
    y,
    width: photo.width,
  });
  plans.forEach((plan, index) => {
    drawPlan(pdf, sheet, plan, { x: index === 0 ? page.margin : right, y: y + pairTop, ...photo });
  });
  const beside = plans.length === 1 ? photos.slice(0, 1) : [];
  for (const each of beside) {
    drawHeading(pdf, t.photos, { x: right, y, width: photo.width });
    drawPhoto(pdf, sheet, each, { x: right, y: y + pairTop, ...photo });
  }
  const rest = { photos: photos.slice(beside.length), hasTitle: beside.length === 0 };
  drawPhotos(pdf, sheet, rest, { top: y + pairTop + photo.height + (rest.hasTitle ? 18 : photoGap), begin });
}

/** Draws photos in rows, and on further pages as far as there may be any. */
function drawPhotos(
  pdf: SheetDocument,
  sheet: Sheet,
  { photos, hasTitle }: { photos: Pictures['photos']; hasTitle: boolean },
  { top, begin }: Below,
): void {
  const title = hasTitle ? pairTop : 0;
  const pages = pictureRows(photos.length, {
    first: contentBottom - top - title,
    page: contentBottom - contentTop - title,
    pages: maxPages - pdf.pages,
    widest: hasWidePhotos(sheet) ? 1 : 2,
    gap: photoGap,
  });
  const left = [...photos];
  pages.forEach((rows, at) => {
    if (at > 0) begin();
    let y = at === 0 ? top : contentTop;
    for (const { count, height } of rows) {
      if (hasTitle && left.length === photos.length) {
        drawHeading(pdf, textsOf(sheetTexts, sheet.locale).photos, { x: page.margin, y, width: contentWidth });
        y += title;
      }
      const width = (contentWidth - (count - 1) * photoGap) / count;
      left.splice(0, count).forEach((each, index) => {
        drawPhoto(pdf, sheet, each, { x: page.margin + index * (width + photoGap), y, width, height });
      });
      y += height + photoGap;
    }
  });
}
