import { project } from '../drawing/camera.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { straight } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { grounded, type Room, solid } from './room.ts';

/** Draws a sofa seen from the front, its back to the wall; cushions soft at the corners. */
export function sofa(
  room: Room,
  x: number,
  z: number,
  width: number,
  colour: string,
  pillows: readonly string[] = [],
): void {
  grounded(room, x, z, width, 0.95);
  for (const foot of [x + 0.1, x + width - 0.18]) solid(room, [foot, 0, z + 0.06], [0.08, 0.14, 0.08], '#4a3526');
  solid(room, [x, 0.14, z + 0.7], [width, 0.72, 0.26], darken(colour, 0.06), 7);
  solid(room, [x + 0.08, 0.14, z + 0.05], [width - 0.16, 0.2, 0.8], darken(colour, 0.14), 4);
  const seats = width > 1.9 ? 3 : 2;
  const seat = (width - 0.44) / seats;
  for (let index = 0; index < seats; index++) {
    solid(room, [x + 0.24 + index * seat, 0.52, z + 0.5], [seat - 0.04, 0.36, 0.2], lighten(colour, 0.05), 9);
    solid(room, [x + 0.24 + index * seat, 0.34, z], [seat - 0.03, 0.14, 0.62], lighten(colour, 0.1), 8);
  }
  for (const arm of [x, x + width - 0.22]) solid(room, [arm, 0.14, z], [0.2, 0.5, 0.92], colour, 7);
  pillows.forEach((tone, index) => {
    const at = index % 2 === 0 ? x + 0.3 + index * 0.16 : x + width - 0.72 - index * 0.1;
    solid(room, [at, 0.52, z + 0.36], [0.4, 0.34, 0.1], tone, 9);
  });
}

/** Draws a lounge chair turned a little to the room. */
export function armchair(room: Room, x: number, z: number, colour: string, wood = '#6f4d33'): void {
  grounded(room, x, z, 0.85, 0.8);
  for (const [fx, fz] of [
    [0.06, 0.06],
    [0.74, 0.06],
    [0.06, 0.7],
    [0.74, 0.7],
  ] as const)
    solid(room, [x + fx, 0, z + fz], [0.06, 0.26, 0.06], wood);
  solid(room, [x + 0.06, 0.34, z + 0.62], [0.72, 0.56, 0.16], darken(colour, 0.05), 8);
  solid(room, [x + 0.08, 0.26, z + 0.02], [0.68, 0.18, 0.64], lighten(colour, 0.08), 8);
  for (const arm of [x, x + 0.76]) {
    solid(room, [arm, 0.24, z + 0.1], [0.09, 0.3, 0.66], colour, 6);
    solid(room, [arm - 0.01, 0.56, z + 0.04], [0.1, 0.05, 0.7], wood);
  }
}

/** Draws a dining or desk chair; `away` shows its back to the viewer. */
export function chair(room: Room, x: number, z: number, colour: string, away = false, seat = colour): void {
  grounded(room, x, z, 0.44, 0.44, 0.7);
  const back = (): void => {
    const at = away ? z : z + 0.4;
    for (const post of [x + 0.02, x + 0.38]) solid(room, [post, 0.45, at], [0.04, 0.46, 0.04], colour);
    for (const rail of [0.62, 0.78]) solid(room, [x + 0.02, rail, at], [0.4, 0.09, 0.03], colour);
  };
  if (!away) back();
  for (const [fx, fz] of [
    [0.02, 0.4],
    [0.38, 0.4],
    [0.02, 0.02],
    [0.38, 0.02],
  ] as const)
    solid(room, [x + fx, 0, z + fz], [0.04, 0.44, 0.04], darken(colour, 0.12));
  solid(room, [x, 0.43, z], [0.44, 0.05, 0.44], seat, 2);
  if (away) back();
}

