import type { Season } from '../descriptions/description.ts';
import type { Camera } from '../drawing/camera.ts';
import { mix } from '../drawing/colour.ts';
import { type Point, smooth, straight } from '../drawing/geometry.ts';
import { distant, exposed, type Hour, type Light, lightOf } from '../drawing/light.ts';
import { Random } from '../drawing/random.ts';
import { drawCrownShadow, drawPatch, type Scene, standing } from '../drawing/scene.ts';
import { Sketch } from '../drawing/sketch.ts';
import { drawBranches } from '../nature/bare-tree.ts';
import { drawConifer } from '../nature/conifer.ts';
import { type Foliage, foliage, leavesOf } from '../nature/foliage.ts';
import { drawLawn } from '../nature/ground.ts';
import { drawLeafyTree, leafEdge } from '../nature/leafy-tree.ts';
import { drawShrub } from '../nature/shrub.ts';
import { drawLake } from '../nature/water.ts';
import { drawWoods, ridge } from '../nature/woods.ts';

/** Season, hour and angle of view of a façade. */
export interface View {
  seed: number;
  season: Season;
  hour: Hour;
  /** Rotation of the house in radians; positive shows its right side. */
  turn?: number;
  sunFromRight?: boolean;
  isMirrored?: boolean;
  /** Picture units by which the house stands to the right of its usual place. */
  shift?: number;
  /** Factor of the house's size on the picture. */
  zoom?: number;
  /** What lies behind a house on a lawn: woods when neither is true. */
  hasHills?: boolean;
  hasWater?: boolean;
}

/** Starts a scene of 1080 by 720 units in which the front of the buildings is at the world's origin. */
export function openScene(view: View, usual: Partial<Camera> = {}): Scene {
  const { shift = 0, zoom = 1, turn = 0.3 } = view;
  const camera = { centre: 540, horizon: 448, focal: 1060, distance: 23, eye: 1.7, turn, ...usual };
  return {
    sketch: new Sketch(1080, 720, view.isMirrored),
    light: lightOf(view.hour, view.season, view.sunFromRight),
    random: new Random(view.seed),
    camera: { ...camera, centre: camera.centre + shift, focal: camera.focal * zoom },
  };
}

/** Returns the SVG of the finished picture at its full size. */
export function closeScene(scene: Scene, size: readonly [number, number] = [1440, 960]): string {
  return scene.sketch.toSvg(...size);
}

interface Backdrop {
  /** Height on the picture at which the lawn begins. */
  lawn: number;
  woods: readonly Omit<Parameters<typeof drawWoods>[3], 'from' | 'to'>[];
}

/** Draws what lies behind a house, then its lawn: woods, with hills beyond them, or a lake with its far shore. */
export function drawBackdrop({ sketch, light, random }: Scene, view: View, { lawn, woods }: Backdrop): void {
  if (view.hasHills || view.hasWater) drawHills(sketch, light, random, lawn - 22, view.hasWater ? 96 : 210);
  if (!view.hasWater) {
    for (const row of woods) drawWoods(sketch, light, random, row);
    drawLawn(sketch, light, random, lawn);
    return;
  }
  drawWoods(sketch, light, random, { y: lawn - 28, height: 40, distance: 0.5, conifers: 0.5 });
  drawLake(sketch, light, random, lawn - 30, lawn + 40);
  drawLawn(sketch, light, random, lawn + 22);
}

/** Draws two rows of hills in the haze, which end at height `foot`. */
export function drawHills(sketch: Sketch, light: Light, random: Random, foot: number, rise: number): void {
  const colour = { spring: '#5d7f5c', summer: '#4a6a58', autumn: '#9a5f3a', winter: '#8798ae' }[light.season];
  for (const [share, haze] of [
    [1, 0.66],
    [0.6, 0.44],
  ] as const)
    sketch.path(
      ridge(random, sketch.width, foot, rise * share, foot + 80),
      distant(light, exposed(light, colour, 0.6), haze),
    );
}

/** Draws a tree of the season at (x, z), with its shadow; heights in metres. */
export function plantTree(scene: Scene, x: number, z: number, height: number, leaves?: Foliage): void {
  const { light, random } = scene;
  const { x: px, y, metre } = standing(scene, x, z);
  const bare = light.season === 'winter';
  drawCrownShadow(scene, [x, height * 0.6, z], height * (bare ? 0.2 : 0.3));
  if (bare)
    drawBranches(scene.sketch, light, random, {
      x: px,
      y,
      height: height * metre,
      trunk: height * metre * 0.034,
      snowy: true,
    });
  else
    drawLeafyTree(scene.sketch, light, random, {
      x: px,
      y,
      height: height * metre,
      leaves: leaves ?? random.pick(leavesOf(light.season)),
      thin: light.season === 'spring',
    });
}

