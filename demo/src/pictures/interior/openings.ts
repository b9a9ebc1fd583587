import { onFace } from '../building/walls.ts';
import { darken, mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import { straight } from '../drawing/geometry.ts';
import { distant, exposed, type Light, lightOf } from '../drawing/light.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { drawTowers, montrealTowers } from '../landscapes/skyline.ts';
import { drawLake } from '../nature/water.ts';
import { drawWoods, ridge } from '../nature/woods.ts';
import type { Room } from './room.ts';

export type Outlook = 'river' | 'city' | 'forest' | 'garden' | 'lake' | 'street';

interface Glazing {
  u: number;
  v: number;
  width: number;
  height: number;
  frame: string;
  panes?: readonly [number, number];
  outlook: Outlook;
  curtains?: string;
}

/** Draws a window in a wall of the room with the world behind it, its bars, sill and curtains, and the glow it lets in. */
export function glazing(
  room: Room,
  face: Face,
  { u, v, width, height, frame, panes = [2, 1], outlook, curtains }: Glazing,
): void {
  const { sketch, light } = room;
  const casing = onFace(light, face, frame);
  sketch.polygon(face.quad(u - 0.09, v - 0.09, width + 0.18, height + 0.18), casing, { soft: 1 });
  const outline = straight(face.quad(u, v, width, height));
  sketch.clipped(outline, () => drawOutlook(room, outlook));
  if (light.hour !== 'dusk') sketch.path(outline, '#ffffff', { opacity: 0.1 });
  for (let column = 0; column <= panes[0]; column++)
    sketch.polygon(face.quad(u + (width * column) / panes[0] - 0.025, v, 0.05, height, 0.01), casing);
  for (let row = 0; row <= panes[1]; row++)
    sketch.polygon(face.quad(u, v + (height * row) / panes[1] - 0.025, width, 0.05, 0.01), casing);
  sketch.polygon(face.quad(u - 0.12, v - 0.12, width + 0.24, 0.09, 0.04), darken(casing, 0.1));
  if (curtains)
    for (const side of [-1, 1] as const)
      drawCurtain(room, face, side < 0 ? u - 0.3 : u + width - 0.12, width * 0.12 + 0.3, v + height + 0.25, curtains);
}

function drawCurtain({ sketch, light }: Room, face: Face, u: number, width: number, top: number, colour: string): void {
  const folds = 5;
  const base = onFace(light, face, colour);
  for (let fold = 0; fold < folds; fold++) {
    const from = u + (width * fold) / folds;
    sketch.polygon(
      face.quad(from, 0.05, width / folds, top - 0.05, 0.05),
      sketch.linear(face.at(from, 1), face.at(from + width / folds, 1), [
        [0, darken(base, 0.16)],
        [0.4, base],
        [1, darken(base, 0.1)],
      ]),
      { soft: 0.5, opacity: 0.96 },
    );
  }
  sketch.stroke(straight([face.at(u - 0.15, top, 0.06), face.at(u + width + 0.15, top, 0.06)], false), '#6f5f4c', 2);
}

/** Draws the view outside at the hour and season of the room, around the viewer's own horizon. */
function drawOutlook({ sketch, light: inside, random, camera }: Room, outlook: Outlook): void {
  const light: Light = lightOf(inside.hour, inside.season);
  const y = camera.horizon;
  sketch.rect(0, 0, 1080, 720, sketch.linear([0, 40], [0, y + 20], light.sky));
  if (outlook === 'city') {
    sketch.rect(0, y, 1080, 400, exposed(light, '#6b7686', 0.4));
    drawTowers(sketch, light, random, y + 60, 0.5, montrealTowers(random, -60, 1140, 190));
    drawTowers(sketch, light, random, y + 130, 0.24, montrealTowers(random, -60, 1140, 170));
    return;
  }
  if (outlook === 'street') {
    drawStreetAcross(sketch, light, random, y);
    return;
  }
  const green = light.season === 'autumn' ? '#96653f' : light.season === 'winter' ? '#8b9cb3' : '#56795f';
  sketch.path(ridge(random, 1080, y + 6, 90, y + 60), distant(light, exposed(light, green, 0.6), 0.62));
  sketch.path(ridge(random, 1080, y + 12, 50, y + 60), distant(light, exposed(light, green, 0.6), 0.4));
  const ground = light.season === 'winter' ? '#eef3f9' : '#7f9a55';
  if (outlook === 'river' || outlook === 'lake') drawLake(sketch, light, random, y + 8, 720);
  else sketch.rect(0, y + 8, 1080, 400, exposed(light, ground, 0.8));
  if (outlook === 'river') return;
  drawWoods(sketch, light, random, {
    y: y + 16,
    height: outlook === 'forest' ? 190 : 90,
    distance: 0.42,
    conifers: 0.4,
  });
  if (outlook === 'forest') drawWoods(sketch, light, random, { y: y + 60, height: 190, distance: 0.16, conifers: 0.5 });
  if (outlook === 'garden') drawWoods(sketch, light, random, { y: y + 46, height: 70, distance: 0.16, conifers: 0.1 });
}

/** Draws the houses on the other side of the street, and the trees before them. */
function drawStreetAcross(sketch: Sketch, light: Light, random: Random, y: number): void {
  const foot = y + 120;
  for (let x = -80; x < 1160; ) {
    const width = random.between(150, 220);
    const top = y - random.between(70, 150);
    const wall = random.pick(['#a2594a', '#c7a67c', '#8f6a55', '#b6b3ae', '#b5785d']);
    const front = distant(light, exposed(light, wall, 0.7), 0.16);
    sketch.rect(x, top, width, foot - top, front);
    sketch.rect(x - 2, top - 9, width + 4, 12, distant(light, exposed(light, darken(wall, 0.4), 0.6), 0.16));
    const pane = random.chance(light.lamps) ? '#ffd894' : distant(light, exposed(light, '#4c5d6d', 0.5), 0.2);
    for (let row = top + 24; row < foot - 40; row += 62)
      for (let column = x + 22; column < x + width - 30; column += 50) {
        sketch.rect(column - 3, row - 3, 30, 44, distant(light, exposed(light, '#efe9dd', 0.8), 0.16));
        sketch.rect(column, row, 24, 38, pane);
      }
    x += width;
  }
  sketch.rect(0, foot, 1080, 400, exposed(light, light.season === 'winter' ? '#e6edf5' : '#8f8c88', 0.7));
  drawWoods(sketch, light, random, { y: foot + 10, height: 96, distance: 0.1, conifers: 0 });
}

/** Draws a framed picture on a wall: two or three quiet shapes. */
export function artwork(
  room: Room,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  colours: readonly [string, string, string],
  frame = '#3a322b',
): void {
  const { sketch, light } = room;
  sketch.polygon(face.quad(u + 0.04, v - 0.06, width, height), light.shadow, { opacity: 0.22 });
  sketch.polygon(face.quad(u, v, width, height, 0.03), onFace(light, face, frame));
  sketch.polygon(face.quad(u + 0.035, v + 0.035, width - 0.07, height - 0.07, 0.03), onFace(light, face, '#f6f1e6'));
  const inner = [u + width * 0.16, v + height * 0.16, width * 0.68, height * 0.68] as const;
  const clip = straight(face.quad(...inner, 0.03));
  sketch.path(clip, onFace(light, face, colours[0]));
  sketch.clipped(clip, () => {
    const [cx, cy] = face.at(u + width * 0.62, v + height * 0.6, 0.03);
    const unit = Math.abs(face.at(u, v + height)[1] - face.at(u, v)[1]);
    sketch.ellipse(cx, cy, unit * 0.14, unit * 0.14, onFace(light, face, colours[1]));
    sketch.polygon(
      face.points(
        [
          [u, v],
          [u, v + height * 0.42],
          [u + width * 0.34, v + height * 0.54],
          [u + width * 0.7, v + height * 0.3],
          [u + width, v + height * 0.4],
          [u + width, v],
        ],
        0.03,
      ),
      onFace(light, face, colours[2]),
    );
    sketch.polygon(
      face.points(
        [
          [u, v],
          [u, v + height * 0.2],
          [u + width * 0.5, v + height * 0.34],
          [u + width, v + height * 0.16],
          [u + width, v],
        ],
        0.03,
      ),
      onFace(light, face, mix(colours[2], '#1f2a38', 0.4)),
    );
  });
}
