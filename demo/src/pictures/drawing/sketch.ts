import { type Point, round, straight } from './geometry.ts';

/** A colour stop: offset (0 to 1), colour, and opacity unless the colour is opaque. */
export type Stop = readonly [number, string, number?];

export interface Look {
  opacity?: number;
  /** Width of an outline in the fill's colour, which rounds the corners. */
  soft?: number;
  dash?: string;
}

/** An SVG that is drawn from back to front, in units of at most half a pixel of the original. */
export class Sketch {
  readonly width: number;
  readonly height: number;
  /** True for a picture whose left and right are exchanged. */
  readonly isMirrored: boolean;
  #definitions: string[] = [];
  #body: string[] = [];

  constructor(width: number, height: number, isMirrored = false) {
    this.width = width;
    this.height = height;
    this.isMirrored = isMirrored;
  }

  #define(markup: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(markup(id));
    return id;
  }

  /** Returns a linear gradient between two points. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const line = `x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"`;
    const id = this.#define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${line}>${stops.map(stopMarkup).join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Returns a radial gradient. */
  radial(centre: Point, radius: number, stops: readonly Stop[]): string {
    const circle = `cx="${round(centre[0])}" cy="${round(centre[1])}" r="${round(radius)}"`;
    const id = this.#define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" ${circle}>${stops.map(stopMarkup).join('')}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  path(data: string, fill: string, look: Look = {}): void {
    this.#body.push(`<path d="${data}" fill="${fill}"${attributes(look, fill)}/>`);
  }

  polygon(points: readonly Point[], fill: string, look: Look = {}): void {
    this.path(straight(points), fill, look);
  }

  stroke(data: string, colour: string, width: number, look: Look = {}): void {
    this.#body.push(
      `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${Math.round(width * 100) / 100}" stroke-linecap="round" stroke-linejoin="round"${attributes(look, colour)}/>`,
    );
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, look: Look = {}): void {
    this.#body.push(
      `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(look, fill)}/>`,
    );
  }

  rect(x: number, y: number, width: number, height: number, fill: string, look: Look & { radius?: number } = {}): void {
    this.#body.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${look.radius ? ` rx="${look.radius}"` : ''} fill="${fill}"${attributes(look, fill)}/>`,
    );
  }

  /** Groups everything that `draw` draws, so that SVG attributes apply to all of it. */
  group(groupAttributes: string, draw: () => void): void {
    this.#body.push(`<g ${groupAttributes}>`);
    draw();
    this.#body.push('</g>');
  }

  /** Clips everything that `draw` draws to the outline. */
  clipped(outline: string, draw: () => void): void {
    const id = this.#define((name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  /** Blurs everything that `draw` draws. The cost grows with the area, so it is used for small objects only. */
  softened(radius: number, draw: () => void): void {
    const id = this.#define(
      (name) =>
        `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
    this.group(`filter="url(#${id})"`, draw);
  }

  /** Returns the SVG with a size in pixels; for another aspect ratio it is cropped evenly on two sides. */
  toSvg(pixelWidth: number, pixelHeight = Math.round((pixelWidth * this.height) / this.width)): string {
    const size = `width="${pixelWidth}" height="${pixelHeight}" viewBox="0 0 ${this.width} ${this.height}"`;
    const drawn = this.#body.join('');
    const body = this.isMirrored ? `<g transform="matrix(-1 0 0 1 ${this.width} 0)">${drawn}</g>` : drawn;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice"><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
}

function attributes({ opacity, soft, dash }: Look, colour: string): string {
  const faded = opacity === undefined ? '' : ` opacity="${Math.round(opacity * 1000) / 1000}"`;
  const rounded = soft === undefined ? '' : ` stroke="${colour}" stroke-width="${soft}" stroke-linejoin="round"`;
  return `${faded}${rounded}${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}`;
}
