import { onFace } from '../building/walls.ts';
import type { Season } from '../descriptions/description.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { boxFaces, Face } from '../drawing/face.ts';
import { type Point, type Point3, straight } from '../drawing/geometry.ts';
import { exposed, type Hour, type Light, lightOf } from '../drawing/light.ts';
import { Random } from '../drawing/random.ts';
import { drawPatch, type Scene } from '../drawing/scene.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawVignette } from '../nature/ground.ts';

/** A room seen from its open side: the back wall is at `depth`, in metres from the middle of the floor. */
export interface Room extends Scene {
  width: number;
  depth: number;
  height: number;
  back: Face;
  left: Face;
  right: Face;
}

interface Shell {
  seed: number;
  season: Season;
  hour: Hour;
  walls: string;
  accent?: string;
  floor: string;
  tiles?: boolean;
  width?: number;
  depth?: number;
  height?: number;
  /** Horizontal position of the viewer in metres; the vanishing point follows. */
  from?: number;
  isMirrored?: boolean;
}

// Indoor light comes from one side and is reflected: shade is warmer and lighter than under the sun.
function indoors(hour: Hour, season: Season): Light {
  const outside = lightOf(hour, season);
  const dusk = hour === 'dusk';
  return {
    ...outside,
    key: dusk ? [0.98, 0.88, 0.76] : [1.03, 1, 0.95],
    shade: dusk ? [0.5, 0.45, 0.46] : [0.64, 0.64, 0.68],
    direction: [0.72, -0.62, 0.42],
    shadow: dusk ? '#1b1c30' : '#3a3f58',
    shadowOpacity: 0.3,
  };
}

export function openRoom(shell: Shell): Room {
  const { width = 7.4, depth = 5.2, height = 2.9, from = 0 } = shell;
  const camera = { centre: 540 - from * 86, horizon: 322, focal: 1070, distance: 4.1, eye: 1.5, turn: 0 };
  const scene: Scene = {
    sketch: new Sketch(1080, 720, shell.isMirrored),
    light: indoors(shell.hour, shell.season),
    random: new Random(shell.seed),
    camera,
  };
  const back = new Face(camera, [-width / 2, 0, depth], [width, 0, 0], [0, height, 0]);
  const left = new Face(camera, [-width / 2, 0, -2], [0, 0, depth + 2], [0, height, 0]);
  const right = new Face(camera, [width / 2, 0, depth], [0, 0, -depth - 2], [0, height, 0]);
  const room: Room = { ...scene, width, depth, height, back, left, right };
  drawShell(room, shell);
  return room;
}

export function closeRoom({ sketch }: Room, size: readonly [number, number] = [1440, 960]): string {
  drawVignette(sketch, 0.26);
  return sketch.toSvg(...size);
}

function drawShell(room: Room, { walls, accent = walls, floor, tiles = false }: Shell): void {
  const { sketch, light, camera, width, depth, height, back, left, right } = room;
  const tone = (colour: string, exposure: number): string => exposed(light, colour, exposure);
  const ceiling = new Face(camera, [-width / 2, height, -2], [width, 0, 0], [0, 0, depth + 2]);
  const ground = new Face(camera, [-width / 2, 0, -2], [width, 0, 0], [0, 0, depth + 2]);
  sketch.rect(0, 0, 1080, 720, tone('#f4f0e8', 0.5));
  sketch.polygon(
    ceiling.quad(0, 0, width, depth + 2),
    sketch.linear([0, 0], ceiling.at(0, depth + 2), [
      [0, tone('#f6f2ea', 0.3)],
      [1, tone('#fbf8f1', 0.95)],
    ]),
  );
  sketch.polygon(
    left.quad(0, 0, left.width, height),
    sketch.linear(left.at(0, 1), left.at(left.width, 1), [
      [0, tone(walls, 0.12)],
      [1, tone(walls, 0.5)],
    ]),
  );
  sketch.polygon(
    right.quad(0, 0, right.width, height),
    sketch.linear(right.at(0, 1), right.at(right.width, 1), [
      [0, tone(walls, 0.92)],
      [1, tone(walls, 0.6)],
    ]),
  );
  sketch.polygon(
    back.quad(0, 0, width, height),
    sketch.linear(back.at(0, 1), back.at(width, 1), [
      [0, tone(accent, 0.62)],
      [1, tone(accent, 0.86)],
    ]),
  );
  sketch.polygon(
    ground.quad(0, 0, width, depth + 2),
    sketch.linear(
      ground.at(width / 2, depth + 2),
      [540, 720],
      [
        [0, tone(floor, 0.95)],
        [0.5, tone(floor, 0.75)],
        [1, tone(floor, 0.4)],
      ],
    ),
  );
  if (tiles) drawTiles(room, ground, floor);
  else drawPlanks(room, ground, floor);
  for (const wall of [left, back, right])
    sketch.polygon(wall.quad(0, 0, wall.width, 0.14), onFace(light, wall, '#f3eee4'), { opacity: 0.85 });
  for (const wall of [left, right]) sketch.polygon(wall.quad(0, 0, wall.width, 0.02), light.shadow, { opacity: 0.25 });
  sketch.polygon(
    back.quad(0, height - 0.5, width, 0.5),
    sketch.linear(back.at(0, height), back.at(0, height - 0.5), [
      [0, light.shadow, 0.16],
      [1, light.shadow, 0],
    ]),
  );
}

