import { readFileSync } from 'node:fs';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';

interface OpenFont {
  font: Font;
  unitsPerEm: number;
  characters: ReadonlySet<number>;
}

/** Opens a font of the website by the name of its file, as `npm run fonts` cuts it; no font of the system is used. */
const openFont = (name: string): OpenFont => {
  const face = new Face(new Blob(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))));
  return { font: new Font(face), unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) };
};

const opened = new Map<string, OpenFont>();
function fontOf(name: string): OpenFont {
  const known = opened.get(name) ?? openFont(name);
  opened.set(name, known);
  return known;
}

/** Outlines of a line of text. */
export interface TextOutline {
  /** SVG path data in pixels, with the baseline at 0 and the y axis downwards. */
  path: string;
  /** Width, px. */
  width: number;
}

/** Maximum length of a line in characters; no picture has room for more. */
const longestLine = 200;

/** Size of a raised 2, which the fonts lack, and its height above the baseline, as shares of the size. */
const raised = { size: 0.62, height: 0.34 };

/**
 * Returns the outlines of a line of text. A picture of paths needs no font when it is rendered, and nothing in the text can become
 * markup. Characters that the font lacks lose their accents, or are left out.
 */
export function outlineText(text: string, font: string, size: number): TextOutline {
  let width = 0;
  const paths = text
    .slice(0, longestLine)
    .split(/(²)/)
    .map((part) => {
      const isRaised = part === '²';
      const place = {
        left: width,
        top: isRaised ? -raised.height * size : 0,
        size: isRaised ? raised.size * size : size,
      };
      const outline = outlineRun(isRaised ? '2' : part, font, place);
      width += outline.width;
      return outline.path;
    });
  return { path: paths.join(''), width };
}

interface RunPlace {
  /** Start of the run, px. */
  left: number;
  /** Baseline of the run, px. */
  top: number;
  size: number;
}

function outlineRun(text: string, name: string, { left, top, size }: RunPlace): TextOutline {
  const { font, unitsPerEm, characters } = fontOf(name);
  const scale = size / unitsPerEm;
  const buffer = new TextBuffer();
  buffer.addText(knownText(text, characters));
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let x = 0;
  let path = '';
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const points = values.map((value, index) =>
        index % 2 === 0 ? left + (x + xOffset + value) * scale : top - (yOffset + value) * scale,
      );
      path += type + points.map((point) => point.toFixed(2)).join(' ');
    }
    x += xAdvance;
  }
  return { path, width: x * scale };
}

/** Returns the text in characters of the font, on one line. */
function knownText(text: string, characters: ReadonlySet<number>): string {
  const has = (character: string) => characters.has(character.codePointAt(0) ?? 0);
  return [...text.replace(/[\s\u202f]+/g, (space) => (space === '\u00a0' ? space : ' '))]
    .flatMap((character) =>
      has(character)
        ? [character]
        : [...character.normalize('NFD')].filter((part) => !/\p{M}/u.test(part) && has(part)),
    )
    .join('');
}

/** Returns the lines into which a text is broken at its spaces to fit a width; the last one ends with `…` when more would follow. */
export function wrapText(
  text: string,
  { font, size, width, lines }: { font: string; size: number; width: number; lines: number },
): string[] {
  const widthOf = (line: string) => outlineText(line, font, size).width;
  const words = text
    .slice(0, lines * longestLine)
    .split(/[ \n]+/)
    .filter(Boolean);
  const broken: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      broken.push(line);
      line = word;
    } else line = longer;
    if (broken.length > lines) break;
  }
  if (line) broken.push(line);
  const shown = broken.slice(0, lines);
  return shown.map((each, index) => shortened(each, width, widthOf, index === lines - 1 && broken.length > lines));
}

/** Cuts a line that is too long, or that more lines would follow, and ends it with `…`. */
function shortened(line: string, width: number, widthOf: (line: string) => number, isCut: boolean): string {
  if (!isCut && widthOf(line) <= width) return line;
  let kept = line.slice(0, longestLine - 1);
  while (kept && widthOf(`${kept.trimEnd()}…`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
