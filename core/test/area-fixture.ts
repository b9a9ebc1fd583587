import { ringOf } from '@vitrine/contract/core/search-area.ts';

/** Reference for drawn areas, by the sum of the angles between the corners: true when the area winds around the place. */
export function isInArea(area: string, lat: number, lng: number): boolean {
  const ring = ringOf(area);
  const angleTo = (at: number) =>
    Math.atan2((ring[at % ring.length] ?? 0) - lat * 1e6, (ring[(at + 1) % ring.length] ?? 0) - lng * 1e6);
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const turn = angleTo(at + 2) - angleTo(at);
    sum += turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
  }
  return Math.abs(sum) > Math.PI;
}