function drawPlanks({ sketch, random, depth }: Room, ground: Face, floor: string): void {
  for (let u = 0; u < ground.width; u += 0.2) {
    const tone = random.pick([darken(floor, 0.16), lighten(floor, 0.14), mix(floor, '#8a5f3a', 0.25), floor]);
    sketch.polygon(ground.quad(u, 0, 0.2, depth + 2), tone, { opacity: 0.28 });
  }
  let joints = '';
  for (let u = 0; u < ground.width; u += 0.2) {
    joints += straight([ground.at(u, 0), ground.at(u, depth + 2)], false);
    for (let v = random.between(0, 2); v < depth + 2; v += random.between(1.4, 2.6))
      joints += straight([ground.at(u, v), ground.at(u + 0.2, v)], false);
  }
  sketch.stroke(joints, darken(floor, 0.5), 0.7, { opacity: 0.32 });
}

function drawTiles({ sketch, depth }: Room, ground: Face, floor: string): void {
  let joints = '';
  for (let u = 0; u < ground.width; u += 0.6) joints += straight([ground.at(u, 0), ground.at(u, depth + 2)], false);
  for (let v = 0; v < depth + 2; v += 0.6) joints += straight([ground.at(0, v), ground.at(ground.width, v)], false);
  sketch.stroke(joints, darken(floor, 0.4), 0.9, { opacity: 0.4 });
}

/** Draws a solid piece of furniture at (x, y, z), its near left bottom corner, with a soft edge where `soft` is given. */
export function solid(
  room: Room,
  at: Point3,
  [width, height, depth]: readonly [number, number, number],
  colour: string,
  soft = 0,
): void {
  const { sketch, light, camera } = room;
  const faces = boxFaces(camera, at, width, height, depth);
  for (const face of [faces.bottom, faces.left, faces.right, faces.top, faces.front]) {
    if (!face.visible) continue;
    const tone = onFace(light, face, colour);
    const points = face.quad(0, 0, face.width, face.height);
    if (soft > 0) {
      sketch.polygon(points, tone, { soft });
      continue;
    }
    sketch.polygon(
      points,
      sketch.linear(face.at(0, face.height), face.at(0, 0), [
        [0, lighten(tone, 0.05)],
        [1, darken(tone, 0.1)],
      ]),
      { soft: 0.4 },
    );
  }
}

/** Draws the shadow of a piece of furniture on the floor around its feet. */
export function grounded(room: Room, x: number, z: number, width: number, depth: number, opacity = 1): void {
  const spread = 0.12;
  const { light } = room;
  for (const grow of [0, spread, spread * 2]) {
    const corners: Point[] = [
      [x - grow, z - grow],
      [x + width + grow * 2.4, z - grow],
      [x + width + grow * 3, z + depth + grow],
      [x - grow * 0.5, z + depth + grow],
    ];
    drawPatch(room, corners, light.shadow, false, 0.13 * opacity);
  }
}

/** Draws sunlight on the floor from a window on the left with the given number of panes. */
export function sunOnFloor(room: Room, x: number, z: number, panes: number, reach = 1.9): void {
  const { light } = room;
  if (light.hour === 'dusk') return;
  for (let pane = 0; pane < panes; pane++) {
    const near = z + pane * 0.72;
    drawPatch(
      room,
      [
        [x, near],
        [x, near + 0.6],
        [x + reach, near + 0.95],
        [x + reach, near + 0.35],
      ],
      '#fff1cc',
      false,
      light.hour === 'golden' ? 0.42 : 0.34,
    );
  }
}

/** Draws a rug with a border. */
export function rug(
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  colour: string,
  border: string,
): void {
  const { light } = room;
  const floor = boxFaces(room.camera, [x, -0.02, z], width, 0.02, depth).top;
  drawPatch(
    room,
    [
      [x, z],
      [x + width, z],
      [x + width, z + depth],
      [x, z + depth],
    ],
    onFace(light, floor, border),
  );
  const inset = 0.14;
  drawPatch(
    room,
    [
      [x + inset, z + inset],
      [x + width - inset, z + inset],
      [x + width - inset, z + depth - inset],
      [x + inset, z + depth - inset],
    ],
    onFace(light, floor, colour),
  );
  let weave = '';
  for (let v = 0.25; v < depth - 0.2; v += 0.12)
    weave += straight([floor.at(inset, v), floor.at(width - inset, v)], false);
  room.sketch.stroke(weave, darken(colour, 0.4), 0.7, { opacity: 0.22 });
}
