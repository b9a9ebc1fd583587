import { drawBox } from '../building/boxes.ts';
import { drawDoor } from '../building/doors.ts';
import { drawGabled, type Gabled } from '../building/gabled.ts';
import { drawWindow } from '../building/windows.ts';
import { project } from '../drawing/camera.ts';
import { exposed } from '../drawing/light.ts';
import { drawCrownShadow, drawShadow, type Scene, standing } from '../drawing/scene.ts';
import { closeScene, drawForeShade, openScene, pave, plantConifer, plantShrub, plantTree } from '../facades/setting.ts';
import { foliage } from '../nature/foliage.ts';
import { drawFallenLeaves, drawLawn, drawVignette } from '../nature/ground.ts';
import { leafEdge } from '../nature/leafy-tree.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWoods } from '../nature/woods.ts';

const size = [1600, 1000] as const;

/** Draws a back garden in bloom: shed, raised bed, stepping stones. */
export function drawGarden(): string {
  const scene = openScene(
    { seed: 307, season: 'summer', hour: 'morning', turn: 0.24 },
    { horizon: 380, focal: 1000, distance: 15 },
  );
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, { horizon: 400, clouds: 7 });
  drawWoods(sketch, light, random, { y: 420, height: 150, distance: 0.4, conifers: 0.2 });
  drawLawn(sketch, light, random, 420);
  for (let board = -12; board < 14; board += 0.34)
    drawBox(scene, [board, 0, 7], [0.31, 1.8, 0.06], { kind: 'plain', colour: '#c2a47e' });
  plantTree(scene, -6.4, 4, 6.6, foliage.linden);
  const shed: Gabled = {
    x: 1.6,
    z: 2.6,
    width: 3.2,
    depth: 2.6,
    wall: 2.3,
    rise: 1.3,
    ridge: 'away',
    overhang: 0.25,
    material: { kind: 'boards', colour: '#6f8f8a' },
    gable: { kind: 'boards', colour: '#6f8f8a' },
    roofing: { kind: 'cedar', colour: '#7d6a58' },
    trim: '#f3eee3',
  };
  drawGabled(scene, shed, ({ front }) => {
    drawDoor(scene, front, { u: 0.4, colour: '#f0e9da', trim: '#f3eee3', width: 0.9, height: 2 });
    drawWindow(scene, front, {
      u: 1.8,
      v: 0.9,
      width: 0.95,
      height: 0.95,
      frame: '#f3eee3',
      trim: '#f3eee3',
      panes: [2, 2],
    });
  });
  for (let stone = 0; stone < 7; stone++)
    pave(
      scene,
      [
        [0.6 - stone * 0.1, 1.6 - stone * 1.1],
        [1.6 - stone * 0.1, 1.7 - stone * 1.1],
        [1.5 - stone * 0.1, 0.9 - stone * 1.1],
        [0.5 - stone * 0.1, 0.9 - stone * 1.1],
      ],
      '#c9c0b0',
      true,
    );
  for (let bush = 0; bush < 13; bush++)
    plantShrub(
      scene,
      -6.5 + bush * 0.62,
      5.2 - (bush % 2) * 0.5,
      1.3,
      random.between(0.7, 1.3),
      random.pick(['#d9748c', '#f0d06a', '#c9a0d6', '#f3eef4', '#d9584a']),
    );
  drawBed(scene);
  for (let bush = 0; bush < 6; bush++)
    plantShrub(scene, 2.6 + bush * 0.7, -1.8 - bush * 0.3, 1, 0.75, random.pick(['#f0d06a', '#d9748c', '#b78fd0']));
  drawForeShade(scene, 0.3, 1.02);
  drawVignette(sketch, 0.26);
  return closeScene(scene, size);
}

function drawBed(scene: Scene): void {
  drawBox(scene, [-4.2, 0, -1.6], [3.4, 0.55, 1.5], { kind: 'planks', colour: '#b58a5c' }, true);
  for (let row = 0; row < 3; row++)
    for (let plant = 0; plant < 7; plant++) {
      const { x, y, metre } = standing(scene, -3.9 + plant * 0.47, -0.3 - row * 0.45);
      const top = y - metre * 0.55;
      scene.sketch.path(leafEdge(scene.random, x, top, metre * 0.24), exposed(scene.light, foliage.maple.mid, 0.5));
      scene.sketch.path(
        leafEdge(scene.random, x - 3, top - 4, metre * 0.16),
        exposed(scene.light, foliage.linden.bright, 0.9),
      );
      if ((plant + row) % 2 === 0)
        for (const dx of [-5, 4]) scene.sketch.ellipse(x + dx, top + 1, 3.6, 3.6, exposed(scene.light, '#d2432f', 1));
    }
}

