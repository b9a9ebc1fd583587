import bold from './fonts/bold-latin.ttf?inline';
import boldExtended from './fonts/bold-latin-ext.ttf?inline';
import characters from './fonts/characters.json' with { type: 'json' };
import display from './fonts/display-latin.ttf?inline';
import displayExtended from './fonts/display-latin-ext.ttf?inline';
import symbols from './fonts/symbols.ttf?inline';
import text from './fonts/text-latin.ttf?inline';
import textExtended from './fonts/text-latin-ext.ttf?inline';

export type SheetFont = 'display' | 'text' | 'bold';

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** The fonts of the website as `npm run fonts` writes them, by file; no font of the system is used. */
export const sheetFontFiles: Readonly<Record<string, Buffer>> = {
  'display-latin.ttf': bytesOf(display),
  'display-latin-ext.ttf': bytesOf(displayExtended),
  'text-latin.ttf': bytesOf(text),
  'text-latin-ext.ttf': bytesOf(textExtended),
  'bold-latin.ttf': bytesOf(bold),
  'bold-latin-ext.ttf': bytesOf(boldExtended),
  'symbols.ttf': bytesOf(symbols),
};

/** Files in which a character of a font is looked for, in this order. */
export const fontChains: Readonly<Record<SheetFont, readonly string[]>> = {
  display: ['display-latin.ttf', 'display-latin-ext.ttf', 'symbols.ttf'],
  text: ['text-latin.ttf', 'text-latin-ext.ttf', 'symbols.ttf'],
  bold: ['bold-latin.ttf', 'bold-latin-ext.ttf', 'symbols.ttf'],
};

export const coveredCharacters: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(characters).map(([file, covered]) => [file, new Set(covered)]),
);