/** Draws a counter stool with a low back. */
export function stool(room: Room, x: number, z: number, seat: string, metal = '#2d2c2e'): void {
  grounded(room, x, z, 0.38, 0.38, 0.6);
  for (const [fx, fz] of [
    [0, 0.34],
    [0.34, 0.34],
    [0, 0],
    [0.34, 0],
  ] as const)
    solid(room, [x + fx, 0, z + fz], [0.035, 0.66, 0.035], metal);
  solid(room, [x, 0.24, z], [0.37, 0.03, 0.03], metal);
  solid(room, [x - 0.01, 0.66, z], [0.4, 0.07, 0.38], seat, 4);
  solid(room, [x - 0.01, 0.74, z], [0.4, 0.2, 0.04], seat, 4);
}

/** Draws a table on four legs. */
export function table(
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  colour: string,
  leg = colour,
): void {
  grounded(room, x, z, width, depth);
  for (const [fx, fz] of [
    [0.06, depth - 0.14],
    [width - 0.14, depth - 0.14],
    [0.06, 0.06],
    [width - 0.14, 0.06],
  ] as const)
    solid(room, [x + fx, 0, z + fz], [0.08, height - 0.05, 0.08], leg);
  solid(room, [x, height - 0.06, z], [width, 0.06, depth], colour);
}

/** Draws a bed with its head at the back wall: frame, mattress, folded cover, pillows. */
export function bed(
  room: Room,
  x: number,
  z: number,
  width: number,
  colours: { frame: string; linen: string; cover: string; throw: string },
): void {
  const length = 2.1;
  grounded(room, x, z, width, length);
  solid(room, [x - 0.1, 0, z + length], [width + 0.2, 1.25, 0.1], colours.frame, 3);
  solid(room, [x - 0.04, 0.1, z], [width + 0.08, 0.22, length], colours.frame);
  solid(room, [x, 0.32, z + 0.04], [width, 0.24, length - 0.06], colours.linen, 6);
  for (const [px, pz, rise, tone] of [
    [0.1, 1.62, 0.36, colours.linen],
    [width / 2 + 0.04, 1.62, 0.36, colours.linen],
    [0.18, 1.4, 0.3, colours.cover],
    [width / 2 + 0.08, 1.4, 0.3, colours.cover],
  ] as const)
    solid(room, [x + px, 0.56, z + pz], [width / 2 - 0.18, rise, 0.14], lighten(tone, 0.04), 11);
  solid(room, [x - 0.03, 0.34, z - 0.02], [width + 0.06, 0.26, 1.3], colours.cover, 7);
  solid(room, [x - 0.04, 0.36, z + 0.1], [width + 0.08, 0.25, 0.5], colours.throw, 5);
  const { sketch, camera, light } = room;
  let folds = '';
  for (let fold = 0.2; fold < width; fold += 0.26)
    folds += straight(
      [project(camera, [x + fold, 0.56, z - 0.04]), project(camera, [x + fold + 0.03, 0.2, z - 0.04])],
      false,
    );
  sketch.stroke(folds, exposed(light, mix(colours.cover, '#3a3f58', 0.5), 0.3), 1.4, { opacity: 0.2 });
}

/** Draws an Adirondack chair facing away to the view. */
export function adirondack(room: Room, x: number, z: number, colour: string): void {
  grounded(room, x, z, 0.8, 0.9);
  for (const leg of [x, x + 0.7]) {
    solid(room, [leg, 0, z + 0.75], [0.09, 0.5, 0.09], colour);
    solid(room, [leg, 0, z + 0.1], [0.09, 0.34, 0.09], colour);
  }
  solid(room, [x + 0.06, 0.3, z + 0.1], [0.68, 0.05, 0.7], colour);
  for (let slat = 0; slat < 5; slat++)
    solid(
      room,
      [x + 0.07 + slat * 0.135, 0.3, z + 0.04],
      [0.11, 0.72 + Math.sin(((slat + 0.5) / 5) * Math.PI) * 0.16, 0.04],
      colour,
      1,
    );
  for (const arm of [x - 0.06, x + 0.68]) solid(room, [arm, 0.52, z + 0.05], [0.16, 0.04, 0.85], lighten(colour, 0.08));
}
