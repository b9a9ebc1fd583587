import { tourTexts } from '../blocks/property-detail/parts/tour-texts.ts';
import { textsOf } from '../locale/define-texts.ts';
import type { LoadedPictures } from './load-pictures.server.ts';
import type { Sheet } from './sheet.ts';
import type { Box, SheetDocument } from './sheet-document.server.ts';
import { sheetTexts } from './sheet-texts.ts';

/** Draws a floor plan with its text for screen readers. */
export function drawPlan(
  pdf: SheetDocument,
  { locale, plans }: Sheet,
  { bytes, index, alt }: LoadedPictures['plans'][number],
  place: Box,
): void {
  pdf.tag('Figure', () => pdf.image(bytes, place, 0), {
    alt: textsOf(tourTexts, locale).plan(index, plans.length, alt),
  });
}

/** Draws a photo with its text for screen readers. */
export function drawPhoto(
  pdf: SheetDocument,
  { locale }: Sheet,
  { bytes, index, alt }: LoadedPictures['photos'][number],
  place: Box,
): void {
  pdf.tag('Figure', () => pdf.image(bytes, place, 5), { alt: textsOf(sheetTexts, locale).photo(index, alt) });
}
