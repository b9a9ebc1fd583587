import { hull, type Point, type Point3 } from './geometry.ts';
import type { Light } from './light.ts';

/**
 * A level camera with a shifted lens, so that verticals stay vertical. World units are metres: x right, y up, z away; the scene
 * is rotated around the world's origin.
 */
export interface Camera {
  /** Horizontal position of the origin on the picture, and the height of the horizon. */
  centre: number;
  horizon: number;
  /** Picture units of one metre at a distance of one metre. */
  focal: number;
  distance: number;
  eye: number;
  /** Rotation of the scene in radians: positive shows its right side. */
  turn: number;
}

/** Returns the projection of a point on the picture; a point behind the camera is moved just in front of it. */
export function project(camera: Camera, [x, y, z]: Point3): Point {
  const scale = scaleAt(camera, [x, y, z]);
  const across = x * Math.cos(camera.turn) + z * Math.sin(camera.turn);
  return [camera.centre + across * scale, camera.horizon - (y - camera.eye) * scale];
}

/** Returns the picture units of a metre at the point. */
export function scaleAt(camera: Camera, [x, , z]: Point3): number {
  const away = -x * Math.sin(camera.turn) + z * Math.cos(camera.turn) + camera.distance;
  return camera.focal / Math.max(0.25, away);
}

/** Returns the outline on the picture of the shadow that the points cast at height `floor`. */
export function castShadow(camera: Camera, light: Light, points: readonly Point3[], floor = 0): Point[] {
  const [dx, dy, dz] = light.direction;
  const fallen = points.map(([x, y, z]): Point3 => {
    const travel = (floor - y) / dy;
    return [x + dx * travel, floor, z + dz * travel];
  });
  return hull(fallen.map((point) => project(camera, point)));
}
