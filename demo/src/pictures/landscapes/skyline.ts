import { mix } from '../drawing/colour.ts';
import { round, straight } from '../drawing/geometry.ts';
import { distant, exposed, type Light } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';

interface Block {
  x: number;
  width: number;
  height: number;
  top?: 'flat' | 'cross' | 'slant' | 'step' | 'spire';
}

/** Draws a row of downtown towers standing on `base`, one side in the sun, fading by `distance`; lamps dot them at dusk. */
export function drawTowers(
  sketch: Sketch,
  light: Light,
  random: Random,
  base: number,
  distance: number,
  blocks: readonly Block[],
): void {
  for (const block of blocks) {
    const tone = random.pick(['#8797a8', '#a89d93', '#74869a', '#b5aca2', '#93a1ab']);
    const sunny = distant(light, exposed(light, tone, 0.95), distance);
    const dark = distant(light, exposed(light, tone, 0.1), distance);
    const split = block.width * (light.direction[0] > 0 ? 0.42 : 0.6);
    const [left, right] = light.direction[0] > 0 ? [sunny, dark] : [dark, sunny];
    const top = base - block.height;
    drawCrown(sketch, block, base, left);
    for (const [x, width, colour] of [
      [block.x, split, left],
      [block.x + split, block.width - split, right],
    ] as const)
      sketch.rect(
        x,
        top,
        width,
        block.height + 8,
        sketch.linear(
          [0, top],
          [0, base],
          [
            [0, colour],
            [1, mix(colour, light.haze, 0.4)],
          ],
        ),
      );
    drawFloors(sketch, light, random, block, base, distance);
  }
}

function drawCrown(sketch: Sketch, { x, width, height, top = 'flat' }: Block, base: number, colour: string): void {
  const y = base - height;
  if (top === 'slant')
    sketch.path(
      straight([
        [x, y + 1],
        [x, y - width * 0.5],
        [x + width, y + 1],
      ]),
      colour,
    );
  if (top === 'step') sketch.rect(x + width * 0.2, y - width * 0.35, width * 0.6, width * 0.4, colour);
  if (top === 'cross') sketch.rect(x + width * 0.3, y - width * 0.2, width * 0.4, width * 0.25, colour);
  if (top === 'spire') {
    sketch.path(
      straight([
        [x, y + 1],
        [x + width * 0.5, y - width * 1.1],
        [x + width, y + 1],
      ]),
      colour,
    );
    sketch.stroke(
      straight(
        [
          [x + width / 2, y - width],
          [x + width / 2, y - width * 1.9],
        ],
        false,
      ),
      colour,
      1.2,
    );
  }
}

function drawFloors(
  sketch: Sketch,
  light: Light,
  random: Random,
  { x, width, height }: Block,
  base: number,
  distance: number,
): void {
  let rows = '';
  let lamps = '';
  for (let y = base - height + 5; y < base - 4; y += 5.2) {
    rows += `M${round(x)} ${round(y)}h${round(width)}`;
    for (let column = x + 2; column < x + width - 3; column += 4.6)
      if (random.chance(light.lamps * 0.4)) lamps += `M${round(column)} ${round(y)}h2.600v2.200h-2.600Z`;
  }
  sketch.stroke(rows, distant(light, exposed(light, '#31435a', 0.4), distance), 0.8, { opacity: 0.35 });
  if (lamps) sketch.path(lamps, '#ffd896', { opacity: 0.85 });
}

/** Draws Montréal's towers from the mountain or the river: the tall ones in the middle, low ones at the ends. */
export function montrealTowers(random: Random, from: number, to: number, tall: number): Block[] {
  const blocks: Block[] = [];
  const tops = ['flat', 'cross', 'slant', 'step', 'flat', 'flat', 'step', 'cross', 'flat', 'spire'] as const;
  for (let x = from; x < to; x += random.between(13, 27)) {
    const t = (x - from) / (to - from);
    const rise = 0.28 + 0.72 * Math.exp(-(((t - 0.46) / 0.24) ** 2));
    blocks.push({
      x,
      width: random.between(20, 40),
      height: tall * rise * random.between(0.55, 1.05),
      top: random.pick(tops),
    });
  }
  return blocks;
}

/** Draws low roofs of a town, with chimneys and lit windows, along a line. */
export function drawLowTown(
  sketch: Sketch,
  light: Light,
  random: Random,
  town: { from: number; to: number; y: number; height: number; distance: number },
): void {
  const winter = light.season === 'winter';
  for (let x = town.from; x < town.to; x += town.height * random.between(0.75, 1.15)) {
    const width = town.height * random.between(0.9, 1.5);
    const wall = town.height * random.between(0.5, 0.85);
    const rise = town.height * random.between(0.25, 0.5);
    const colour = random.pick(['#c7b79f', '#a5715e', '#d9d2c3', '#9aa3a6', '#b58d6f']);
    const roof = winter ? '#f1f5fa' : random.pick(['#7c8790', '#8f4d40', '#5f666e', '#6f7f78']);
    const tint = (tone: string, exposure: number): string =>
      distant(light, exposed(light, tone, exposure), town.distance);
    sketch.rect(x, town.y - wall, width, wall + 2, tint(colour, 0.8));
    sketch.rect(x + width * 0.68, town.y - wall, width * 0.32, wall + 2, tint(colour, 0.2));
    sketch.path(
      straight([
        [x - 2, town.y - wall],
        [x + width * 0.2, town.y - wall - rise],
        [x + width * 0.86, town.y - wall - rise],
        [x + width + 2, town.y - wall],
      ]),
      tint(roof, 0.75),
    );
    sketch.rect(x + width * 0.6, town.y - wall - rise * 1.5, width * 0.08, rise, tint('#8d6a5c', 0.5));
    for (let pane = 0; pane < 3; pane++) {
      const lit = random.chance(light.lamps * 0.7);
      sketch.rect(
        x + width * (0.1 + pane * 0.19),
        town.y - wall * 0.75,
        width * 0.08,
        wall * 0.3,
        lit ? '#ffd28a' : tint('#3d4d60', 0.4),
      );
    }
  }
}

