import { setImmediate } from 'node:timers/promises';
import { formatLocale } from '../locale/format.ts';
import type { SheetForm } from '../locale/sheet-path.ts';
import { drawFullSheet } from './full-sheet.server.ts';
import { fullSheetPlanSizes, fullSheetSizes } from './full-sheet-pictures.server.ts';
import { loadPictures } from './load-pictures.server.ts';
import type { Sheet } from './sheet.ts';
import { SheetDocument } from './sheet-document.server.ts';
import { sheetFonts } from './sheet-fonts.server.ts';
import { drawShortSheet, shortSheetSizes } from './short-sheet.server.ts';

/** Returns a sheet as PDF. */
export async function writeSheet(sheet: Sheet, form: SheetForm): Promise<Buffer> {
  const fonts = await sheetFonts(sheet.look);
  const pictures =
    form === 'short'
      ? await loadPictures(sheet, shortSheetSizes(sheet))
      : await loadPictures(sheet, fullSheetSizes(sheet), fullSheetPlanSizes());
  const title = [sheet.kind, sheet.street, sheet.place.replaceAll('\u2002', ' ')].filter(Boolean).join(', ');
  const pdf = new SheetDocument({ fonts, title, lang: formatLocale(sheet.locale), author: sheet.host });
  // Requests that came while the pictures were read go first.
  await setImmediate();
  if (form === 'short') drawShortSheet(pdf, sheet, pictures);
  else drawFullSheet(pdf, sheet, pictures);
  return await pdf.end();
}
