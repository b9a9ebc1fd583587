import { type Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { openFont, readPackageFile, toTrueType, type WebFont, type webFonts } from './web-fonts.ts';

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

const gelasio = '@fontsource/gelasio/files/gelasio-latin-400-normal.woff2';
const arimo = (weight: number) => `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`;
const roboto = (weight: number) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`;
const notoSerif = '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2';
const dejaVu = (name: string) => `dejavu-fonts-ttf/ttf/${name}.ttf`;

/** The face of a regular weight, of the medium weight that no system has, and of the bold weights. */
function sansFaces(
  name: string,
  regular: readonly string[],
  bold: readonly string[],
  file: (weight: 400 | 700) => string,
) {
  return [
    { name, local: regular, weights: '400', weight: 400, file: file(400) },
    { name, local: regular, weights: '500', weight: 500, file: file(400) },
    { name, local: bold, weights: '600 700', weight: 600, file: file(700) },
  ];
}

/** System fonts in place of each web font, in the order in which they are looked for: Windows and Apple, Android, Linux. */
export const systemFonts: Record<keyof typeof webFonts, SystemFont[]> = {
  display: [
    { name: 'Georgia', local: ['Georgia'], weights: '400', weight: 400, file: gelasio },
    { name: 'Noto Serif', local: ['Noto Serif', 'NotoSerif'], weights: '400', weight: 400, file: notoSerif },
    { name: 'DejaVu Serif', local: ['DejaVu Serif'], weights: '400', weight: 400, file: dejaVu('DejaVuSerif') },
  ],
  text: [
    ...sansFaces(
      'Arial',
      ['Arial', 'ArialMT', 'Liberation Sans'],
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
      arimo,
    ),
    ...sansFaces('Roboto', ['Roboto', 'Roboto-Regular'], ['Roboto Bold', 'Roboto-Bold'], roboto),
    ...sansFaces('DejaVu Sans', ['DejaVu Sans'], ['DejaVu Sans Bold'], (weight) =>
      dejaVu(weight === 700 ? 'DejaVuSans-Bold' : 'DejaVuSans'),
    ),
  ],
};

/** Returns the name under which a system font stands in for a web font. */
export const fallbackFamily = (kind: keyof typeof webFonts, name: string) =>
  `${kind === 'display' ? 'Fraunces' : 'Instrument Sans'} ${name}`;

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
export async function fitSystemFont({ source, axes }: WebFont, { file, weight }: SystemFont): Promise<Fit> {
  const web = openFont(await toTrueType(await readPackageFile(source('latin')), axes ?? { wght: weight }));
  const system = openFont(await toTrueType(await readPackageFile(file)));
  const sizeAdjust = widthOf(web) / widthOf(system);
  const { ascender, descender, lineGap } = web.hExtents();
  const share = (length: number) => length / web.face.upem / sizeAdjust;
  return { sizeAdjust, ascent: share(ascender), descent: share(-descender), lineGap: share(lineGap) };
}

/** Returns the width of the sample as a multiple of the size. */
export function widthOf(font: Font): number {
  const buffer = new TextBuffer();
  buffer.addText(sample);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((width, { xAdvance }) => width + xAdvance, 0) / font.face.upem;
}