/** Draws a for-sale sign on an autumn lawn, a house behind it. */
export function drawForSale(): string {
  const scene = openScene(
    { seed: 311, season: 'autumn', hour: 'golden', turn: 0.22 },
    { horizon: 420, focal: 1000, distance: 27, centre: 620 },
  );
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, { horizon: 440, clouds: 7, sun: [140, 320] });
  drawWoods(sketch, light, random, { y: 452, height: 130, distance: 0.5 });
  drawLawn(sketch, light, random, 448);
  plantTree(scene, -13, 7, 11, foliage.red);
  plantConifer(scene, 13, 8, 10);
  const house: Gabled = {
    x: -4,
    z: 0,
    base: 0.5,
    width: 12,
    depth: 8.5,
    wall: 4.6,
    rise: 3.4,
    ridge: 'across',
    material: { kind: 'brick', colour: '#b0745c' },
    gable: { kind: 'clapboard', colour: '#efe7d8' },
    roofing: { kind: 'shingle', colour: '#4f4a4b' },
    trim: '#f4efe4',
  };
  drawGabled(scene, house, ({ front }) => {
    for (const u of [1, 4.6, 9.2])
      drawWindow(scene, front, {
        u,
        v: 2.8,
        width: 1.5,
        height: 1.3,
        frame: '#f4efe4',
        trim: '#f4efe4',
        panes: [2, 2],
      });
    for (const u of [1, 9])
      drawWindow(scene, front, {
        u,
        v: 0.5,
        width: 1.9,
        height: 1.5,
        frame: '#f4efe4',
        trim: '#f4efe4',
        panes: [2, 2],
      });
    drawDoor(scene, front, { u: 5, colour: '#2f4a5c', trim: '#f4efe4' });
  });
  plantTree(scene, 10.5, -3, 8, foliage.orange);
  drawFallenLeaves(sketch, light, random, 480, 500);
  drawSign(scene);
  drawForeShade(scene, 0.45, 1.05);
  drawVignette(sketch, 0.28);
  return closeScene(scene, size);
}

function drawSign(scene: Scene): void {
  const { sketch, light } = scene;
  const white = exposed(light, '#fbf7ee', 1);
  sketch.path('M232 640L330 652L520 676L420 676Z', light.shadow, { opacity: 0.35 });
  sketch.rect(
    150,
    300,
    13,
    350,
    sketch.linear(
      [150, 0],
      [163, 0],
      [
        [0, white],
        [1, exposed(light, '#d8d0c2', 0.4)],
      ],
    ),
  );
  sketch.rect(
    138,
    318,
    240,
    11,
    sketch.linear(
      [0, 318],
      [0, 329],
      [
        [0, white],
        [1, exposed(light, '#d8d0c2', 0.4)],
      ],
    ),
  );
  sketch.path('M146 300L156.500 286L167 300Z', white);
  for (const x of [196, 348]) sketch.stroke(`M${x} 329V344`, exposed(light, '#4a4a4c', 0.6), 2.4);
  sketch.rect(
    178,
    344,
    190,
    132,
    sketch.linear(
      [178, 344],
      [368, 476],
      [
        [0, exposed(light, '#1d55b8', 1)],
        [1, exposed(light, '#003da5', 0.6)],
      ],
    ),
    { radius: 5 },
  );
  sketch.path('M244 404L273 378L302 404V432H244Z', white);
  sketch.rect(266, 412, 14, 20, exposed(light, '#003da5', 0.8));
  for (const [x, width, y] of [
    [214, 118, 446],
    [236, 74, 458],
  ] as const)
    sketch.rect(x, y, width, 6, white, { radius: 3 });
  sketch.rect(196, 484, 154, 34, exposed(light, '#f0e6d4', 0.95), { radius: 4 });
  sketch.rect(222, 497, 102, 8, exposed(light, '#c23a30', 0.9), { radius: 4 });
}

