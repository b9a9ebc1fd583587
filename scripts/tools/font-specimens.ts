import { fontPairings } from '@vitrine/contract/theme/font-pairings.ts';
import { choicesOf } from '@vitrine/contract/theme/look.ts';
import { type Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { openInstance } from './fallback-fonts.ts';
import { type FontCut, type WebFont, webFonts } from './web-fonts.ts';

/** Texts of a specimen, the same in both languages. */
const titleText = 'Montréal';
const lineText = '1240, rue des Érables';

/** Size of the outlines, px: large enough for coordinates without decimals. */
const size = 200;

interface Outline {
  path: string;
  width: number;
}

/** Returns the module with the specimens of all choices of fonts as outlines, so that the admin shows them without loading fonts. */
export async function fontSpecimens(): Promise<string> {
  const entries: string[] = [];
  for (const choice of choicesOf('fonts')) {
    const [display, text] = [webFonts[fontPairings[choice].display], webFonts[fontPairings[choice].text]];
    const [light = display.cuts[0], strong = light] = display.cuts;
    const outlines = {
      light: await outline(titleText, display, light, 400),
      strong: await outline(titleText, display, strong, 600),
      text: await outline(lineText, text, text.cuts[0], 400),
    };
    const lines = Object.entries(outlines).map(
      ([name, { path, width }]) => `    ${name}: { width: ${width.toFixed(0)}, path: '${path}' },`,
    );
    entries.push(`  ${choice}: {\n${lines.join('\n')}\n  },`);
  }
  return `import type { Look } from '@vitrine/contract/theme/look.ts';

/** A word as an outline of ${size} px, with its baseline at 0. */
export interface Specimen {
  readonly width: number;
  readonly path: string;
}

/** Specimens of the typefaces: a title in both weights, and a line of text. Written by \`npm run fonts\`. */
export const fontSpecimens: Readonly<Record<Look['fonts'], Readonly<Record<'light' | 'strong' | 'text', Specimen>>>> = {
${entries.join('\n')}
};
`;
}

async function outline(text: string, font: WebFont, cut: FontCut | undefined, weight: number): Promise<Outline> {
  if (!cut) throw new Error(`${font.family} has no cut.`);
  return outlineText(text, await openInstance(font, cut, weight), size * (font.size ?? 1));
}

function outlineText(text: string, font: Font, size: number): Outline {
  const scale = size / font.face.upem;
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let x = 0;
  let path = '';
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const points = values.map((value, index) =>
        index % 2 === 0 ? (x + xOffset + value) * scale : -(yOffset + value) * scale,
      );
      path += type + points.map((point) => Math.round(point)).join(' ');
    }
    x += xAdvance;
  }
  return { path, width: x * scale };
}
