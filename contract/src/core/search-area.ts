/**
 * The area that a visitor draws on the map, as the address of a search holds it (decision 0136). A circle is
 * `latitude_longitude_radius` in degrees and kilometres: `46.81_-71.21_5`. A drawn shape is a text of its corners: each is written as its
 * distance from the one before in hundred-thousandths of a degree, as in encoded polylines
 * (https://developers.google.com/maps/documentation/utilities/polylinealgorithm), in letters that an address need not escape. Every text
 * that the pattern accepts is an area: what lies beyond the limits is moved to them.
 */

/** Letters of the last five bits of a number, and of those that more bits follow. */
const lastBits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
const moreBits = 'abcdefghijklmnopqrstuvwxyz6789-.';

export const mostCorners = 100;
/** Radius of a circle in km. */
export const leastRadius = 0.5;
export const greatestRadius = 25;

export type AreaCorner = readonly [lat: number, lng: number];

export interface AreaCircle {
  center: AreaCorner;
  /** Radius in kilometres. */
  radius: number;
}

/** Parts of a degree in a drawn shape: about one metre. */
const steps = 1e5;
const microdegrees = 1e6;
const furthestNorth = 85;
const furthestEast = 180;
/** Distance in degrees from the first corner that none exceeds, so that products of distances are exact in doubles. */
const furthestCorner = 30;
const kmPerDegree = 111.195;
/** Corners of a circle: between them it is 0.1 % narrower than it should be. */
const circleCorners = 64;

const clamped = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Returns the circle of an area; null for a drawn shape. */
export function circleOf(area: string): AreaCircle | null {
  if (!area.includes('_')) return null;
  const [lat = 0, lng = 0, radius = 0] = area.split('_').map(Number);
  return {
    center: [clamped(lat, furthestNorth), clamped(lng, furthestEast)],
    radius: Math.max(leastRadius, Math.min(greatestRadius, radius)),
  };
}

/** Returns the corners of an area in degrees. The last one is not the first one again. */
export function cornersOf(area: string): AreaCorner[] {
  const circle = circleOf(area);
  return circle ? cornersOfCircle(circle) : readCorners(area);
}

/** Returns the corners of an area in microdegrees: latitude, longitude, latitude, … */
export const ringOf = (area: string): number[] =>
  cornersOf(area).flatMap((corner) => corner.map((degrees) => Math.round(degrees * microdegrees)));

function cornersOfCircle({ center: [lat, lng], radius }: AreaCircle): AreaCorner[] {
  const height = radius / kmPerDegree;
  const width = height / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: circleCorners }, (_, index) => {
    const angle = (index / circleCorners) * 2 * Math.PI;
    return [lat + height * Math.cos(angle), lng + width * Math.sin(angle)];
  });
}

function readCorners(text: string): AreaCorner[] {
  const numbers = readNumbers(text);
  const [south = 0, west = 0] = numbers;
  const first = [clamped(south / steps, furthestNorth), clamped(west / steps, furthestEast)] as const;
  const corners: AreaCorner[] = [first];
  let [lat, lng] = [south, west];
  for (let at = 2; at < numbers.length; at += 2) {
    lat += numbers[at] ?? 0;
    lng += numbers[at + 1] ?? 0;
    corners.push([near(first[0], lat / steps, furthestNorth), near(first[1], lng / steps, furthestEast)]);
  }
  return corners;
}

const near = (first: number, degrees: number, most: number): number =>
  clamped(first + clamped(degrees - first, furthestCorner), most);

function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of text) {
    const last = lastBits.indexOf(letter);
    value += (last < 0 ? moreBits.indexOf(letter) : last) * 2 ** shift;
    shift += 5;
    if (last < 0) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** Returns the text of a drawn shape, which needs 3 to `mostCorners` corners. */
export function writeCorners(corners: readonly AreaCorner[]): string {
  let [lat, lng] = [0, 0];
  return corners
    .map((corner) => {
      const [toLat, toLng] = [Math.round(corner[0] * steps), Math.round(corner[1] * steps)];
      const text = writeNumber(toLat - lat) + writeNumber(toLng - lng);
      [lat, lng] = [toLat, toLng];
      return text;
    })
    .join('');
}

function writeNumber(number: number): string {
  let rest = number < 0 ? -number * 2 - 1 : number * 2;
  let text = '';
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += moreBits[rest % 32];
  return text + lastBits[rest];
}

export const writeCircle = ({ center, radius }: AreaCircle): string =>
  [...center.map((degrees) => Number(degrees.toFixed(5)) + 0), Number(radius.toFixed(2))].join('_');
