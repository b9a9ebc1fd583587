import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import { type Point, round, smooth, straight } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import type { Scene } from '../drawing/scene.ts';
import { onFace } from './walls.ts';

export interface Roofing {
  kind: 'shingle' | 'tin' | 'cedar';
  colour: string;
}

/** Draws one slope of a roof; snow lies on it in winter unless it is kept bare. */
export function drawSlope(scene: Scene, face: Face, roofing: Roofing, outline?: readonly Point[], bare = false): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  const shape: readonly Point[] = outline ?? [
    [0, 0],
    [face.width, 0],
    [face.width, face.height],
    [0, face.height],
  ];
  const colour = onFace(light, face, roofing.colour);
  const data = straight(face.points(shape));
  const paint = sketch.linear(face.at(face.width / 2, face.height), face.at(face.width / 2, 0), [
    [0, mix(colour, light.haze, 0.16)],
    [1, darken(colour, 0.06)],
  ]);
  sketch.path(data, paint, { soft: 0.5 });
  sketch.clipped(data, () => {
    if (roofing.kind === 'tin') seams(scene, face, colour);
    else shingles(scene, face, colour, roofing.kind === 'cedar' ? 0.3 : 0.24);
  });
  if (light.season === 'winter' && !bare) drawRoofSnow(scene, face, shape);
}

function seams({ sketch }: Scene, face: Face, colour: string): void {
  let dark = '';
  let bright = '';
  for (let u = 0.2; u < face.width; u += 0.5) {
    dark += straight([face.at(u, 0), face.at(u, face.height)], false);
    bright += straight([face.at(u - 0.05, 0), face.at(u - 0.05, face.height)], false);
  }
  sketch.stroke(dark, darken(colour, 0.35), 0.9, { opacity: 0.7 });
  sketch.stroke(bright, lighten(colour, 0.4), 0.7, { opacity: 0.6 });
}

function shingles({ sketch, random }: Scene, face: Face, colour: string, step: number): void {
  let rows = '';
  let tabs = '';
  for (let v = 0; v < face.height; v += step) {
    rows += straight([face.at(0, v), face.at(face.width, v)], false);
    for (let tab = 0; tab < face.width * 0.8; tab++) {
      const u = random.between(0, face.width);
      tabs += straight(face.quad(u, v, random.between(0.25, 0.5), step));
    }
  }
  sketch.path(tabs, darken(colour, 0.35), { opacity: 0.22 });
  sketch.stroke(rows, darken(colour, 0.45), 0.6, { opacity: 0.5 });
}

function drawRoofSnow(scene: Scene, face: Face, shape: readonly Point[]): void {
  const { sketch, light, random } = scene;
  const white = onFace(light, face, '#fbfdff');
  const thick = 0.2;
  const body = face.points(shape, thick);
  const paint = sketch.linear(face.at(face.width / 2, face.height, thick), face.at(face.width / 2, 0), [
    [0, lighten(white, 0.3)],
    [0.7, white],
    [1, mix(white, light.shadow, 0.16)],
  ]);
  sketch.polygon(body, paint, { soft: 1.6 });
  const low = Math.min(...shape.map((point) => point[1]));
  const edge = shape.filter((point) => point[1] < low + 0.01).map((point) => point[0]);
  const [from, to] = [Math.min(...edge), Math.max(...edge)];
  const lip: Point[] = [face.at(from, low + 0.25, thick)];
  for (let u = from; u <= to; u += 0.45) lip.push(face.at(u, low - random.between(0.04, 0.2), thick * 0.6));
  lip.push(face.at(to, low - 0.05, thick * 0.6), face.at(to, low + 0.25, thick));
  sketch.path(smooth(lip), mix(white, light.shadow, 0.14));
  let icicles = '';
  for (let u = from + 0.2; u < to; u += random.between(0.2, 0.9)) {
    const [x, y] = face.at(u, low - 0.04, 0);
    const length = random.between(2, 9);
    icicles += `M${round(x - 0.9)} ${round(y)}L${round(x)} ${round(y + length)}L${round(x + 0.9)} ${round(y)}Z`;
  }
  sketch.path(icicles, exposed(light, '#dcebf6', 0.9), { opacity: 0.75 });
}

/** Draws the edge board under a slope's lower edge, with the soffit's darkness behind it. */
export function drawFascia(scene: Scene, from: Point, to: Point, height: number, colour: string): void {
  const { sketch } = scene;
  sketch.polygon([from, to, [to[0], to[1] + height], [from[0], from[1] + height]], colour);
  sketch.stroke(
    straight(
      [
        [from[0], from[1] + height],
        [to[0], to[1] + height],
      ],
      false,
    ),
    darken(colour, 0.4),
    0.6,
    { opacity: 0.6 },
  );
}