export function plantConifer(scene: Scene, x: number, z: number, height: number): void {
  const { light, random } = scene;
  const { x: px, y, metre } = standing(scene, x, z);
  drawCrownShadow(scene, [x, height * 0.35, z], height * 0.15);
  drawConifer(scene.sketch, light, random, { x: px, y, height: height * metre, snowy: light.season === 'winter' });
}

/** Draws a shrub of the season; in winter a small mound of snow. */
export function plantShrub(scene: Scene, x: number, z: number, width: number, height: number, blooms?: string): void {
  const { light, random, sketch } = scene;
  const { x: px, y, metre } = standing(scene, x, z);
  sketch.ellipse(
    px + (light.direction[0] > 0 ? 1 : -1) * width * metre * 0.14,
    y,
    width * metre * 0.52,
    height * metre * 0.16,
    light.shadow,
    {
      opacity: light.shadowOpacity * 0.8,
    },
  );
  const snow: Foliage = { dark: '#9fb1cb', mid: '#dfe8f3', bright: '#ffffff' };
  drawShrub(sketch, light, random, {
    x: px,
    y,
    width: width * metre,
    height: height * metre,
    leaves:
      light.season === 'winter'
        ? snow
        : light.season === 'autumn'
          ? random.pick<Foliage>([foliage.hedge, foliage.red, foliage.gold])
          : foliage.hedge,
    blooms: light.season === 'summer' || light.season === 'spring' ? blooms : undefined,
  });
}

/** Draws a path, driveway or street given by (x, z) corners; in winter it is cleared and its edges are white. */
export function pave(scene: Scene, corners: readonly Point[], colour = '#b3aca0', soft = false): void {
  const { light, sketch } = scene;
  const winter = light.season === 'winter';
  const local = winter ? mix(colour, '#d5deea', 0.55) : colour;
  const paint = sketch.linear(
    [0, sketch.height * 0.7],
    [0, sketch.height],
    [
      [0, exposed(light, local, 0.82)],
      [1, exposed(light, local, 0.55)],
    ],
  );
  drawPatch(scene, corners, paint, soft);
}

/** Draws the street along the foot of the picture, its kerb and the pavement behind it. */
export function drawStreet(scene: Scene, far: number, walk = 2): void {
  const { light, sketch } = scene;
  const wide = 60;
  const top = scene.camera.horizon + 30;
  sketch.rect(
    0,
    top,
    sketch.width,
    sketch.height - top,
    sketch.linear(
      [0, top],
      [0, sketch.height],
      [
        [0, asphalt(light, 0.8)],
        [1, asphalt(light, 0.5)],
      ],
    ),
  );
  pave(
    scene,
    [
      [-wide, far],
      [wide, far],
      [wide, far - walk],
      [-wide, far - walk],
    ],
    '#c3bdb1',
  );
  let joints = '';
  for (let x = -30; x < 30; x += 1.6) {
    const [a, b] = [standing(scene, x, far), standing(scene, x, far - walk)];
    joints += straight(
      [
        [a.x, a.y],
        [b.x, b.y],
      ],
      false,
    );
  }
  sketch.stroke(joints, light.shadow, 0.6, { opacity: 0.22 });
  drawPatch(
    scene,
    [
      [-wide, far - walk],
      [wide, far - walk],
      [wide, far - walk - 0.25],
      [-wide, far - walk - 0.25],
    ],
    exposed(light, light.season === 'winter' ? '#eef3f9' : '#d4cec2', 0.8),
  );
}

function asphalt(light: Light, exposure: number): string {
  return exposed(light, light.season === 'winter' ? '#b3bac6' : '#77757a', exposure);
}

/** Draws the dappled shade of a tree behind the viewer, lying over the foot of the picture. */
export function drawForeShade(scene: Scene, from = 0.05, to = 0.62): void {
  const { sketch, light, random } = scene;
  if (light.hour === 'dusk') return;
  const { width, height } = sketch;
  const hump = (along: number): number => height * (1.01 - 0.13 * Math.sin(along * Math.PI) ** 1.4);
  let data = '';
  const base: Point[] = [[width * from, height + 60]];
  for (let step = 0; step <= 24; step++) {
    const along = step / 24;
    const x = width * (from + (to - from) * along);
    base.push([x, hump(along) + 6]);
    data += leafEdge(random, x, hump(along) + random.between(-6, 12), random.between(14, 38), 0.28);
    if (step % 2 === 0)
      data += leafEdge(
        random,
        x + random.between(-20, 20),
        hump(along) - random.between(10, 24),
        random.between(5, 14),
        0.3,
      );
  }
  base.push([width * to, height + 60]);
  sketch.softened(1.4, () => sketch.path(data + smooth(base), light.shadow, { opacity: light.shadowOpacity * 0.75 }));
}
