import { drawBox, drawGlow } from '../building/boxes.ts';
import { drawDoor } from '../building/doors.ts';
import { drawGabled, type Gabled } from '../building/gabled.ts';
import { drawSlope } from '../building/roofs.ts';
import { drawBand, drawWall, onFace } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import { project } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { Face } from '../drawing/face.ts';
import { type Point, smooth, straight } from '../drawing/geometry.ts';
import { exposed } from '../drawing/light.ts';
import { drawShadow, type Scene, standing } from '../drawing/scene.ts';
import { drawLawn, drawSnowfall, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { drawLake } from '../nature/water.ts';
import { drawWoods } from '../nature/woods.ts';
import {
  closeScene,
  drawBackdrop,
  drawForeShade,
  drawHills,
  openScene,
  pave,
  plantConifer,
  plantShrub,
  plantTree,
  type View,
} from './setting.ts';

/** Draws an A-frame with a glazed front and a deck; `lake` puts water before the far hills. */
export function drawAFrame(view: View, look: { cladding: string; roof: string; lake: boolean }): string {
  const scene = openScene(view, { centre: look.lake ? 640 : 530, horizon: 440, focal: 1060, distance: 21 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, { horizon: 455, clouds: 6, sun: light.hour === 'golden' ? [170, 360] : undefined });
  drawHills(sketch, light, random, 460, 120);
  if (look.lake) {
    drawWoods(sketch, light, random, { y: 464, height: 40, distance: 0.45, conifers: 0.6 });
    drawLake(sketch, light, random, 462, 560);
  } else drawWoods(sketch, light, random, { y: 482, height: 210, distance: 0.3, conifers: 0.55 });
  drawLawn(sketch, light, random, look.lake ? 512 : 478);
  for (const [x, z, height] of [
    [9.5, 7, 13],
    [12.5, 5, 15],
    [7.6, 10, 11],
  ] as const)
    plantConifer(scene, x, z, height);
  plantTree(scene, -8.4, 6, 10);
  pave(
    scene,
    [
      [-0.9, -3],
      [0.9, -3],
      [1.6, -7],
      [-1, -12],
      [-4, -12],
      [-0.4, -7],
    ],
    '#b9a98c',
    true,
  );
  drawBody(scene, look);
  for (const x of [-5.6, -4.4, 4.6, 5.9]) plantShrub(scene, x, -2.4, 1.6, 0.9, '#e9dfe8');
  plantConifer(scene, -11.6, -1.5, 12);
  if (!look.lake) plantConifer(scene, 11.4, -2, 10.5);
  drawForeShade(scene, 0.4, 1.05);
  drawVignette(sketch, 0.28);
  return closeScene(scene);
}

function drawBody(scene: Scene, look: { cladding: string; roof: string }): void {
  const { sketch, light, camera } = scene;
  const [half, top, depth] = [4.7, 9, 11];
  drawShadow(scene, [
    [-half, 0, 0],
    [half, 0, 0],
    [0, top, 0],
    [0, top, depth],
    [half, 0, depth],
  ]);
  const front = new Face(camera, [-half, 0.4, 0], [half * 2, 0, 0], [0, top - 0.4, 0]);
  drawBox(scene, [-5.6, 0, -2.6], [11.2, 0.42, 2.6], { kind: 'planks', colour: '#a98a66' }, true);
  const inner = (v: number): number => half * (v / front.height);
  const gable: Point[] = [
    [0.25, 0],
    [half * 2 - 0.25, 0],
    [half, front.height - 0.2],
  ];
  drawWall(scene, front, { kind: 'boards', colour: look.cladding }, gable);
  const frame = '#2a241f';
  drawWindow(scene, front, { u: 2.3, v: 0.15, width: 4.8, height: 2.45, frame, trim: frame, panes: [4, 1] });
  const glass: Point[] = [
    [inner(3) + 0.75, 3],
    [half * 2 - inner(3) - 0.75, 3],
    [half + 0.12, front.height - 1.5],
    [half - 0.12, front.height - 1.5],
  ];
  drawGlass(scene, front, glass, frame);
  drawBand(scene, front, [inner(2.7) + 0.3, 2.68, half * 2 - inner(2.7) * 2 - 0.6, 0.22], look.cladding, 0.5);
  const over = 0.9;
  const right = new Face(camera, [half + 0.3, 0.1, -over], [0, 0, depth + over], [-half - 0.3, top + 0.3, 0]);
  const left = new Face(camera, [-half - 0.3, 0.1, depth], [0, 0, -depth - over], [half + 0.3, top + 0.3, 0]);
  for (const slope of [left, right]) drawSlope(scene, slope, { kind: 'cedar', colour: look.roof });
  const rake = new Face(camera, [-half - 0.3, 0.1, -over], [half * 2 + 0.6, 0, 0], [0, top + 0.3, 0]);
  for (const side of [0, rake.width]) {
    const inside = side === 0 ? 0.42 : rake.width - 0.42;
    const board: Point[] = [
      [side, 0],
      [rake.width / 2, rake.height],
      [rake.width / 2, rake.height - 0.75],
      [inside, 0],
    ];
    sketch.polygon(rake.points(board), onFace(light, rake, mix(look.cladding, '#f1e3cc', 0.35)));
    sketch.polygon(
      [
        ...rake.points([
          [inside, 0],
          [rake.width / 2, rake.height - 0.75],
        ]),
        ...front.points([
          [half, front.height - 0.4],
          [side === 0 ? 0.3 : half * 2 - 0.3, 0],
        ]),
      ],
      exposed(light, '#4a3a2d', 0.1),
      { opacity: 0.85 },
    );
  }
}

function drawGlass(scene: Scene, front: Face, outline: readonly Point[], frame: string): void {
  const { sketch, light } = scene;
  const warm = light.lamps > 0.15;
  const points = front.points(outline, 0.02);
  sketch.polygon(points, exposed(light, frame, 0.5), { soft: 4 });
  const low = light.sky.at(-1)?.[1] ?? '#eeeeee';
  const high = light.sky[0]?.[1] ?? '#7f9cb5';
  sketch.polygon(
    points,
    sketch.linear(
      front.at(2, front.height),
      front.at(7, 2.5),
      warm
        ? [
            [0, '#f0b263'],
            [0.6, '#ffdd9a'],
            [1, '#ffecc2'],
          ]
        : [
            [0, mix(high, '#22303c', 0.35)],
            [0.6, mix(low, '#22303c', 0.4)],
            [1, mix(high, '#1b2732', 0.7)],
          ],
    ),
  );
  const [a, b, c] = [outline[0], outline[1], outline[2]];
  if (!a || !b || !c) return;
  let bars = straight([front.at((a[0] + b[0]) / 2, a[1], 0.03), front.at(c[0] - 0.12, c[1], 0.03)], false);
  bars += straight([front.at(a[0] + 0.85, 4.4, 0.03), front.at(b[0] - 0.85, 4.4, 0.03)], false);
  for (const share of [0.25, 0.75])
    bars += straight(
      [front.at(a[0] + (b[0] - a[0]) * share, a[1], 0.03), front.at(a[0] + (b[0] - a[0]) * share, 4.4 + 0.55, 0.03)],
      false,
    );
  sketch.stroke(bars, exposed(light, frame, 0.6), 2.2);
}

/** Draws a log chalet with a stone chimney and a deep porch on posts. */
export function drawLogChalet(view: View, look: { log: string; roof: string; door: string }): string {
  const scene = openScene(view, { centre: 540, horizon: 446, focal: 1060, distance: 22 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, {
    horizon: 470,
    clouds: 5,
    stars: light.hour === 'dusk',
    sun: light.hour === 'golden' ? [150, 340] : undefined,
  });
  drawBackdrop(
    scene,
    { ...view, hasHills: true },
    {
      lawn: 486,
      woods: [
        { y: 486, height: 190, distance: 0.42, conifers: 0.75 },
        { y: 492, height: 130, distance: 0.2, conifers: 0.7 },
      ],
    },
  );
  for (const [x, z, height] of [
    [-12, 8, 14],
    [-14.5, 5, 11],
    [11.5, 9, 13],
    [14, 6, 15],
  ] as const)
    plantConifer(scene, x, z, height);
  if (light.season !== 'winter') plantTree(scene, 9, 12, 12);
  pave(
    scene,
    [
      [-0.4, -3],
      [1.4, -3],
      [2.6, -8],
      [0.4, -20],
      [-3.6, -20],
      [0.2, -8],
    ],
    light.season === 'winter' ? '#e3eaf3' : '#b5a487',
    true,
  );
  drawLogBody(scene, look);
  plantConifer(scene, -9.4, -3, 9);
  plantConifer(scene, 10.2, -4, 7);
  if (light.season === 'winter') drawSnowfall(sketch, random, 200);
  drawForeShade(scene, 0.3, 1);
  drawVignette(sketch, 0.3);
  return closeScene(scene);
}

function drawLogBody(scene: Scene, look: { log: string; roof: string; door: string }): void {
  const logs = { kind: 'log', colour: look.log } as const;
  const frame = '#3c2f26';
  const body: Gabled = {
    x: -6.6,
    z: 0,
    base: 0.5,
    width: 13,
    depth: 8,
    wall: 3.5,
    rise: 4,
    ridge: 'across',
    overhang: 0.8,
    material: logs,
    gable: { kind: 'boards', colour: look.log },
    roofing: { kind: 'cedar', colour: look.roof },
    trim: '#5e4331',
    foundation: '#8f8a83',
  };
  drawGabled(scene, body, ({ front, left, right }) => {
    for (const u of [0.9, 10.2])
      drawWindow(scene, front, { u, v: 1, width: 1.9, height: 1.6, frame, trim: '#6b4a33', panes: [2, 2] });
    for (const side of [left, right]) {
      drawWindow(scene, side, { u: 2.9, v: 1, width: 2, height: 1.6, frame, trim: '#6b4a33', panes: [2, 2] });
      drawWindow(scene, side, { u: 3.2, v: 4.1, width: 1.5, height: 1.5, frame, trim: '#6b4a33', panes: [2, 2] });
    }
  });
  drawChimney(scene);
  const porch: Gabled = {
    x: -2.8,
    z: -2.7,
    base: 0.5,
    width: 6.2,
    depth: 4.4,
    wall: 3.3,
    rise: 2.9,
    ridge: 'away',
    overhang: 0.5,
    material: logs,
    gable: { kind: 'boards', colour: look.log },
    roofing: { kind: 'cedar', colour: look.roof },
    trim: '#5e4331',
    foundation: '#8f8a83',
  };
  drawGabled(scene, porch, ({ front }) => {
    drawWindow(scene, front, { u: 0.5, v: 0.7, width: 1.6, height: 1.9, frame, trim: '#6b4a33', panes: [2, 2] });
    drawWindow(scene, front, { u: 4.1, v: 0.7, width: 1.6, height: 1.9, frame, trim: '#6b4a33', panes: [2, 2] });
    drawDoor(scene, front, { u: 2.6, v: 0, width: 1, colour: look.door, trim: '#6b4a33' });
    drawWindow(scene, front, { u: 2.2, v: 3.6, width: 1.8, height: 1.3, frame, trim: '#6b4a33', panes: [3, 1] });
    drawGlow(scene, ...front.at(3.1, 2.6), 90, 0.6);
  });
  for (const [rise, depth] of [
    [0.5, 0.6],
    [0.25, 1.1],
  ] as const)
    drawBox(scene, [-0.9, 0, -2.7 - depth], [2.4, rise, depth], { kind: 'stone', colour: '#98928a' });
}

function drawChimney(scene: Scene): void {
  const { sketch, light, random } = scene;
  drawBox(scene, [3.6, 4.6, 2.2], [1.3, 4.6, 1.1], { kind: 'stone', colour: '#99928a' });
  const { x } = standing(scene, 4.2, 2.7);
  const [, y] = project(scene.camera, [4.2, 9.3, 2.7]);
  if (light.season !== 'winter') return;
  sketch.softened(7, () => {
    for (let puff = 0; puff < 9; puff++) {
      const rise = puff * 17;
      sketch.path(
        smooth([
          [x - 5 - puff * 2, y - rise],
          [x + puff * 5, y - rise - 16],
          [x + 9 + puff * 6, y - rise - 4],
          [x + puff * 4, y - rise + 6],
        ]),
        mix(light.haze, '#ffffff', 0.4),
        { opacity: 0.5 * (1 - puff / 10) * random.between(0.8, 1) },
      );
    }
  });
}
