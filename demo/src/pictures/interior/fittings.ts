import { onFace } from '../building/walls.ts';
import { project, scaleAt } from '../drawing/camera.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import { round, straight } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { grounded, type Room } from './room.ts';

/** Draws a pendant lamp hanging at (x, z) with its shade's foot at `low`. */
export function pendant(
  room: Room,
  x: number,
  z: number,
  low: number,
  size: number,
  colour: string,
  shape: 'dome' | 'globe' | 'drum' = 'dome',
): void {
  const { sketch, light, camera, height } = room;
  const [px, py] = project(camera, [x, low, z]);
  const unit = scaleAt(camera, [x, low, z]) * size;
  const [, top] = project(camera, [x, height, z]);
  sketch.stroke(`M${round(px)} ${round(top)}V${round(py - unit * 0.7)}`, '#2c2a2a', 1.3);
  glow(room, px, py, unit * 4.2, 0.34);
  const paint = sketch.linear(
    [px - unit, 0],
    [px + unit, 0],
    [
      [0, exposed(light, lighten(colour, 0.2), 1)],
      [0.4, exposed(light, colour, 0.8)],
      [1, exposed(light, darken(colour, 0.35), 0.4)],
    ],
  );
  if (shape === 'globe') {
    sketch.ellipse(
      px,
      py - unit * 0.2,
      unit * 0.72,
      unit * 0.72,
      sketch.radial([px - unit * 0.2, py - unit * 0.4], unit, [
        [0, '#fffaf0'],
        [0.6, '#ffeec9'],
        [1, '#e9cf9c'],
      ]),
    );
    return;
  }
  const rim = shape === 'drum' ? unit * 0.94 : unit * 0.24;
  sketch.path(
    `M${px - rim} ${py - unit * 0.72}H${px + rim}C${px + unit * 0.8} ${py - unit * 0.5} ${px + unit} ${py - unit * 0.2} ${px + unit} ${py}H${px - unit}C${px - unit} ${py - unit * 0.2} ${px - unit * 0.8} ${py - unit * 0.5} ${px - rim} ${py - unit * 0.72}Z`,
    paint,
  );
  sketch.ellipse(px, py, unit, unit * 0.13, '#fff0c9');
}

/** Draws warm light around a lamp, stronger at dusk. */
export function glow({ sketch, light }: Room, x: number, y: number, radius: number, strength: number): void {
  const power = strength * (light.hour === 'dusk' ? 1.5 : 0.5);
  sketch.ellipse(
    x,
    y,
    radius,
    radius,
    sketch.radial([x, y], radius, [
      [0, '#ffe3a8', Math.min(0.9, power)],
      [0.45, '#ffd08a', power * 0.3],
      [1, '#ffc478', 0],
    ]),
  );
}

export function floorLamp(room: Room, x: number, z: number, colour = '#efe6d4', tall = 1.5): void {
  const { sketch, light, camera } = room;
  const [px, foot] = project(camera, [x, 0, z]);
  const unit = scaleAt(camera, [x, 0, z]);
  const top = foot - unit * tall;
  sketch.ellipse(px, foot, unit * 0.17, unit * 0.045, exposed(light, '#2d2a28', 0.5));
  sketch.stroke(`M${round(px)} ${round(foot)}V${round(top)}`, exposed(light, '#8a6a3e', 0.8), unit * 0.03);
  shade(room, px, top, unit * 0.22, colour);
}

export function tableLamp(room: Room, x: number, y: number, z: number, base: string, colour = '#f1e7d3'): void {
  const { sketch, light, camera } = room;
  const [px, foot] = project(camera, [x, y, z]);
  const unit = scaleAt(camera, [x, y, z]);
  sketch.path(
    `M${px - unit * 0.05} ${foot}C${px - unit * 0.14} ${foot - unit * 0.1} ${px - unit * 0.1} ${foot - unit * 0.24} ${px} ${foot - unit * 0.3}C${px + unit * 0.1} ${foot - unit * 0.24} ${px + unit * 0.14} ${foot - unit * 0.1} ${px + unit * 0.05} ${foot}Z`,
    sketch.linear(
      [px - unit * 0.12, 0],
      [px + unit * 0.12, 0],
      [
        [0, exposed(light, lighten(base, 0.2), 1)],
        [1, exposed(light, base, 0.2)],
      ],
    ),
  );
  shade(room, px, foot - unit * 0.3, unit * 0.16, colour);
}

