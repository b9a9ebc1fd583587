import type { FontName } from '@vitrine/contract/theme/font-pairings.ts';
import { shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { openInstance } from './fallback-fonts.ts';
import { webFonts } from './web-fonts.ts';

interface Word {
  text: string;
  font: FontName;
  weight: number;
  /** Size, in the units of the logo. */
  size: number;
  /** Space between letters, as a share of the size. */
  tracking: number;
}

/** Module with the words of the logos of the demo, relative to the repository. */
export const letteringFile = 'demo/src/pictures/logo-lettering.ts';

/** The words of each logo in the typefaces of its site. */
const words: Readonly<Record<string, Word>> = {
  rivage: { text: 'Rivage', font: 'bricolage-grotesque', weight: 600, size: 38, tracking: -0.02 },
  groupe: { text: 'GROUPE', font: 'hanken-grotesk', weight: 600, size: 11.5, tracking: 0.16 },
  immobilier: { text: 'IMMOBILIER', font: 'hanken-grotesk', weight: 600, size: 11.5, tracking: 0.16 },
  maude: { text: 'Maude Tessier-Lavoie', font: 'newsreader', weight: 400, size: 33, tracking: -0.005 },
  courtiere: { text: 'COURTIÈRE IMMOBILIÈRE', font: 'source-sans', weight: 600, size: 10.5, tracking: 0.16 },
  broker: { text: 'REAL ESTATE BROKER', font: 'source-sans', weight: 600, size: 10.5, tracking: 0.16 },
  domaine: { text: 'Le Domaine des', font: 'ysabeau', weight: 600, size: 17, tracking: 0.02 },
  tamaracs: { text: 'Tamaracs', font: 'ysabeau', weight: 600, size: 45, tracking: -0.005 },
};

/** Returns the module with the words of the logos as outlines, because web fonts do not load in an `<img>`. */
export async function logoLettering(): Promise<string> {
  const entries: string[] = [];
  for (const [name, word] of Object.entries(words)) {
    const { path, width } = await outlineWord(word);
    entries.push(`  ${name}: {\n    width: ${width.toFixed(1)},\n    path: '${path}',\n  },`);
  }
  return `/** A word as an outline: its baseline is y = 0, it starts at x = 0, and \`width\` is in the same units. */
export interface Lettering {
  readonly width: number;
  readonly path: string;
}

/** The words of the logos as outlines, because web fonts do not load in an <img>. Written by \`npm run fonts\`. */
export const lettering = {
${entries.join('\n')}
} as const satisfies Record<string, Lettering>;
`;
}

async function outlineWord({ text, font, weight, size, tracking }: Word): Promise<{ path: string; width: number }> {
  const web = webFonts[font];
  const [regular, strong = regular] = web.cuts;
  const cut = weight < 500 ? regular : strong;
  if (!cut) throw new Error(`${web.family} has no cut.`);
  const opened = await openInstance(web, cut, weight);
  const scale = size / opened.face.upem;
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(opened, buffer);
  let left = 0;
  let path = '';
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    for (const { type, values } of opened.glyphToJson(codepoint)) {
      const points = values.map((value, index) =>
        index % 2 === 0 ? left + (xOffset + value) * scale : -(yOffset + value) * scale,
      );
      path += type + points.map((point) => String(Math.round(100 * point) / 100)).join(' ');
    }
    left += xAdvance * scale + tracking * size;
  }
  return { path, width: left - tracking * size };
}
