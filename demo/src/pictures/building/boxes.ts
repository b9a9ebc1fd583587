import { boxFaces } from '../drawing/face.ts';
import type { Point3 } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { drawShadow, type Scene } from '../drawing/scene.ts';
import { drawWall, type Material, onFace } from './walls.ts';

type Size = readonly [width: number, height: number, depth: number];

/** Draws an upright box in one material; `cast` lays its shadow on the ground first. */
export function drawBox(scene: Scene, at: Point3, [width, height, depth]: Size, material: Material, cast = false) {
  const [x, y, z] = at;
  if (cast) {
    const corners: Point3[] = [];
    for (const px of [x, x + width])
      for (const py of [y, y + height]) for (const pz of [z, z + depth]) corners.push([px, py, pz]);
    drawShadow(scene, corners);
  }
  const faces = boxFaces(scene.camera, at, width, height, depth);
  for (const face of [faces.bottom, faces.left, faces.right, faces.front]) drawWall(scene, face, material);
  if (faces.top.visible) {
    const snowy = scene.light.season === 'winter' && y + height > 0.3;
    scene.sketch.polygon(
      faces.top.quad(0, 0, faces.top.width, faces.top.height),
      onFace(scene.light, faces.top, snowy ? '#f4f8fd' : material.colour),
    );
  }
  return faces;
}

/** Draws a cushion of snow along the upper edge of a flat roof. */
export function drawSnowCap(scene: Scene, at: Point3, [width, , depth]: Size): void {
  if (scene.light.season !== 'winter') return;
  const faces = boxFaces(scene.camera, at, width, 0.28, depth);
  for (const face of [faces.left, faces.right, faces.front]) {
    if (!face.visible) continue;
    scene.sketch.polygon(face.quad(0, 0, face.width, 0.28), onFace(scene.light, face, '#f7fafe'), { soft: 2.4 });
  }
}

/** Draws the pool of lamplight around a point on the picture. */
export function drawGlow(scene: Scene, x: number, y: number, radius: number, strength = 0.6): void {
  const { sketch, light } = scene;
  if (light.lamps < 0.2) return;
  const paint = sketch.radial([x, y], radius, [
    [0, '#ffe2a4', strength * light.lamps],
    [0.4, '#ffcf85', strength * 0.4 * light.lamps],
    [1, '#ffb866', 0],
  ]);
  sketch.ellipse(x, y, radius, radius, paint);
}

export function lampColour(scene: Scene): string {
  return scene.light.lamps > 0.3 ? '#fff0c8' : exposed(scene.light, '#3b3d42', 0.6);
}