function shade(room: Room, x: number, y: number, unit: number, colour: string): void {
  const { sketch, light } = room;
  glow(room, x, y, unit * 6, 0.4);
  const lit =
    light.hour === 'dusk'
      ? ['#fff3d0', '#ffd894']
      : [exposed(light, lighten(colour, 0.2), 1), exposed(light, colour, 0.6)];
  sketch.path(
    `M${x - unit * 0.66} ${y - unit * 1.3}H${x + unit * 0.66}L${x + unit} ${y}H${x - unit}Z`,
    sketch.linear(
      [x - unit, 0],
      [x + unit, 0],
      [
        [0, lit[0] ?? colour],
        [1, lit[1] ?? colour],
      ],
    ),
  );
}

/** Draws a leafy pot plant; each kind of leaf is a simple curved blade. */
export function plant(
  room: Room,
  x: number,
  z: number,
  tall: number,
  pot = '#c9bba6',
  kind: 'fan' | 'bush' | 'palm' = 'fan',
  y = 0,
): void {
  const { sketch, light, camera, random } = room;
  const [px, foot] = project(camera, [x, y, z]);
  const unit = scaleAt(camera, [x, y, z]) * tall;
  if (y === 0) grounded(room, x - 0.16, z - 0.14, 0.32, 0.28, 0.9);
  const rim = foot - unit * 0.22;
  for (const [tones, count] of [
    [['#27452f', '#2f5238'], 9],
    [['#3f6b45', '#4f7d4e'], 9],
    [['#7ba365'], 4],
  ] as const) {
    for (let leaf = 0; leaf < count; leaf++) {
      const lean = random.between(-1, 1) * (kind === 'fan' ? 0.5 : 0.85);
      const long = unit * random.between(0.45, 0.8) * (kind === 'bush' ? 0.75 : 1);
      const tipX = px + Math.sin(lean) * long;
      const tipY = rim - Math.cos(lean) * long * (kind === 'palm' ? 0.8 : 1);
      const wide = unit * (kind === 'palm' ? 0.035 : 0.1);
      const [mx, my] = [(px + tipX) / 2, (rim + tipY) / 2 - unit * 0.06];
      const colour = exposed(light, random.pick([tones[0], ...tones]), random.between(0.5, 1));
      sketch.path(
        `M${round(px)} ${round(rim)}Q${round(mx - wide)} ${round(my - wide * 0.4)} ${round(tipX)} ${round(tipY)}Q${round(mx + wide)} ${round(my + wide * 0.4)} ${round(px)} ${round(rim)}Z`,
        colour,
      );
    }
  }
  const half = unit * 0.13;
  sketch.path(
    `M${px - half} ${rim}H${px + half}L${px + half * 0.74} ${foot}Q${px} ${foot + half * 0.2} ${px - half * 0.74} ${foot}Z`,
    sketch.linear(
      [px - half, 0],
      [px + half, 0],
      [
        [0, exposed(light, lighten(pot, 0.14), 1)],
        [1, exposed(light, pot, 0.15)],
      ],
    ),
  );
  sketch.ellipse(px, rim, half, half * 0.2, exposed(light, '#3d3027', 0.6));
}

/** Draws a run of cabinets or shelves on a face, in doors with handles. */
export function cabinets(
  { sketch, light }: Room,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  doors: number,
  colour: string,
  handle = '#b08d57',
  out = 0.03,
): void {
  const tone = onFace(light, face, colour);
  sketch.polygon(face.quad(u, v, width, height, out), darken(tone, 0.3));
  for (let door = 0; door < doors; door++) {
    const w = width / doors;
    const at = u + w * door;
    sketch.polygon(face.quad(at + 0.012, v + 0.012, w - 0.024, height - 0.024, out), tone);
    sketch.polygon(face.quad(at + 0.07, v + 0.07, w - 0.14, height - 0.14, out), darken(tone, 0.07));
    const hu = door % 2 === 0 ? at + w - 0.06 : at + 0.05;
    const hv = v < 1 ? v + height - 0.32 : v + 0.1;
    sketch.stroke(
      straight([face.at(hu, hv, out), face.at(hu, hv + 0.2, out)], false),
      exposed(light, handle, 0.9),
      1.8,
    );
  }
}

