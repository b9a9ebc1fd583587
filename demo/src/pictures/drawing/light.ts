import type { Season } from '../descriptions/description.ts';
import { mix, multiply, type Rgb } from './colour.ts';
import type { Point3 } from './geometry.ts';
import type { Stop } from './sketch.ts';

export type Hour = 'morning' | 'day' | 'golden' | 'dusk';

/** The light of a whole picture: all colours pass through `lit` and `shaded`, so that they match. */
export interface Light {
  hour: Hour;
  season: Season;
  sky: readonly Stop[];
  /** Colour of distant haze, into which distant objects fade. */
  haze: string;
  /** Colour factors of surfaces in the sun and of those in the shade. */
  key: Rgb;
  shade: Rgb;
  shadow: string;
  shadowOpacity: number;
  /** Direction of the light in world axes (x right, y up, z away). */
  direction: Point3;
  /** 0: windows reflect the sky; 1: every lamp is on. */
  lamps: number;
}

type Palette = Omit<Light, 'hour' | 'season' | 'direction'>;

const palettes: Record<Hour, Palette> = {
  morning: {
    sky: [
      [0, '#8fb6d0'],
      [0.5, '#c9d9dc'],
      [0.8, '#f3e3d0'],
      [1, '#f8dcc4'],
    ],
    haze: '#eaded2',
    key: [1.02, 0.95, 0.86],
    shade: [0.6, 0.63, 0.74],
    shadow: '#3c4a70',
    shadowOpacity: 0.36,
    lamps: 0.08,
  },
  day: {
    sky: [
      [0, '#5d97c0'],
      [0.45, '#98c1d8'],
      [0.8, '#d5e5e6'],
      [1, '#eeeee2'],
    ],
    haze: '#d9e4e4',
    key: [1.01, 0.985, 0.94],
    shade: [0.56, 0.62, 0.74],
    shadow: '#26365c',
    shadowOpacity: 0.4,
    lamps: 0,
  },
  golden: {
    sky: [
      [0, '#6a90b5'],
      [0.4, '#b9bdb9'],
      [0.7, '#f3cf9b'],
      [1, '#fbc877'],
    ],
    haze: '#efcfa6',
    key: [1.14, 0.94, 0.7],
    shade: [0.56, 0.5, 0.58],
    shadow: '#33305c',
    shadowOpacity: 0.44,
    lamps: 0.25,
  },
  dusk: {
    sky: [
      [0, '#223865'],
      [0.36, '#4d6296'],
      [0.64, '#a892ab'],
      [0.84, '#e9b097'],
      [1, '#f6cb9c'],
    ],
    haze: '#8d829f',
    key: [0.65, 0.66, 0.82],
    shade: [0.4, 0.42, 0.6],
    shadow: '#131c3c',
    shadowOpacity: 0.45,
    lamps: 1,
  },
};

const directions: Record<Hour, Point3> = {
  morning: [0.85, -0.5, 0.55],
  day: [0.6, -0.8, 0.55],
  golden: [1, -0.34, 0.5],
  dusk: [0.4, -1, 0.5],
};

/** Returns the light of an hour in a season; `fromRight` moves the sun to the right. */
export function lightOf(hour: Hour, season: Season, fromRight = false): Light {
  const [x, y, z] = directions[hour];
  const palette = palettes[hour];
  // Winter air is colder and paler: the sky and the haze tend to white-blue, while the horizon stays warm.
  const sky: readonly Stop[] =
    season === 'winter' && hour !== 'dusk'
      ? palette.sky.map(([offset, colour]) => [offset, mix(colour, '#dfe8f1', 0.35)] as const)
      : palette.sky;
  const haze = season === 'winter' ? mix(palette.haze, '#dbe4f0', 0.4) : palette.haze;
  return { ...palette, sky, haze, hour, season, direction: [fromRight ? -x : x, y, z] };
}

/** Returns the colour in full sun. */
export function lit(light: Light, colour: string): string {
  return multiply(colour, light.key);
}

/** Returns the colour in the shade. */
export function shaded(light: Light, colour: string): string {
  return multiply(colour, light.shade);
}

/** Returns the colour between shade (0) and sun (1). */
export function exposed(light: Light, colour: string, exposure: number): string {
  return mix(shaded(light, colour), lit(light, colour), Math.max(0, Math.min(1, exposure)));
}

/** Returns the colour seen through haze: 0 is near, 1 is fully hazy. */
export function distant(light: Light, colour: string, distance: number): string {
  return mix(colour, light.haze, distance);
}
