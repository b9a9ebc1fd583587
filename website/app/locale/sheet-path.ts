import { type Locale, locales } from '@vitrine/contract/locale.ts';

/** Sheets of a listing: one page to hand out, and all of it on four pages at most. */
export const sheetForms = ['short', 'full'] as const;
export type SheetForm = (typeof sheetForms)[number];

const fileNames: Record<SheetForm, Record<Locale, string>> = {
  short: { fr: 'fiche.pdf', en: 'sheet.pdf' },
  full: { fr: 'fiche-complete.pdf', en: 'full-sheet.pdf' },
};

/** Returns the path of the PDF of a listing, which stands below that of its page. */
export const sheetPath = (listingPath: string, locale: Locale, form: SheetForm): string =>
  `${listingPath}/${fileNames[form][locale]}`;

/** Returns the sheet that the path of a route asks for, with the path of the listing's page; null for any other path. */
export function readSheetPath(path: string): { listingPath: string; locale: Locale; form: SheetForm } | null {
  const at = path.lastIndexOf('/');
  const name = path.slice(at + 1);
  for (const form of sheetForms)
    for (const locale of locales)
      if (fileNames[form][locale] === name) return { listingPath: path.slice(0, at), locale, form };
  return null;
}
