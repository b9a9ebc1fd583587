import { drawBox } from '../building/boxes.ts';
import { drawDoor } from '../building/doors.ts';
import { drawGabled, type Gabled } from '../building/gabled.ts';
import { drawBand, type Material } from '../building/walls.ts';
import { drawWindow } from '../building/windows.ts';
import { project } from '../drawing/camera.ts';
import { lighten, mix } from '../drawing/colour.ts';
import { smooth, straight } from '../drawing/geometry.ts';
import { distant, exposed } from '../drawing/light.ts';
import { drawPatch, drawShadow, type Scene, standing } from '../drawing/scene.ts';
import { drawLawn, drawVignette } from '../nature/ground.ts';
import { drawSky } from '../nature/sky.ts';
import { drawWoods, ridge } from '../nature/woods.ts';
import { closeScene, openScene, pave, plantShrub, plantTree, type View } from './setting.ts';

export interface FarmLook {
  house: Material;
  roof: string;
  barn: string;
  barnRoof: string;
}

/** Draws a farm on the plain: white house with a porch, gambrel-red barn, silo, fields running to far hills. */
export function drawFarm(view: View, look: FarmLook): string {
  const scene = openScene(view, { centre: 520, horizon: 436, focal: 1020, distance: 34, eye: 2.4 });
  const { sketch, light, random } = scene;
  drawSky(sketch, light, random, { horizon: 455, clouds: 9, sun: light.hour === 'golden' ? [860, 380] : undefined });
  for (const [y, rise, far] of [
    [446, 66, 0.75],
    [450, 36, 0.58],
  ] as const)
    sketch.path(
      ridge(random, 1080, y, rise, 480),
      distant(
        light,
        exposed(light, light.season === 'autumn' ? '#96653a' : light.season === 'winter' ? '#8fa0b4' : '#54744f', 0.5),
        far,
      ),
    );
  drawWoods(sketch, light, random, { y: 458, height: 30, distance: 0.42, conifers: 0.4 });
  drawLawn(sketch, light, random, 456);
  drawFields(scene);
  drawFence(scene);
  drawBarn(scene, look);
  plantTree(scene, -2, 9, 9);
  pave(
    scene,
    [
      [-3.4, 2],
      [-0.6, 2],
      [2.8, -30],
      [-4.2, -30],
    ],
    '#b8a98e',
    true,
  );
  drawHouse(scene, look);
  plantTree(scene, -17.5, 2, 11.5);
  for (const x of [-14.2, -12.6, -7.4, -6]) plantShrub(scene, x, -2.6, 1.6, 0.9, '#e5e0f2');
  drawVignette(sketch, 0.26);
  return closeScene(scene);
}

function drawFields(scene: Scene): void {
  const { light, random } = scene;
  const tones = {
    summer: ['#c9b457', '#8fa552', '#a9b85e', '#d6c46a'],
    autumn: ['#c9a255', '#a8814a', '#8f8a48', '#d9b56a'],
    spring: ['#9ab25f', '#8c7350', '#a7bd6a', '#b59f74'],
    winter: ['#f3f7fb', '#dfe8f2', '#eaf0f7', '#d6e1ee'],
  }[light.season];
  for (let strip = 0; strip < 9; strip++) {
    const x = 6 + strip * 13 - (strip > 4 ? 150 : 0);
    const tone = tones[strip % 4] ?? '#a9b85e';
    drawPatch(
      scene,
      [
        [x, 26],
        [x + 12.6, 26],
        [x + 22, 130],
        [x + 9, 130],
      ],
      distant(light, exposed(light, tone, random.between(0.75, 1)), 0.18),
    );
  }
  const rows = scene.sketch;
  let furrows = '';
  for (let x = 7; x < 60; x += 1.7)
    furrows += straight([project(scene.camera, [x, 0, 14]), project(scene.camera, [x + 7, 0, 46])], false);
  rows.stroke(furrows, exposed(light, tones[1] ?? '#8fa552', 0.4), 1, { opacity: 0.5 });
}

function drawFence(scene: Scene): void {
  const { sketch, light } = scene;
  const wood = exposed(light, '#d9cfbd', 0.7);
  const at = (x: number, y: number) => project(scene.camera, [x, y, -9]);
  for (const y of [0.45, 0.95]) sketch.stroke(straight([at(3.6, y), at(34, y)], false), wood, 2.4);
  for (let x = 3.6; x < 34; x += 2.6) sketch.stroke(straight([at(x, 0), at(x, 1.15)], false), wood, 3.4);
}