/** Draws a parish church: nave, silver steeple and cross, as seen from far. */
export function drawChurch(sketch: Sketch, light: Light, x: number, y: number, size: number, distance: number): void {
  const tint = (tone: string, exposure: number): string => distant(light, exposed(light, tone, exposure), distance);
  sketch.rect(x, y - size * 0.34, size * 0.8, size * 0.36, tint('#d8d0c2', 0.8));
  sketch.path(
    straight([
      [x - size * 0.03, y - size * 0.34],
      [x + size * 0.1, y - size * 0.56],
      [x + size * 0.76, y - size * 0.56],
      [x + size * 0.83, y - size * 0.34],
    ]),
    tint('#8f9aa2', 0.8),
  );
  sketch.rect(x - size * 0.08, y - size * 0.62, size * 0.2, size * 0.64, tint('#e2dacb', 0.95));
  sketch.rect(x + size * 0.06, y - size * 0.62, size * 0.06, size * 0.64, tint('#b3aa9c', 0.3));
  sketch.rect(x - size * 0.05, y - size * 0.78, size * 0.14, size * 0.17, tint('#c3ccd2', 0.9));
  sketch.path(
    straight([
      [x - size * 0.07, y - size * 0.77],
      [x + size * 0.02, y - size * 1.32],
      [x + size * 0.11, y - size * 0.77],
    ]),
    tint('#c9d3d9', 1),
  );
  sketch.path(
    straight([
      [x + size * 0.03, y - size * 0.77],
      [x + size * 0.02, y - size * 1.32],
      [x + size * 0.11, y - size * 0.77],
    ]),
    tint('#8a98a3', 0.4),
  );
  sketch.stroke(
    `M${round(x + size * 0.02)} ${round(y - size * 1.32)}v${round(-size * 0.1)}m${round(-size * 0.025)} ${round(size * 0.035)}h${round(size * 0.05)}`,
    tint('#6e6a60', 0.6),
    1.1,
  );
}

/**
 * Draws a castle hotel like Québec's: a high central tower, wings, turrets and steep copper roofs; width of about three times
 * `size`.
 */
export function drawCastle(
  sketch: Sketch,
  light: Light,
  random: Random,
  x: number,
  y: number,
  size: number,
  distance: number,
): void {
  const stone = (exposure: number): string => distant(light, exposed(light, '#b08c74', exposure), distance);
  const copper = (exposure: number): string => distant(light, exposed(light, '#5f8a7a', exposure), distance);
  const parts = [
    [-1.5, 0.5, 0.62, 0.34],
    [1.02, 0.52, 0.62, 0.34],
    [-1, 0.7, 0.8, 0.4],
    [0.42, 0.72, 0.78, 0.4],
    [-0.34, 0.7, 1.22, 0.62],
    [-1.62, 0.2, 0.72, 0.42],
    [-0.46, 0.2, 0.95, 0.5],
    [0.3, 0.2, 0.98, 0.5],
    [1.42, 0.2, 0.7, 0.42],
  ] as const;
  for (const [dx, width, wall, roof] of parts) {
    const left = x + dx * size;
    const wide = width * size;
    const top = y - wall * size;
    sketch.rect(
      left,
      top,
      wide,
      wall * size + 2,
      sketch.linear(
        [left, 0],
        [left + wide, 0],
        [
          [0, stone(0.95)],
          [1, stone(0.15)],
        ],
      ),
    );
    const inset = width < 0.3 ? 0.5 : 0.22;
    sketch.path(
      straight([
        [left - 2, top],
        [left + wide * inset, top - roof * size],
        [left + wide * (1 - inset), top - roof * size],
        [left + wide + 2, top],
      ]),
      sketch.linear(
        [left, 0],
        [left + wide, 0],
        [
          [0, copper(0.95)],
          [1, copper(0.2)],
        ],
      ),
    );
    for (let row = 0.1; row < wall - 0.08; row += 0.11)
      for (let column = 0.12; column < 0.9; column += 0.045 / width + 0.06) {
        const lit = random.chance(light.lamps * 0.55);
        sketch.rect(left + wide * column, top + row * size, size * 0.025, size * 0.05, lit ? '#ffd68f' : stone(0), {
          opacity: lit ? 0.95 : 0.6,
        });
      }
  }
}
