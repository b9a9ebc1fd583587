import { type Fit, fallbackFamily, fitSystemFont, systemFonts } from './fallback-fonts.ts';
import { cutFont, type FontFile, webFonts } from './web-fonts.ts';

export interface Fonts {
  files: FontFile[];
  /** Text of fonts.css. */
  styleSheet: string;
}

const head = `/*
 * Written by \`npm run fonts\`. Each font is cut by characters, and the browser fetches what a page shows: the last face that has a
 * character is the one that is used. The faces after them are fonts of the system, fitted so that nothing moves when a font comes late.
 */
`;

/** Cuts the fonts and writes the style sheet that names them and their fallbacks. */
export async function createFonts(): Promise<Fonts> {
  const files: FontFile[] = [];
  const rules: string[] = [];
  for (const kind of ['display', 'text'] as const) {
    const font = webFonts[kind];
    const cut = await cutFont(font);
    files.push(...cut);
    rules.push(...cut.map((file) => webFace(font.family, font.weights, file)));
    for (const system of systemFonts[kind]) {
      const fit = await fitSystemFont(font, system);
      rules.push(fallbackFace(fallbackFamily(kind, system.name), system.weights, system.local, fit));
    }
  }
  return { files, styleSheet: `${head}${rules.join('\n')}` };
}

const webFace = (family: string, weights: string, { file, unicodeRange }: FontFile) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights};
  src: url("./fonts/${file}") format("woff2");
  unicode-range:
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
