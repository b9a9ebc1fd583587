import { fontPairings, hasStrongTitles } from '@vitrine/contract/theme/font-pairings.ts';
import type { Look } from '@vitrine/contract/theme/look.ts';
import { LRUCache } from 'lru-cache';
import characters from './fonts/characters.json' with { type: 'json' };

export type SheetFont = 'display' | 'text' | 'bold';
export type SheetLook = Pick<Look, 'fonts' | 'headings'>;

/** A font file, as `npm run fonts` writes it, and the characters that it has; no font of the system is used. */
export interface FontFile {
  name: string;
  bytes: Buffer;
  characters: ReadonlySet<string>;
}

/** The files in which a character of a font is looked for, in this order. */
export type SheetFonts = Readonly<Record<SheetFont, readonly FontFile[]>>;

// Each file is a part of the program that is read when a sheet of its look is written.
const readers = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default' });

/** Fonts of the last looks that sheets had. */
const opened = new LRUCache<string, Promise<FontFile>>({ max: 40 });

/** Returns the fonts of a look: those of its titles, and of its text in two weights. */
export async function sheetFonts(look: SheetLook): Promise<SheetFonts> {
  const { display, text } = fontPairings[look.fonts];
  const chain = (name: string) =>
    Promise.all([`${name}-latin.ttf`, `${name}-latin-ext.ttf`, 'symbols.ttf'].map(openFont));
  const [titles, texts, bold] = await Promise.all([
    chain(`${display}-${hasStrongTitles(look) ? 'strong' : 'regular'}`),
    chain(`${text}-regular`),
    chain(`${text}-strong`),
  ]);
  return { display: titles, text: texts, bold };
}

function openFont(name: string): Promise<FontFile> {
  const known = opened.get(name) ?? readFont(name);
  opened.set(name, known);
  return known;
}

const charactersByFile: Readonly<Record<string, string>> = characters;

async function readFont(name: string): Promise<FontFile> {
  const dataUrl = (await readers[`./fonts/${name}`]?.()) ?? '';
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return { name, bytes, characters: new Set(charactersByFile[name]) };
}
