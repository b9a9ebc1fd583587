import { hull, type Point, type Point3 } from './geometry.ts';
import type { Light } from './light.ts';

/**
 * An architect's camera: level, with a shifted lens, so that verticals stay vertical.
 * World units are metres: x right, y up, z away; the scene turns around the world's origin.
 */
export type Camera = {
  /** Where the origin's vertical falls on the picture, and the height of the horizon. */
  centre: number;
  horizon: number;
  /** Picture units of one metre seen at one metre. */
  focal: number;
  distance: number;
  eye: number;
  /** Turn of the scene in radians: positive shows its right side. */
  turn: number;
};

/** The point on the picture; what lies behind the camera is held just before it. */
export function project(camera: Camera, [x, y, z]: Point3): Point {
  const scale = scaleAt(camera, [x, y, z]);
  const across = x * Math.cos(camera.turn) + z * Math.sin(camera.turn);
  return [camera.centre + across * scale, camera.horizon - (y - camera.eye) * scale];
}

/** Picture units of a metre at that point. */
export function scaleAt(camera: Camera, [x, , z]: Point3): number {
  const away = -x * Math.sin(camera.turn) + z * Math.cos(camera.turn) + camera.distance;
  return camera.focal / Math.max(0.25, away);
}

/** The outline on the picture of the shadow that the points cast on the ground at height `floor`. */
export function castShadow(camera: Camera, light: Light, points: readonly Point3[], floor = 0): Point[] {
  const [dx, dy, dz] = light.direction;
  const fallen = points.map(([x, y, z]): Point3 => {
    const travel = (floor - y) / dy;
    return [x + dx * travel, floor, z + dz * travel];
  });
  return hull(fallen.map((point) => project(camera, point)));
}
