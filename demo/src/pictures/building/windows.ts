import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import { type Point, smooth, straight } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawBand, onFace } from './walls.ts';

export interface Window {
  u: number;
  v: number;
  width: number;
  height: number;
  /** Colour of the sash and of the casing around it. */
  frame: string;
  trim?: string;
  trimWidth?: number;
  sill?: string;
  lintel?: string;
  /** Rise of an arched head, in metres. */
  arch?: number;
  /** Panes across and up. */
  panes?: readonly [number, number];
  shutters?: string;
  /** True for curtains inside; not for shopfronts and stairs. */
  curtains?: boolean;
}

/** Draws a window set into a face: casing, reveal, glass with sky or lamplight, bars, sill. */
export function drawWindow(scene: Scene, face: Face, window: Window): void {
  if (!face.visible) return;
  const { sketch, light } = scene;
  const { u, v, width, height, frame, trim, trimWidth = 0.1, sill, lintel, arch = 0, shutters } = window;
  const outline = (grow: number, depth: number): Point[] =>
    face.points(archedOutline(u - grow, v - grow, width + grow * 2, height + grow * 2, arch), depth);
  if (shutters) {
    for (const side of [u - trimWidth - width * 0.44, u + width + trimWidth])
      drawShutter(scene, face, side, v, width * 0.44, height, shutters);
  }
  if (trim) sketch.polygon(outline(trimWidth, 0.03), onFace(light, face, trim));
  sketch.polygon(outline(0.015, 0), darken(exposed(light, trim ?? frame, 0), 0.35));
  const glass = outline(0, -0.09);
  const data = straight(outline(0, 0));
  sketch.clipped(data, () => {
    sketch.polygon(glass, onFace(light, face, frame), { soft: 1 });
    drawPane(scene, face, window);
  });
  if (lintel) drawBand(scene, face, [u - 0.15, v + height, width + 0.3, 0.22], lintel, 0.04);
  if (sill) drawBand(scene, face, [u - 0.12, v - 0.12, width + 0.24, 0.12], sill, 0.1);
}

function archedOutline(u: number, v: number, width: number, height: number, arch: number): Point[] {
  if (arch <= 0)
    return [
      [u, v],
      [u + width, v],
      [u + width, v + height],
      [u, v + height],
    ];
  const points: Point[] = [
    [u, v],
    [u + width, v],
  ];
  for (let step = 0; step <= 8; step++) {
    const angle = (step / 8) * Math.PI;
    points.push([u + width / 2 + (Math.cos(angle) * width) / 2, v + height - arch + Math.sin(angle) * arch]);
  }
  return points;
}

function drawPane(
  scene: Scene,
  face: Face,
  { u, v, width, height, frame, panes = [1, 2], curtains = true }: Window,
): void {
  const { sketch, light, random } = scene;
  const inset = 0.055;
  const depth = -0.11;
  const glow = random.chance(light.lamps * 0.86);
  const glass = face.quad(u + inset, v + inset, width - inset * 2, height - inset * 2, depth);
  sketch.polygon(glass, glow ? lampPaint(scene, face, u, v, width, height) : skyPaint(scene, face, u, v, height));
  sketch.clipped(straight(glass), () => {
    if (curtains && random.chance(0.8)) drawCurtains(scene, face, u, v, width, height, glow);
    if (!glow) drawReflections(scene, face, u, v, width, height);
    sketch.polygon(face.quad(u, v + height - 0.16, width, 0.16, depth), '#0f1626', { opacity: 0.35 });
  });
  const bar = onFace(light, face, frame);
  for (let column = 1; column < panes[0]; column++)
    sketch.polygon(face.quad(u + (width * column) / panes[0] - 0.025, v, 0.05, height, depth + 0.03), bar);
  for (let row = 1; row < panes[1]; row++)
    sketch.polygon(face.quad(u, v + (height * row) / panes[1] - 0.03, width, 0.06, depth + 0.03), bar);
}

function skyPaint({ sketch, light }: Scene, face: Face, u: number, v: number, height: number): string {
  const first = light.sky[0]?.[1] ?? '#7796b0';
  const last = light.sky.at(-1)?.[1] ?? '#dddddd';
  return sketch.linear(face.at(u, v + height), face.at(u + 0.4, v), [
    [0, mix(mix(first, last, 0.55), '#23303f', 0.25)],
    [0.45, mix(mix(first, last, 0.3), '#23303f', 0.5)],
    [1, mix(first, '#17202c', 0.76)],
  ]);
}

function lampPaint({ sketch, random }: Scene, face: Face, u: number, v: number, width: number, height: number): string {
  const warmth = random.next();
  const heart = mix('#ffe6ae', '#ffd086', warmth);
  const edge = mix('#eda955', '#d98644', warmth);
  const [cx, cy] = face.at(u + width * random.between(0.3, 0.7), v + height * random.between(0.45, 0.7));
  const reach = Math.abs(face.at(u, v + height)[1] - face.at(u, v)[1]) * 0.85 + 6;
  return sketch.radial([cx, cy], reach, [
    [0, '#fff1c9'],
    [0.25, heart],
    [1, edge],
  ]);
}

function drawCurtains(
  scene: Scene,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  glow: boolean,
): void {
  const { sketch, light, random } = scene;
  const colour = glow ? mix('#fff0cf', '#f0b468', 0.35) : mix(exposed(light, '#f2ece0', 0.35), '#37475a', 0.32);
  const part = width * random.between(0.16, 0.27);
  for (const [near, far] of [
    [u, u + part],
    [u + width, u + width - part],
  ] as const) {
    sketch.path(
      smooth(
        face.points(
          [
            [near, v],
            [far, v],
            [near + (far - near) * 0.8, v + height * 0.4],
            [far, v + height],
            [near, v + height],
          ],
          -0.11,
        ),
      ),
      colour,
      { opacity: 0.75, soft: 1 },
    );
  }
}

function drawReflections(
  { sketch, random, light }: Scene,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  const start = random.between(0.05, 0.4);
  for (const [from, wide, opacity] of [
    [start, 0.22, 0.2],
    [start + 0.3, 0.08, 0.14],
  ] as const) {
    const slant = height * 0.32;
    sketch.polygon(
      face.points(
        [
          [u + width * from, v],
          [u + width * (from + wide), v],
          [u + width * (from + wide) + slant, v + height],
          [u + width * from + slant, v + height],
        ],
        -0.11,
      ),
      lighten(light.haze, 0.4),
      { opacity },
    );
  }
}

function drawShutter(
  scene: Scene,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: string,
): void {
  const { sketch, light } = scene;
  const paint = onFace(light, face, colour);
  sketch.polygon(face.quad(u + 0.03, v - 0.04, width, height, 0), light.shadow, { opacity: 0.4 });
  sketch.polygon(face.quad(u, v, width, height, 0.04), paint);
  let slats = '';
  for (let slat = 0.1; slat < height - 0.06; slat += 0.09)
    slats += straight([face.at(u + 0.06, v + slat, 0.04), face.at(u + width - 0.06, v + slat, 0.04)], false);
  sketch.stroke(slats, darken(paint, 0.4), 0.6, { opacity: 0.6 });
}