/** Draws a Montréal neighbourhood from the air: rows of flat roofs, green lanes, trees. */
export function drawFromAbove(): string {
  const scene = openScene(
    { seed: 312, season: 'summer', hour: 'golden', turn: 0.5 },
    { horizon: -190, focal: 900, distance: 74, eye: 62, centre: 540 },
  );
  const { sketch, light, random } = scene;
  sketch.rect(0, 0, 1080, 720, exposed(light, '#8a9a62', 0.85));
  for (let block = 7; block >= -2; block--) {
    const z = block * 26;
    pave(
      scene,
      [
        [-190, z - 8],
        [110, z - 8],
        [110, z - 2.5],
        [-190, z - 2.5],
      ],
      '#8b8a8c',
    );
    pave(
      scene,
      [
        [-190, z - 2.5],
        [110, z - 2.5],
        [110, z - 1],
        [-190, z - 1],
      ],
      '#c9c2b5',
    );
    drawRow(scene, z + 12, false);
    pave(
      scene,
      [
        [-190, z + 9.2],
        [110, z + 9.2],
        [110, z + 11.4],
        [-190, z + 11.4],
      ],
      '#b3a58a',
    );
    for (let x = -78; x < 78; x += random.between(4, 8))
      crown(scene, x, z + random.between(8, 12), random.between(1.1, 2));
    drawRow(scene, z, true);
    for (let x = -80; x < 80; x += random.between(5, 9)) crown(scene, x, z - 1.8, random.between(1.6, 2.5));
  }
  drawVignette(sketch, 0.32);
  return closeScene(scene, size);
}

function drawRow(scene: Scene, z: number, front: boolean): void {
  const { random } = scene;
  const tones = ['#a5634f', '#b98a70', '#8f5a4a', '#c2ab92', '#9a9a98'] as const;
  const parts: { x: number; width: number; colour: string; height: number }[] = [];
  for (let x = -160; x < 70; ) {
    const width = random.between(6, 8.4);
    parts.push({ x, width, colour: random.pick([tones[0], ...tones]), height: random.between(7.4, 10) });
    x += width;
  }
  for (const { x, width, colour, height } of parts) {
    const deep = 8;
    drawShadow(
      scene,
      [
        [x, height, z],
        [x + width, height, z],
        [x, height, z + deep],
        [x + width, height, z + deep],
        [x, 0, z],
        [x + width, 0, z + deep],
      ],
      0,
      0.5,
    );
    const { front: face, top } = drawBox(scene, [x, 0, z], [width, height, deep], { kind: 'plain', colour });
    const roof = random.pick(['#b9b4aa', '#d6d1c6', '#8e8b88', '#c9c0ae', '#9aa58a']);
    scene.sketch.polygon(top.quad(0.25, 0.25, width - 0.5, deep - 0.5), exposed(scene.light, roof, 0.95));
    if (random.chance(0.5))
      drawBox(scene, [x + width * 0.55, height, z + 4], [1.5, 1.1, 1.7], { kind: 'plain', colour: '#a59c90' });
    if (random.chance(0.25)) scene.sketch.polygon(top.quad(0.8, 4.2, 2.6, 2.6), exposed(scene.light, '#6f8f55', 0.9));
    if (!front) continue;
    for (let level = 0; level < 3; level++)
      for (let u = 0.9; u < width - 1; u += 2)
        scene.sketch.polygon(
          face.quad(u, 0.8 + level * (height / 3.2), 1, 1.5),
          exposed(scene.light, random.chance(0.2) ? '#f6d79a' : '#46566a', 0.7),
        );
  }
}

function crown(scene: Scene, x: number, z: number, radius: number): void {
  const { sketch, light, random } = scene;
  drawCrownShadow(scene, [x, 3, z], radius);
  const [px, py] = project(scene.camera, [x, 5, z]);
  const r = standing(scene, x, z).metre * radius;
  const leaves = random.pick([foliage.maple, foliage.linden, foliage.maple]);
  sketch.path(leafEdge(random, px, py, r), exposed(light, leaves.dark, 0.5));
  sketch.path(leafEdge(random, px - r * 0.18, py - r * 0.2, r * 0.76), exposed(light, leaves.mid, 0.9));
  sketch.path(leafEdge(random, px - r * 0.34, py - r * 0.36, r * 0.4), exposed(light, leaves.bright, 1), {
    opacity: 0.8,
  });
}
