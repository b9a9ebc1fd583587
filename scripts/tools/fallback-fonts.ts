import { type Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { openFont, readPackageFile, readSource, toTrueType } from './cut-font.ts';
import type { FontCut, WebFont } from './web-fonts.ts';

/** A font of a system that is shown until the web font has come, fitted to it. */
interface SystemFont {
  name: string;
  /** Full names and PostScript names by which systems know it. */
  local: readonly string[];
  /** Weights of the web font in whose place it is shown. */
  weights: string;
  /** The weight of the web font that it is fitted to. */
  weight: number;
  /** The font itself or one of the same widths: Gelasio for Georgia, Arimo for Arial. */
  file: string;
}

/** A system font in its regular and its bold face. */
interface SystemFamily {
  name: string;
  regular: readonly string[];
  bold: readonly string[];
  file: (weight: 400 | 700) => string;
}

const fontsource = (name: string) => (weight: number) =>
  `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
const dejaVu = (name: string) => (weight: number) => `dejavu-fonts-ttf/ttf/${name}${weight === 700 ? '-Bold' : ''}.ttf`;

/** System fonts in the order in which they are looked for: Windows and Apple, Android, Linux. */
const serifs: readonly SystemFamily[] = [
  { name: 'Georgia', regular: ['Georgia'], bold: ['Georgia Bold', 'Georgia-Bold'], file: fontsource('gelasio') },
  {
    name: 'Noto Serif',
    regular: ['Noto Serif', 'NotoSerif'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    file: fontsource('noto-serif'),
  },
  { name: 'DejaVu Serif', regular: ['DejaVu Serif'], bold: ['DejaVu Serif Bold'], file: dejaVu('DejaVuSerif') },
];
const sansSerifs: readonly SystemFamily[] = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    file: fontsource('arimo'),
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    file: fontsource('roboto'),
  },
  { name: 'DejaVu Sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], file: dejaVu('DejaVuSans') },
];

/** Weights of a range for which a system font is fitted: the regular face also stands for the medium weight, which no system has. */
const textWeights = [
  { weights: '400', weight: 400 },
  { weights: '500', weight: 500 },
  { weights: '600 700', weight: 600 },
] as const;

/** Returns the system fonts in place of a cut of a web font. */
export function systemFonts({ isSerif }: Pick<WebFont, 'isSerif'>, { weights, axes }: FontCut): SystemFont[] {
  const fitted =
    typeof axes.wght === 'number' ? [{ weights, weight: Number(weights) }] : textWeights.map((each) => ({ ...each }));
  return (isSerif ? serifs : sansSerifs).flatMap(({ name, regular, bold, file }) =>
    fitted.map((each) => {
      const isBold = each.weight >= 600;
      return { name, local: isBold ? bold : regular, ...each, file: file(isBold ? 700 : 400) };
    }),
  );
}

/** Returns the value of `font-family` of a web font: itself, then its fallbacks. */
export function fontStack(font: WebFont): string {
  const fallbacks = (font.isSerif ? serifs : sansSerifs).map(({ name }) => fallbackFamily(font, name));
  return `${[font.family, ...fallbacks].map((name) => `"${name}"`).join(',')},${font.isSerif ? 'serif' : 'sans-serif'}`;
}

/** Returns the name under which a system font stands in for a web font. */
export const fallbackFamily = ({ label }: Pick<WebFont, 'label'>, name: string) => `${label} ${name}`;

/** Text with the letters, figures and marks of the pages in the proportions in which they occur. */
const sample =
  `Maison à étages à vendre, 450 000 $, quatre chambres, deux salles de bain, 1 850 pi². Une propriété lumineuse près du fleuve, de l’école et
du métro. Nos courtiers connaissent chaque rue du quartier : ils évaluent votre maison, la présentent et vous accompagnent jusque chez le notaire. Écrivez-nous ou
prenez rendez-vous ; la première rencontre n’engage à rien. Two-storey house for sale in Québec, four bedrooms, two bathrooms. Our brokers know every street of
the area and answer within one business day.`.replaceAll('\n', ' ');

/** Descriptors of `@font-face`, as shares of the size. */
export interface Fit {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Returns what makes the sample as wide and its lines as high in the system font as in the web font. */
export async function fitSystemFont(font: WebFont, cut: FontCut, { file, weight }: SystemFont): Promise<Fit> {
  const web = await openInstance(font, cut, weight);
  const system = openFont(await toTrueType(await readPackageFile(file)));
  const ratio = widthOf(web) / widthOf(system);
  const { ascender, descender, lineGap } = web.hExtents();
  const share = (length: number) => length / web.face.upem / ratio;
  return {
    sizeAdjust: ratio * (font.size ?? 1),
    ascent: share(ascender),
    descent: share(-descender),
    lineGap: share(lineGap),
  };
}

/** Opens a cut at one weight. */
export async function openInstance(font: WebFont, { axes }: FontCut, weight: number): Promise<Font> {
  const wght = typeof axes.wght === 'number' ? axes.wght : weight;
  return openFont(await toTrueType(await readSource(font, 'latin'), { ...axes, wght }));
}

/** Returns the width of the sample as a multiple of the size. */
export function widthOf(font: Font): number {
  const buffer = new TextBuffer();
  buffer.addText(sample);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((width, { xAdvance }) => width + xAdvance, 0) / font.face.upem;
}
