import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import { type Point, straight } from '../drawing/geometry.ts';
import { exposed, type Light } from '../drawing/light.ts';
import type { Scene } from '../drawing/scene.ts';

export interface Material {
  kind: 'brick' | 'clapboard' | 'stone' | 'ashlar' | 'boards' | 'planks' | 'plain' | 'log' | 'metal';
  colour: string;
}

/** Returns a colour as it appears on a face: fully lit when the sun meets it squarely, cool otherwise. */
export function onFace(light: Light, face: Face, colour: string): string {
  const exposure = face.exposure(light);
  return exposed(light, colour, exposure <= 0 ? 0.08 : 0.54 + exposure * 0.7);
}

/** Draws a wall in its material; `outline` in the face's metres when it is not the whole rectangle (a gable). */
export function drawWall(scene: Scene, face: Face, material: Material, outline?: readonly Point[]): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  const shape: readonly Point[] = outline ?? [
    [0, 0],
    [face.width, 0],
    [face.width, face.height],
    [0, face.height],
  ];
  const top = Math.max(...shape.map((point) => point[1]));
  const colour = onFace(light, face, material.colour);
  const data = straight(face.points(shape));
  const paint = sketch.linear(face.at(face.width / 2, top), face.at(face.width / 2, 0), [
    [0, lighten(colour, 0.04)],
    [0.75, colour],
    [1, mix(colour, light.shadow, 0.2)],
  ]);
  sketch.path(data, paint, { soft: 0.4 });
  sketch.clipped(data, () => {
    textures[material.kind](scene, face, top, colour);
    const [left, right] = [face.at(0, top / 2), face.at(face.width, top / 2)];
    const sunFromLeft = light.direction[0] > 0;
    sketch.path(
      data,
      sketch.linear(sunFromLeft ? left : right, sunFromLeft ? right : left, [
        [0, '#fff2d8', 0.1],
        [0.5, '#fff2d8', 0],
        [1, light.shadow, 0.14],
      ]),
    );
  });
}

type Texture = (scene: Scene, face: Face, top: number, colour: string) => void;

const textures: Record<Material['kind'], Texture> = {
  brick: (scene, face, top, colour) => {
    courses(scene, face, top, 0.085, darken(colour, 0.3), 0.32, 0.5);
    bricks(scene, face, top, [darken(colour, 0.16), lighten(colour, 0.12), mix(colour, '#7c4a3a', 0.3)]);
  },
  clapboard: (scene, face, top, colour) => {
    courses(scene, face, top, 0.19, darken(colour, 0.35), 0.4, 0.8);
    courses(scene, face, top, 0.19, lighten(colour, 0.35), 0.35, 0.6, 0.03);
  },
  planks: (scene, face, top, colour) => {
    boardTones(scene, face, top, colour, 0.24, false);
    courses(scene, face, top, 0.24, darken(colour, 0.5), 0.5, 0.7);
  },
  boards: (scene, face, top, colour) => {
    boardTones(scene, face, top, colour, 0.28, true);
    uprights(scene, face, top, 0.28, darken(colour, 0.45), 0.5, 0.7);
  },
  metal: (scene, face, top, colour) => {
    uprights(scene, face, top, 0.42, lighten(colour, 0.22), 0.5, 0.7);
    uprights(scene, face, top, 0.42, darken(colour, 0.4), 0.5, 0.7, 0.04);
  },
  log: (scene, face, top, colour) => {
    for (let v = 0; v < top; v += 0.36) {
      const paint = scene.sketch.linear(face.at(0, v + 0.36), face.at(0, v), [
        [0, darken(colour, 0.32)],
        [0.3, lighten(colour, 0.14)],
        [0.65, colour],
        [1, darken(colour, 0.48)],
      ]);
      scene.sketch.polygon(face.quad(0, v, face.width, 0.37), paint);
    }
  },
  stone: (scene, face, top, colour) => stones(scene, face, top, colour, 0.22, 0.4, 0.035),
  ashlar: (scene, face, top, colour) => stones(scene, face, top, colour, 0.34, 0.36, 0.014),
  plain: () => {},
};

function courses(
  { sketch }: Scene,
  face: Face,
  top: number,
  step: number,
  colour: string,
  opacity: number,
  width: number,
  from = 0,
): void {
  let data = '';
  for (let v = from + step; v < top; v += step) data += straight([face.at(0, v), face.at(face.width, v)], false);
  sketch.stroke(data, colour, width, { opacity });
}