function drawBarn(scene: Scene, look: FarmLook): void {
  const { sketch, light, camera } = scene;
  const [left, top] = project(camera, [16.2, 13, 8]);
  const base = standing(scene, 16.2, 8);
  const radius = base.metre * 2.1;
  drawShadow(scene, [
    [14.2, 0, 8],
    [18.2, 0, 8],
    [18.2, 13, 8],
    [14.2, 13, 8],
  ]);
  sketch.path(
    `M${left - radius} ${top}A${radius} ${radius * 0.85} 0 0 1 ${left + radius} ${top}Z`,
    exposed(light, light.season === 'winter' ? '#f4f7fb' : '#b9c3c9', 0.8),
  );
  sketch.rect(
    left - radius,
    top,
    radius * 2,
    base.y - top,
    sketch.linear(
      [left - radius, 0],
      [left + radius, 0],
      [
        [0, exposed(light, '#dfe3e3', 0.9)],
        [0.35, lighten(exposed(light, '#e6e9e8', 1), 0.2)],
        [1, exposed(light, '#9ea7ad', 0.2)],
      ],
    ),
  );
  let rings = '';
  for (let y = 1; y < 13; y += 1.2)
    rings += straight([project(camera, [14.1, y, 8]), project(camera, [18.3, y, 8])], false);
  sketch.stroke(rings, light.shadow, 0.6, { opacity: 0.25 });
  const red: Material = { kind: 'boards', colour: look.barn };
  const barn: Gabled = {
    x: 3.4,
    z: 3,
    width: 9.6,
    depth: 16,
    wall: 4.6,
    rise: 4.4,
    ridge: 'away',
    overhang: 0.4,
    material: red,
    gable: red,
    roofing: { kind: 'tin', colour: look.barnRoof },
    trim: '#efe9dd',
  };
  drawGabled(scene, barn, ({ front, left: west, right }) => {
    for (const side of [west, right])
      for (let u = 1.6; u < 14; u += 3)
        drawWindow(scene, side, {
          u,
          v: 1.6,
          width: 1,
          height: 1,
          frame: '#f2ece0',
          trim: '#f2ece0',
          panes: [2, 2],
          curtains: false,
        });
    drawBand(scene, front, [2.7, 0, 4.2, 3.7], mix(look.barn, '#5a1f1a', 0.3), 0.05);
    const edge = exposed(light, '#f4eee2', 0.85);
    for (const u of [2.7, 4.8])
      sketch.stroke(
        straight(
          [
            front.at(u, 0.05, 0.06),
            front.at(u + 2.1, 0.05, 0.06),
            front.at(u, 3.65, 0.06),
            front.at(u + 2.1, 3.65, 0.06),
            front.at(u, 0.05, 0.06),
            front.at(u, 3.65, 0.06),
            front.at(u + 2.1, 0.05, 0.06),
            front.at(u + 2.1, 3.65, 0.06),
          ],
          false,
        ),
        edge,
        1.6,
      );
    drawWindow(scene, front, {
      u: 4.1,
      v: 5.1,
      width: 1.4,
      height: 1.5,
      frame: '#f2ece0',
      trim: '#f2ece0',
      panes: [2, 2],
      curtains: false,
    });
  });
}

function drawHouse(scene: Scene, look: FarmLook): void {
  const { sketch, light } = scene;
  const house: Gabled = {
    x: -15,
    z: 0,
    base: 0.5,
    width: 10.4,
    depth: 8,
    wall: 5.4,
    rise: 3.4,
    ridge: 'across',
    overhang: 0.5,
    material: look.house,
    gable: look.house,
    roofing: { kind: 'tin', colour: look.roof },
    trim: '#f8f5ee',
  };
  drawGabled(scene, house, ({ front, left, right }) => {
    const trim = { frame: '#f8f5ee', trim: '#f8f5ee', panes: [2, 2] as const, shutters: '#37524d' };
    for (const u of [1.3, 4.7, 8.1]) drawWindow(scene, front, { ...trim, u, v: 3.3, width: 1, height: 1.5 });
    for (const u of [1.3, 8.1]) drawWindow(scene, front, { ...trim, u, v: 0.6, width: 1.1, height: 1.6 });
    drawDoor(scene, front, { u: 4.7, v: 0, width: 1, colour: '#a83a30', trim: '#f8f5ee' });
    for (const side of [left, right])
      for (const u of [1.6, 5.2])
        for (const v of [0.7, 3.4])
          drawWindow(scene, side, { u, v, width: 1, height: 1.4, frame: '#f8f5ee', trim: '#f8f5ee' });
  });
  drawBox(scene, [-15.2, 0, -2.2], [10.8, 0.45, 2.2], { kind: 'plain', colour: '#cfc6b5' }, true);
  for (let x = -15; x < -4.4; x += 2.08)
    drawBox(scene, [x, 0.45, -2.1], [0.16, 2.6, 0.16], { kind: 'plain', colour: '#f8f5ee' });
  const porch = drawBox(scene, [-15.4, 3, -2.4], [11.2, 0.26, 2.4], { kind: 'plain', colour: '#f8f5ee' });
  const roof = porch.front;
  sketch.path(
    smooth([
      roof.at(0, 0.26),
      roof.at(0.2, 0.6, -0.8),
      roof.at(0.5, 1, -2.2),
      roof.at(10.7, 1, -2.2),
      roof.at(11, 0.6, -0.8),
      roof.at(11.2, 0.26),
    ]),
    exposed(light, light.season === 'winter' ? '#f5f8fc' : look.roof, 0.85),
    { soft: 1 },
  );
}