/** Draws shelves full of books and a few objects. */
export function bookcase(
  room: Room,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  shelves: number,
  colour: string,
): void {
  const { sketch, light, random } = room;
  sketch.polygon(face.quad(u, v, width, height, 0.02), darken(onFace(light, face, colour), 0.3));
  const step = height / shelves;
  for (let shelf = 0; shelf < shelves; shelf++) {
    const base = v + shelf * step + 0.04;
    for (let at = u + 0.05; at < u + width - 0.12; ) {
      const thick = random.between(0.03, 0.07);
      if (random.chance(0.12)) {
        at += random.between(0.1, 0.25);
        continue;
      }
      const tone = random.pick([
        '#a8503f',
        '#d9c7a3',
        '#3f5a6b',
        '#6a7d5a',
        '#c99a4c',
        '#e8e0d0',
        '#59464a',
        '#7f97a3',
      ]);
      sketch.polygon(
        face.quad(at, base, thick * 0.92, step * random.between(0.5, 0.78), 0.03),
        onFace(light, face, tone),
      );
      at += thick;
    }
    sketch.polygon(face.quad(u, v + shelf * step, width, 0.04, 0.06), onFace(light, face, lighten(colour, 0.1)));
  }
  for (const post of [u, u + width - 0.04])
    sketch.polygon(face.quad(post, v, 0.04, height, 0.06), onFace(light, face, colour));
  sketch.polygon(face.quad(u, v + height, width, 0.04, 0.06), onFace(light, face, lighten(colour, 0.1)));
}

/** Draws a wall of small tiles. */
export function tiling(
  { sketch, light, random }: Room,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: string,
  size: readonly [number, number],
): void {
  const tone = onFace(light, face, colour);
  sketch.polygon(face.quad(u, v, width, height, 0.005), mix(tone, '#ffffff', 0.24));
  const data = ['', '', ''];
  let row = 0;
  for (let y = v; y < v + height - 0.01; y += size[1]) {
    const shift = row % 2 === 0 ? 0 : size[0] / 2;
    for (let x = u - shift; x < u + width; x += size[0]) {
      const from = Math.max(u, x) + 0.006;
      const to = Math.min(u + width, x + size[0]) - 0.006;
      if (to <= from) continue;
      const index = Math.floor(random.next() * 3);
      data[index] += straight(face.quad(from, y + 0.006, to - from, size[1] - 0.012, 0.006));
    }
    row++;
  }
  for (const [index, shade] of [tone, lighten(tone, 0.08), darken(tone, 0.08)].entries())
    sketch.path(data[index] ?? '', shade);
}

/** Draws a freestanding tub, seen from its long side. */
export function tub(room: Room, x: number, z: number, length: number): void {
  const { sketch, light, camera } = room;
  const unit = scaleAt(camera, [x, 0, z]);
  const [px, foot] = project(camera, [x, 0, z]);
  const [w, h] = [length * unit, 0.6 * unit];
  grounded(room, x + 0.1, z - 0.15, length - 0.2, 0.5);
  const white = exposed(light, '#fbfaf6', 1);
  const grey = exposed(light, '#c3c7cd', 0.55);
  sketch.path(
    `M${px} ${foot - h}C${px + w * 0.02} ${foot - h * 0.3} ${px + w * 0.1} ${foot} ${px + w * 0.2} ${foot}H${px + w * 0.8}C${px + w * 0.9} ${foot} ${px + w * 0.98} ${foot - h * 0.3} ${px + w} ${foot - h}Z`,
    sketch.linear(
      [px, foot - h],
      [px + w, foot],
      [
        [0, white],
        [0.45, exposed(light, '#f1f0ec', 0.9)],
        [1, grey],
      ],
    ),
  );
  sketch.ellipse(px + w / 2, foot - h, w / 2, h * 0.16, white);
  sketch.ellipse(
    px + w / 2,
    foot - h + 1,
    w / 2 - unit * 0.06,
    h * 0.11,
    sketch.linear(
      [px, 0],
      [px + w, 0],
      [
        [0, exposed(light, '#aeb6bf', 0.5)],
        [1, exposed(light, '#e4e7e8', 0.9)],
      ],
    ),
  );
  const tap = px + w * 0.86;
  sketch.stroke(
    `M${tap + unit * 0.14} ${foot}V${foot - h * 1.55}q0 ${-h * 0.18} ${-h * 0.2} ${-h * 0.18}q${-h * 0.14} 0 ${-h * 0.14} ${h * 0.2}`,
    exposed(light, '#b28e58', 0.9),
    unit * 0.03,
  );
}
