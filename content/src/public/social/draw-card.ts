import sharp, { type OverlayOptions } from 'sharp';
import { disclaimerLeading, layDisclaimer } from './disclaimer-layout.ts';
import { outlineText, wrapText } from './outline-text.ts';
import { type SocialCard, socialSize } from './social-card.ts';

/** Left edge of the panel beside the photo, px; social networks that crop a square from the middle show a part of both. */
const panelLeft = 740;
const margin = 48;
const textLeft = panelLeft + margin;
const textWidth = socialSize.width - panelLeft - 2 * margin;
/** Height of the band at the lower edge, px. */
const band = 14;

const kickerSize = 27;
const titleSize = 62;
const lineSize = 30;
const footerSize = 25;
const dutySize = 17;
/** Largest height of the strip below the photo, which holds a long disclaimer, px, and its inner margin. */
const stripHeight = 320;
const stripMargin = 20;
/** Largest distance from the first baseline to the last one, px: the logo stands above. */
const textHeight = 385;

/** Maximum number of pixels of a photo that is decoded. */
const photoPixels = 60_000_000;
/** Maximum number of pixels of a logo. */
const logoPixels = 16_000_000;

interface Files {
  photo: Buffer | null;
  logoOnLight: Buffer | null;
  logoOnDark: Buffer | null;
}

/** Draws a card as JPEG. A photo or logo that cannot be decoded is left out. */
export async function drawCard(card: SocialCard, files: Files): Promise<Buffer> {
  const { svg, strip } = panel(card);
  const photo = await photoLayer(files.photo, socialSize.height - strip);
  const logos = await Promise.all([
    logoLayer(files.logoOnLight, { left: textLeft, top: 52, width: textWidth, height: 76 }),
    photo
      ? null
      : logoLayer(files.logoOnDark, { left: 150, top: 215 - strip / 2, width: panelLeft - 300, height: 200 }),
  ]);
  const layers = [photo, { input: Buffer.from(svg), left: 0, top: 0 }, ...logos];
  const background = photo ? card.colors.background : card.colors.accent;
  return await sharp({ create: { ...socialSize, channels: 3, background } })
    .composite(layers.filter((layer) => layer !== null))
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

async function photoLayer(photo: Buffer | null, height: number): Promise<OverlayOptions | null> {
  if (!photo) return null;
  try {
    const input = await sharp(photo, { limitInputPixels: photoPixels })
      .rotate()
      .resize({ width: panelLeft, height, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer();
    return { input, left: 0, top: 0 };
  } catch {
    return null;
  }
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Fits a logo into a box at its left edge. */
async function logoLayer(logo: Buffer | null, { left, top, width, height }: Box): Promise<OverlayOptions | null> {
  if (!logo) return null;
  try {
    const { data, info } = await sharp(logo, { limitInputPixels: logoPixels, density: 300 })
      .resize({ width, height, fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { input: data, left, top: top + Math.round((height - info.height) / 2) };
  } catch {
    return null;
  }
}

interface Line {
  text: string;
  font: string;
  size: number;
  color: string;
  /** Distance to the baseline of the line above, px. */
  gap: number;
}

const heightOf = (written: readonly Line[]): number => written.slice(1).reduce((sum, { gap }) => sum + gap, 0);

interface Panel {
  /** Holds only paths and rectangles. */
  svg: string;
  /** Height of the strip below the photo; 0 without one. */
  strip: number;
}

/** Returns the panel with its texts as SVG, and with a strip below the photo for a disclaimer that has no space in it. */
function panel({ kicker, title, lines, footer, duties, disclaimer, colors, fonts }: SocialCard): Panel {
  const muted = mixed(colors.text, colors.background);
  const titleWidth = outlineText(title, fonts.display, titleSize).width;
  const fitted = Math.min(titleSize, (titleSize * textWidth) / Math.max(1, titleWidth));
  const wrapped = lines.flatMap((line) =>
    wrapText(line, { font: fonts.text, size: lineSize, width: textWidth, lines: 2 }),
  );
  const small = (text: string, size: number) => wrapText(text, { font: fonts.text, size, width: textWidth, lines: 1 });
  const written: Line[] = [
    ...small(kicker, kickerSize).map((text) => ({
      ...{ text, font: fonts.text, size: kickerSize, color: colors.accent, gap: 0 },
    })),
    ...(title ? [{ text: title, font: fonts.display, size: fitted, color: colors.text, gap: fitted * 1.2 }] : []),
    ...wrapped.map((text, index) => ({
      ...{ text, font: fonts.text, size: lineSize, color: colors.text, gap: index === 0 ? 58 : 40 },
    })),
    ...small(footer, footerSize).map((text) => ({
      ...{ text, font: fonts.text, size: footerSize, color: muted, gap: 52 },
    })),
    ...duties.flatMap((text, index) =>
      small(text, dutySize).map((line) => ({
        ...{ text: line, font: fonts.text, size: dutySize, color: muted, gap: index === 0 ? 36 : 24 },
      })),
    ),
  ];
  const laid = layDisclaimer(disclaimer, fonts.text, {
    // The first line is one more line away from the texts above.
    panel: { width: textWidth, height: textHeight - heightOf(written) - 20 },
    strip: { width: panelLeft - 2 * stripMargin, height: stripHeight - 2 * stripMargin },
  });
  const fineprint = laid.lines.map((text, index) => ({
    ...{ text, font: fonts.text, size: laid.size, color: muted },
    gap: laid.size * (index === 0 && laid.place === 'panel' ? 2 : disclaimerLeading),
  }));
  if (laid.place === 'panel') written.push(...fineprint);
  const { width, height: full } = socialSize;
  const inStrip = laid.place === 'strip' ? fineprint : [];
  const strip = inStrip.length === 0 ? 0 : Math.ceil(heightOf(inStrip) + laid.size + 2 * stripMargin);
  const paths = [
    ...pathsOf(written, textLeft, full - band - margin - heightOf(written)),
    ...pathsOf(inStrip, stripMargin, full - strip + stripMargin + laid.size),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${full}">` +
    `<rect x="${panelLeft}" width="${width - panelLeft}" height="${full}" fill="${colors.background}"/>` +
    `<rect y="${full - strip}" width="${panelLeft}" height="${strip}" fill="${colors.background}"/>` +
    `<rect x="${panelLeft}" y="${full - band}" width="${width - panelLeft}" height="${band}" fill="${colors.accent}"/>` +
    `${paths.join('')}</svg>`;
  return { svg, strip };
}

/** Returns the lines as SVG, the baseline of the first one at `top`. */
function pathsOf(lines: readonly Line[], left: number, top: number): string[] {
  let baseline = top;
  return lines.map(({ text, font, size, color, gap }, index) => {
    if (index > 0) baseline += gap;
    const { path } = outlineText(text, font, size);
    return `<path transform="translate(${left} ${baseline.toFixed(1)})" fill="${color}" d="${path}"/>`;
  });
}

/** Returns a colour between that of the text and that of the background, for secondary texts. */
function mixed(text: string, background: string): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mix = [1, 3, 5].map((at) => Math.round(0.68 * channel(text, at) + 0.32 * channel(background, at)));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
