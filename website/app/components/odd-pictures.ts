import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import { examplePicture } from './example-picture.ts';

interface OddPicture {
  alt: string;
  width: number;
  height: number;
  sky: string;
  fit?: FinishedImage['fit'];
}

/** Photos that fill no place well: the sources of listings send them all. */
const odd = {
  tall: { alt: 'Escalier, photo verticale', width: 1200, height: 1800, sky: '#c9d8e6', fit: 'tall' },
  panorama: { alt: 'Vue panoramique', width: 6000, height: 1500, sky: '#e8d9c4' },
  dark: { alt: 'Façade de nuit', width: 1440, height: 960, sky: '#12151d' },
  small: { alt: 'Ancienne petite photo', width: 320, height: 200, sky: '#d9e2d4', fit: 'small' },
  huge: { alt: 'Photo de 48 mégapixels', width: 8000, height: 6000, sky: '#d5dfe8' },
} as const satisfies Record<string, OddPicture>;
export type OddPictureName = keyof typeof odd;
export const oddPictureNames = Object.keys(odd) as OddPictureName[]; // the keys of a constant

/** Draws a house with the frame of the picture, so that one sees what is cut. */
const drawing = ({ width, height, sky }: OddPicture, blur = 0): string => {
  const unit = Math.min(width, height) / 10;
  const left = width / 2 - 2.5 * unit;
  const top = height / 2 - unit;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<filter id="blur"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#blur)">` +
    `<path fill="${sky}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="#6f9a63" d="M0 ${top + 4 * unit}h${width}v${height}H0z"/>` +
    `<path fill="#8a5a44" d="M${left} ${top + 4 * unit}v${-4 * unit}l${2.5 * unit} ${-2.5 * unit} ${2.5 * unit} ${2.5 * unit}v${4 * unit}z"/>` +
    `<path fill="none" stroke="#b3261e" stroke-width="${unit / 6}" d="M${unit / 4} ${unit / 4}h${width - unit / 2}v${height - unit / 2}H${unit / 4}z"/></g></svg>`
  );
};

/** Returns the address, the size and the text of an odd picture. It needs no file. */
export const oddPictureFile = (name: OddPictureName) => {
  const { alt, width, height } = odd[name];
  return { url: `data:image/svg+xml,${encodeURIComponent(drawing(odd[name]))}`, alt, width, height };
};

/** Returns an odd picture as components receive it. */
export const oddPicture = (name: OddPictureName): FinishedImage => {
  const { url, alt, width, height } = oddPictureFile(name);
  const { fit }: OddPicture = odd[name];
  const placeholder = `data:image/svg+xml,${encodeURIComponent(drawing(odd[name], Math.min(width, height) / 12))}`;
  return { ...examplePicture(alt), src: url, width, height, placeholder, ...(fit && { fit }) };
};
