import { cutFont, type FontFile } from './cut-font.ts';
import { type Fit, fallbackFamily, fitSystemFont, fontStack, systemFonts } from './fallback-fonts.ts';
import { type FontCut, fontNames, type WebFont, webFonts } from './web-fonts.ts';

export interface Fonts {
  files: FontFile[];
  /** Name of a cut → its style sheet. */
  styleSheets: ReadonlyMap<string, string>;
  /** Module with the `font-family` of each font. */
  stacks: string;
}

const head = `/*
 * Written by \`npm run fonts\`. Each font is cut by characters, and the browser fetches what a page shows: the last face that has a
 * character is the one that is used. The faces after them are fonts of the system, fitted so that nothing moves when a font comes late.
 */
`;

/** Cuts the fonts and writes the style sheets that name them and their fallbacks. */
export async function createFonts(): Promise<Fonts> {
  const files: FontFile[] = [];
  const styleSheets = new Map<string, string>();
  for (const font of fontNames.map((name) => webFonts[name])) {
    for (const cut of font.cuts) {
      const ofCut = await cutFont(font, cut);
      files.push(...ofCut);
      styleSheets.set(cut.name, await styleSheet(font, cut, ofCut));
    }
  }
  return { files, styleSheets, stacks: stackModule() };
}

async function styleSheet(font: WebFont, cut: FontCut, files: readonly FontFile[]): Promise<string> {
  const rules = files.map((file) => webFace(font, cut, file));
  for (const system of systemFonts(font, cut)) {
    const fit = await fitSystemFont(font, cut, system);
    rules.push(fallbackFace(fallbackFamily(font, system.name), system.weights, system.local, fit));
  }
  return `${head}${rules.join('\n')}`;
}

const webFace = ({ family, size }: WebFont, { weights }: FontCut, { file, unicodeRange }: FontFile) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url("./${file}") format("woff2");
${size === undefined ? '' : `  size-adjust: ${percent(size)};\n`}  unicode-range:
    ${unicodeRange.replaceAll(',', ', ')};
}
`;

const fallbackFace = (family: string, weights: string, local: readonly string[], fit: Fit) => `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(fit.sizeAdjust)};
  ascent-override: ${percent(fit.ascent)};
  descent-override: ${percent(fit.descent)};
  line-gap-override: ${percent(fit.lineGap)};
}
`;

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

const stackModule = () => `import type { FontName } from '@vitrine/contract/theme/font-pairings.ts';

/** Value of \`font-family\` of each font, with its fallbacks. Written by \`npm run fonts\`. */
export const fontStacks: Readonly<Record<FontName, string>> = {
${fontNames.map((name) => `  ${/-/.test(name) ? `'${name}'` : name}:\n    '${fontStack(webFonts[name])}',`).join('\n')}
};
`;