function uprights(
  { sketch }: Scene,
  face: Face,
  top: number,
  step: number,
  colour: string,
  opacity: number,
  width: number,
  from = 0,
): void {
  let data = '';
  for (let u = from + step; u < face.width; u += step) data += straight([face.at(u, 0), face.at(u, top)], false);
  sketch.stroke(data, colour, width, { opacity });
}

function bricks({ sketch, random }: Scene, face: Face, top: number, tones: readonly string[]): void {
  for (const tone of tones) {
    let data = '';
    const count = Math.min(420, face.width * top * 5);
    for (let brick = 0; brick < count; brick++) {
      const row = Math.floor(random.between(0, top / 0.085));
      const column = Math.floor(random.between(0, face.width / 0.24)) + (row % 2) * 0.5;
      data += straight(face.quad(column * 0.24, row * 0.085, 0.22, 0.075));
    }
    sketch.path(data, tone, { opacity: 0.55 });
  }
}

function boardTones(
  { sketch, random }: Scene,
  face: Face,
  top: number,
  colour: string,
  step: number,
  upright: boolean,
): void {
  const tones = [darken(colour, 0.14), lighten(colour, 0.1), mix(colour, '#8a5a34', 0.25)];
  for (const tone of tones) {
    let data = '';
    for (let at = 0; at < (upright ? face.width : top); at += step) {
      if (random.chance(0.4))
        data += straight(upright ? face.quad(at, 0, step, top) : face.quad(0, at, face.width, step));
    }
    sketch.path(data, tone, { opacity: 0.45 });
  }
}

function stones(
  { sketch, random }: Scene,
  face: Face,
  top: number,
  colour: string,
  low: number,
  high: number,
  joint: number,
): void {
  const tones = [
    colour,
    lighten(colour, 0.14),
    darken(colour, 0.1),
    mix(colour, '#a08a6e', 0.22),
    mix(colour, '#7f8ea3', 0.2),
  ];
  sketch.polygon(face.quad(0, 0, face.width, top), mix(colour, '#6b645e', 0.42));
  const data = tones.map(() => '');
  for (let v = 0; v < top; ) {
    const height = random.between(low, high);
    for (let u = -random.between(0, 0.4); u < face.width; ) {
      const width = height * random.between(1.1, 2.5);
      const tone = Math.floor(random.next() * tones.length);
      const wobble = (): number => random.between(0, joint);
      data[tone] += straight(
        face.points([
          [u + joint + wobble(), v + joint + wobble()],
          [u + width - joint - wobble(), v + joint + wobble()],
          [u + width - joint - wobble(), v + height - joint - wobble()],
          [u + joint + wobble(), v + height - joint - wobble()],
        ]),
      );
      u += width;
    }
    v += height;
  }
  for (const [index, tone] of tones.entries()) sketch.path(data[index] ?? '', tone, { soft: 0.6 });
}

/** Draws the soft dark band that eaves, a balcony or a cornice lay on the wall under them. */
export function drawEaveShadow(scene: Scene, face: Face, u: number, v: number, width: number, depth: number): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  const paint = sketch.linear(face.at(u, v), face.at(u, v - depth), [
    [0, light.shadow, light.shadowOpacity * 1.25],
    [0.75, light.shadow, light.shadowOpacity * 0.85],
    [1, light.shadow, 0],
  ]);
  sketch.polygon(face.quad(u, v - depth, width, depth), paint);
}

/** Draws a plain bar standing out of a face: a sill, a lintel, a cornice, a plank; its underside throws a thin shadow. */
export function drawBand(
  scene: Scene,
  face: Face,
  [u, v, width, height]: readonly [number, number, number, number],
  colour: string,
  out = 0.08,
): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  drawEaveShadow(scene, face, u, v, width, out * 2.2);
  const under = darken(exposed(light, colour, 0), 0.15);
  sketch.polygon([...face.quad(u, v, width, 0, 0).slice(0, 2), face.at(u + width, v, out), face.at(u, v, out)], under);
  sketch.polygon(face.quad(u, v, width, height, out), onFace(light, face, colour));
  const side = face.at(u + width, v, out)[0] > face.at(u + width, v, 0)[0] ? u : u + width;
  sketch.polygon(
    [face.at(side, v, 0), face.at(side, v + height, 0), face.at(side, v + height, out), face.at(side, v, out)],
    under,
  );
  if (light.season === 'winter')
    sketch.polygon(face.quad(u, v + height, width, 0.06, out), exposed(light, '#f6f9fd', 0.9), { soft: 0.8 });
}
