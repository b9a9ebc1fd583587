import type { Camera } from '../drawing/camera.ts';
import { darken } from '../drawing/colour.ts';
import { boxFaces, Face } from '../drawing/face.ts';
import type { Point, Point3 } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { drawShadow, type Scene } from '../drawing/scene.ts';
import { drawSlope, type Roofing } from './roofs.ts';
import { drawEaveShadow, drawWall, type Material, onFace } from './walls.ts';

/** A part of a house under a two-sided roof. `ridge` tells whether the eaves or the gable face the street. */
export interface Gabled {
  x: number;
  z: number;
  base?: number;
  width: number;
  depth: number;
  wall: number;
  rise: number;
  ridge: 'across' | 'away';
  overhang?: number;
  material: Material;
  gable?: Material;
  roofing: Roofing;
  trim: string;
  foundation?: string;
}

export interface GabledFaces {
  front: Face;
  left: Face;
  right: Face;
  slope: Face;
}

/** Returns the corners that cast its shadow. */
export function gabledCorners({ x, z, base = 0, width, depth, wall, rise, ridge }: Gabled): Point3[] {
  const corners: Point3[] = [];
  for (const px of [x, x + width]) for (const pz of [z, z + depth]) corners.push([px, 0, pz], [px, base + wall, pz]);
  const top = base + wall + rise;
  if (ridge === 'across') corners.push([x, top, z + depth / 2], [x + width, top, z + depth / 2]);
  else corners.push([x + width / 2, top, z], [x + width / 2, top, z + depth]);
  return corners;
}

/**
 * Draws walls, then what `openings` draws on them, then the roof. The faces passed to `openings` are measured from the floor; it
 * is called once all walls are drawn.
 */
export function drawGabled(scene: Scene, body: Gabled, openings: (faces: GabledFaces) => void): void {
  const { camera } = scene;
  const { x, z, base = 0, width, depth, wall, rise, ridge, material, overhang = 0.45 } = body;
  drawShadow(scene, gabledCorners(body));
  const sides = boxFaces(camera, [x, base, z], width, wall, depth);
  if (base > 0 && base < 2) drawFoundation(scene, body);
  const gable = (span: number): Point[] => [
    [0, 0],
    [span, 0],
    [span, wall],
    [span / 2, wall + rise],
    [0, wall],
  ];
  const square = undefined;
  drawWall(scene, sides.left, material, ridge === 'across' ? gable(depth) : square);
  drawWall(scene, sides.right, material, ridge === 'across' ? gable(depth) : square);
  drawWall(scene, sides.front, material, ridge === 'away' ? gable(width) : square);
  if (body.gable) drawGableCladding(scene, body, ridge === 'away' ? [sides.front] : [sides.left, sides.right]);
  if (ridge === 'across') drawEaveShadow(scene, sides.front, 0, wall, width, overhang * 0.9);
  else drawRakeShadow(scene, sides.front, body);
  for (const side of [sides.left, sides.right]) {
    if (ridge === 'away') drawEaveShadow(scene, side, 0, wall, depth, overhang * 0.9);
  }
  const slope = frontSlope(camera, body);
  openings({ front: sides.front, left: sides.left, right: sides.right, slope });
  drawRoof(scene, body, slope);
}

function drawFoundation(scene: Scene, { x, z, base = 0, width, depth, foundation = '#a7a39b' }: Gabled): void {
  const sides = boxFaces(scene.camera, [x, 0, z], width, base, depth);
  for (const side of [sides.left, sides.right, sides.front])
    drawWall(scene, side, { kind: 'plain', colour: foundation });
}

function drawGableCladding(scene: Scene, { wall, rise, gable }: Gabled, faces: readonly Face[]): void {
  if (!gable) return;
  for (const face of faces)
    drawWall(scene, face, gable, [
      [0, wall],
      [face.width, wall],
      [face.width / 2, wall + rise],
    ]);
}

function drawRakeShadow(scene: Scene, face: Face, { wall, rise, width }: Gabled): void {
  const { sketch, light } = scene;
  for (const [edge, inner] of [
    [0, 0.25],
    [width, width - 0.25],
  ] as const)
    sketch.polygon(
      face.points([
        [edge, wall],
        [width / 2, wall + rise],
        [width / 2, wall + rise - 0.55],
        [inner, wall - 0.35],
        [edge, wall - 0.4],
      ]),
      light.shadow,
      { opacity: light.shadowOpacity * 0.7 },
    );
}

