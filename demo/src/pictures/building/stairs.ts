import { project } from '../drawing/camera.ts';
import { lighten } from '../drawing/colour.ts';
import { boxFaces } from '../drawing/face.ts';
import { type Point, type Point3, straight } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawWall, onFace } from './walls.ts';

interface Flight {
  /** Lower and upper end of the flight, in the middle of its width. */
  foot: Point3;
  head: Point3;
  width: number;
  steps: number;
  metal: string;
  tread: string;
}

/** Draws an outside staircase of iron and wood, as Montréal hangs on its façades: treads, stringers and a barred railing. */
export function drawFlight(scene: Scene, flight: Flight): void {
  const { sketch, light, camera } = scene;
  const { foot, head, width, steps, metal, tread } = flight;
  const across = Math.abs(head[0] - foot[0]) > Math.abs(head[2] - foot[2]);
  const half = width / 2;
  const side = (at: Point3, away: number): Point3 =>
    across ? [at[0], at[1], at[2] + away] : [at[0] + away, at[1], at[2]];
  const along = (share: number, rise = 0): Point3 => [
    foot[0] + (head[0] - foot[0]) * share,
    foot[1] + (head[1] - foot[1]) * share + rise,
    foot[2] + (head[2] - foot[2]) * share,
  ];
  const dark = exposed(light, metal, 0.35);
  const bright = exposed(light, metal, 0.95);
  const rail = (away: number): void => {
    // Cut level at the foot, so that no end stands below the ground.
    const cut = Math.min(0.3 / Math.max(head[1] - foot[1], 1), 0.2);
    const stringer: Point[] = [along(0, -0.02), along(1, -0.02), along(1, -0.3), along(cut, -0.3)].map((at) =>
      project(camera, side(at, away)),
    );
    sketch.polygon(stringer, dark);
    let bars = '';
    for (let bar = 0; bar <= steps * 2; bar++) {
      const share = bar / (steps * 2);
      bars += straight(
        [project(camera, side(along(share), away)), project(camera, side(along(share, 0.92), away))],
        false,
      );
    }
    sketch.stroke(bars, dark, 0.9);
    const top = straight(
      [project(camera, side(along(0, 0.95), away)), project(camera, side(along(1, 0.95), away))],
      false,
    );
    sketch.stroke(top, dark, 2.6);
    sketch.stroke(top, bright, 1, { opacity: 0.8 });
    if (light.season === 'winter')
      sketch.stroke(
        straight([project(camera, side(along(0, 1), away)), project(camera, side(along(1, 1), away))], false),
        exposed(light, '#f8fbff', 0.95),
        2,
      );
  };
  rail(half);
  const order = foot[2] < head[2] ? (step: number) => steps - 1 - step : (step: number) => step;
  for (let index = 0; index < steps; index++) {
    const step = order(index);
    const at = along((step + 0.5) / steps);
    const run = (Math.abs(across ? head[0] - foot[0] : head[2] - foot[2]) / steps) * 1.08;
    // A flight towards the viewer has closed risers, as open ones look like a ladder from there.
    const riser = (head[1] - foot[1]) / steps;
    const box = across
      ? boxFaces(camera, [at[0] - run / 2, at[1], at[2] - half], run, 0.06, width)
      : boxFaces(camera, [at[0] - half, at[1] - riser + 0.06, at[2] - run / 2], width, riser, run);

    const snowy = light.season === 'winter';
    for (const face of [box.left, box.right, box.bottom, box.front, box.top]) {
      if (face.visible)
        sketch.polygon(
          face.quad(0, 0, face.width, face.height),
          onFace(light, face, snowy && face === box.top ? '#f2f6fb' : tread),
        );
    }
    if (!across) {
      const nosing = box.front.quad(0, riser - 0.06, width, 0.06);
      sketch.polygon(nosing, onFace(light, box.front, lighten(tread, 0.3)), { soft: 0.4 });
    }
    if (snowy)
      sketch.polygon(
        box.front.quad(0, across ? 0.02 : riser - 0.08, box.front.width, 0.12),
        onFace(light, box.front, '#f4f8fd'),
        {
          soft: 0.8,
        },
      );
  }
  rail(-half);
}

/** Draws a balcony on brackets with a barred railing along its front and sides. */
export function drawBalcony(
  scene: Scene,
  [x, y, z]: Point3,
  size: { width: number; depth: number; metal: string; deck: string; gap?: readonly [number, number] },
): void {
  const { sketch, light, camera } = scene;
  const { width, depth, metal, deck, gap } = size;
  const slab = boxFaces(camera, [x, y - 0.22, z - depth], width, 0.22, depth);
  for (const face of [slab.bottom, slab.left, slab.right, slab.front, slab.top])
    drawWall(scene, face, { kind: 'plain', colour: deck });
  if (light.season === 'winter')
    sketch.polygon(slab.front.quad(0, 0.18, width, 0.16), exposed(light, '#f6f9fd', 0.9), { soft: 1 });
  const dark = exposed(light, metal, 0.4);
  const run = (from: Point3, to: Point3): void => {
    const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
    const count = Math.max(2, Math.round(length / 0.13));
    let bars = '';
    const at = (share: number, rise: number): Point =>
      project(camera, [from[0] + (to[0] - from[0]) * share, y + rise, from[2] + (to[2] - from[2]) * share]);
    for (let bar = 0; bar <= count; bar++) bars += straight([at(bar / count, 0.05), at(bar / count, 1.02)], false);
    sketch.stroke(bars, dark, 0.8);
    sketch.stroke(straight([at(0, 0.1), at(1, 0.1)], false), dark, 1.2);
    sketch.stroke(straight([at(0, 1.04), at(1, 1.04)], false), dark, 2.4);
    if (light.season === 'winter')
      sketch.stroke(straight([at(0, 1.1), at(1, 1.1)], false), exposed(light, '#f8fbff', 0.95), 2);
  };
  run([x, y, z], [x, y, z - depth]);
  run([x + width, y, z], [x + width, y, z - depth]);
  if (gap) {
    run([x, y, z - depth], [x + gap[0], y, z - depth]);
    run([x + gap[1], y, z - depth], [x + width, y, z - depth]);
  } else run([x, y, z - depth], [x + width, y, z - depth]);
}
