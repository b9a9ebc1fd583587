import { type Camera, castShadow, project, scaleAt } from './camera.ts';
import { type Point, type Point3, smooth, straight } from './geometry.ts';
import type { Light } from './light.ts';
import type { Random } from './random.ts';
import type { Sketch } from './sketch.ts';

/** The drawing surface, light, random numbers and camera with which objects are drawn. */
export interface Scene {
  sketch: Sketch;
  light: Light;
  random: Random;
  camera: Camera;
}

/** Draws a patch of ground given by (x, z) corners; `soft` rounds it, as a bed or a path. */
export function drawPatch(scene: Scene, corners: readonly Point[], fill: string, soft = false, opacity = 1): void {
  const points = corners.map(([x, z]) => project(scene.camera, [x, 0, z]));
  scene.sketch.path(soft ? smooth(points) : straight(points), fill, { opacity });
}

/** Draws the shadow on the ground of a body with those corners, softer away from it. */
export function drawShadow({ sketch, camera, light }: Scene, points: readonly Point3[], floor = 0, opacity = 1): void {
  const outline = castShadow(camera, light, points, floor);
  sketch.polygon(outline, light.shadow, { opacity: light.shadowOpacity * opacity });
}

/** Draws the shadow of a round crown of the given radius whose centre hangs at the point. */
export function drawCrownShadow(scene: Scene, [x, y, z]: Point3, radius: number): void {
  const { sketch, camera, light, random } = scene;
  const [dx, dy, dz] = light.direction;
  const travel = -y / dy;
  const points: Point[] = [];
  const stretch = Math.min(3, 1 / Math.abs(dy));
  for (let step = 0; step < 22; step++) {
    const angle = (step / 22) * Math.PI * 2;
    const reach = radius * random.between(0.82, 1.14);
    const along = Math.cos(angle) * reach * stretch;
    const across = Math.sin(angle) * reach;
    const flat = Math.hypot(dx, dz);
    points.push(
      project(camera, [
        x + dx * travel + (along * dx - across * dz) / flat,
        0,
        z + dz * travel + (along * dz + across * dx) / flat,
      ]),
    );
  }
  sketch.path(smooth(points), light.shadow, { opacity: light.shadowOpacity * 0.8 });
}

/** Returns the position of a point on the ground on the picture, and the picture units of a metre there. */
export function standing(scene: Scene, x: number, z: number): { x: number; y: number; metre: number } {
  const [px, py] = project(scene.camera, [x, 0, z]);
  return { x: px, y: py, metre: scaleAt(scene.camera, [x, 0, z]) };
}