function frontSlope(
  camera: Camera,
  { x, z, base = 0, width, depth, wall, rise, ridge, overhang = 0.45 }: Gabled,
): Face {
  const top = base + wall;
  const half = (ridge === 'across' ? depth : width) / 2;
  const drop = (rise / half) * overhang;
  if (ridge === 'across')
    return new Face(
      camera,
      [x - overhang, top - drop, z - overhang],
      [width + overhang * 2, 0, 0],
      [0, rise + drop, half + overhang],
    );
  return new Face(
    camera,
    [x + width + overhang, top - drop, z - overhang],
    [0, 0, depth + overhang * 2],
    [-half - overhang, rise + drop, 0],
  );
}

function drawRoof(scene: Scene, body: Gabled, slope: Face): void {
  const { sketch, light, camera } = scene;
  const { x, z, base = 0, width, depth, wall, rise, ridge, overhang = 0.45, trim, roofing } = body;
  const top = base + wall;
  const half = (ridge === 'across' ? depth : width) / 2;
  const drop = (rise / half) * overhang;
  const under = darken(exposed(light, trim, 0), 0.3);
  if (ridge === 'across') {
    for (const side of [
      new Face(
        camera,
        [x - overhang, top - drop, z + depth + overhang],
        [0, 0, -depth - overhang * 2],
        [0, rise + drop, 0],
      ),
      new Face(
        camera,
        [x + width + overhang, top - drop, z - overhang],
        [0, 0, depth + overhang * 2],
        [0, rise + drop, 0],
      ),
    ]) {
      if (side.visible) drawSoffit(scene, body, side, under);
      drawRake(scene, side, trim);
    }
    sketch.polygon(
      [
        ...slope.quad(0, 0, slope.width, 0).slice(0, 2),
        ...[slope.at(slope.width - overhang, overhang * 0.8, -0.3), slope.at(overhang, overhang * 0.8, -0.3)],
      ],
      under,
    );
    drawSlope(scene, slope, roofing);
    drawEdge(scene, slope, trim);
    return;
  }
  const other = new Face(
    camera,
    [x - overhang, top - drop, z + depth + overhang],
    [0, 0, -depth - overhang * 2],
    [half + overhang, rise + drop, 0],
  );
  for (const side of [other, slope]) {
    drawSlope(scene, side, roofing);
    if (side.visible) drawEdge(scene, side, trim);
  }
  const gable = new Face(
    camera,
    [x - overhang, top - drop, z - overhang],
    [width + overhang * 2, 0, 0],
    [0, rise + drop, 0],
  );
  drawRake(scene, gable, trim);
}

/** Draws the underside of the roof where it passes a gable wall. */
function drawSoffit({ sketch }: Scene, { overhang = 0.45 }: Gabled, face: Face, colour: string): void {
  const { width, height } = face;
  const ridge: Point = [width / 2, height];
  for (const side of [0, width])
    sketch.polygon(
      [
        ...face.points([
          [side, -0.26],
          [ridge[0], ridge[1] - 0.34],
        ]),
        ...face.points([ridge, [side, 0]], -overhang),
      ],
      colour,
      { soft: 0.6 },
    );
}

/** Draws the two boards that follow the slopes of a gable, thick enough to look like a roof's edge. */
function drawRake(scene: Scene, face: Face, trim: string): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  const { width, height } = face;
  const board = 0.26;
  const colour = onFace(light, face, trim);
  for (const side of [0, width]) {
    sketch.polygon(
      face.points([
        [side, 0],
        [width / 2, height],
        [width / 2, height - board * 1.3],
        [side, -board],
      ]),
      colour,
    );
    if (light.season === 'winter')
      sketch.polygon(
        face.points([
          [side, 0],
          [width / 2, height],
          [width / 2, height + 0.24],
          [side, 0.2],
        ]),
        onFace(light, face, '#f6f9fd'),
        { soft: 1 },
      );
  }
}

function drawEdge(scene: Scene, slope: Face, trim: string): void {
  const { sketch, light } = scene;
  const [a, b] = [slope.at(0, 0), slope.at(slope.width, 0)];
  const place = slope.place(0, 0);
  const end = slope.place(slope.width, 0);
  const board = new Face(
    slope.camera,
    [place[0], place[1] - 0.2, place[2]],
    [end[0] - place[0], 0, end[2] - place[2]],
    [0, 0.2, 0],
  );
  sketch.polygon([a, b, board.at(board.width, 0), board.at(0, 0)], onFace(light, board, trim));
}
