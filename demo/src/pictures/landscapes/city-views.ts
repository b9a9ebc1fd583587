import { mix } from '../drawing/colour.ts';
import { round, smooth, straight } from '../drawing/geometry.ts';
import { distant, exposed, lit } from '../drawing/light.ts';
import { drawBranches } from '../nature/bare-tree.ts';
import { drawConifer } from '../nature/conifer.ts';
import { foliage } from '../nature/foliage.ts';
import { drawSnowfall } from '../nature/ground.ts';
import { drawLeafyTree } from '../nature/leafy-tree.ts';
import { drawShrub } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';
import { drawRipples, drawWater } from '../nature/water.ts';
import { drawWoods, ridge } from '../nature/woods.ts';
import { drawCastle, drawChurch, drawLowTown, drawTowers, montrealTowers } from './skyline.ts';
import { closeWide, openWide, type Wide } from './wide-scene.ts';

/** Draws downtown Montréal from the mountain's lookout at sunrise, the river and far hills behind. */
export function drawMontreal(): string {
  const wide = openWide(101, 'summer', 'golden', true);
  const { sketch, light, random } = wide;
  drawSky(sketch, light, random, { horizon: 330, clouds: 10, sun: [980, 290] });
  sketch.path(ridge(random, 1200, 322, 26, 420, 0.6), distant(light, '#7a86a0', 0.62));
  sketch.path('M520 322C548 300 580 284 612 296C640 304 668 318 700 322Z', distant(light, '#75819d', 0.55));
  sketch.rect(
    0,
    320,
    1200,
    40,
    sketch.linear(
      [0, 320],
      [0, 360],
      [
        [0, mix(light.haze, '#ffffff', 0.3)],
        [1, light.haze],
      ],
    ),
  );
  sketch.rect(
    0,
    352,
    1200,
    170,
    sketch.linear(
      [0, 352],
      [0, 500],
      [
        [0, mix(light.haze, '#9aa08c', 0.35)],
        [1, distant(light, exposed(light, '#6f7d5c', 0.6), 0.3)],
      ],
    ),
  );
  drawLowTown(sketch, light, random, { from: -10, to: 1210, y: 392, height: 16, distance: 0.66 });
  drawLowTown(sketch, light, random, { from: -10, to: 1210, y: 432, height: 22, distance: 0.5 });
  drawTowers(sketch, light, random, 420, 0.62, montrealTowers(random, 360, 1180, 150));
  drawTowers(sketch, light, random, 450, 0.38, montrealTowers(random, 440, 1120, 215));
  drawTowers(sketch, light, random, 478, 0.18, montrealTowers(random, 500, 1040, 190));
  drawLowTown(sketch, light, random, { from: -10, to: 1210, y: 490, height: 30, distance: 0.32 });
  drawWoods(sketch, light, random, { y: 520, height: 70, distance: 0.24, conifers: 0.1 });
  drawWoods(sketch, light, random, { y: 572, height: 96, distance: 0.1, conifers: 0.12 });
  drawLookout(wide);
  drawLeafyTree(sketch, light, random, { x: 60, y: 700, height: 430, leaves: foliage.maple, spread: 0.42 });
  return closeWide(wide);
}

function drawLookout({ sketch, light }: Wide): void {
  const stone = exposed(light, '#b0a594', 0.5);
  sketch.rect(
    0,
    606,
    1200,
    70,
    sketch.linear(
      [0, 606],
      [0, 675],
      [
        [0, stone],
        [1, exposed(light, '#8d8478', 0.2)],
      ],
    ),
  );
  for (let x = 150; x < 1200; x += 17)
    sketch.path(
      `M${x} 566c5 8 5 14 2 20c-2 6 -2 12 2 22h-13c4 -10 4 -16 2 -22c-3 -6 -3 -12 2 -20Z`,
      exposed(light, '#c2b6a3', 0.6),
    );
  sketch.rect(
    0,
    556,
    1200,
    12,
    sketch.linear(
      [0, 556],
      [0, 568],
      [
        [0, lit(light, '#d8cbb5')],
        [1, stone],
      ],
    ),
  );
}

/** Draws Québec from the south shore at dusk: the cliff, the castle, the lower town and its lamps on the river. */
export function drawQuebec(): string {
  const wide = openWide(102, 'summer', 'dusk');
  const { sketch, light, random } = wide;
  drawSky(sketch, light, random, { horizon: 420, clouds: 9, stars: true });
  sketch.path(ridge(random, 1200, 404, 80, 460, 0.7), distant(light, '#39456e', 0.42));
  const cliff = smooth([
    [330, 460],
    [400, 420],
    [470, 352],
    [560, 318],
    [700, 300],
    [880, 296],
    [1010, 300],
    [1120, 322],
    [1230, 330],
    [1230, 470],
    [330, 470],
  ]);
  drawLowTown(sketch, light, random, { from: 500, to: 1200, y: 312, height: 36, distance: 0.18 });
  drawChurch(sketch, light, 600, 316, 62, 0.14);
  drawChurch(sketch, light, 1090, 322, 54, 0.14);
  drawCastle(sketch, light, random, 850, 300, 112, 0.08);
  sketch.path(
    cliff,
    sketch.linear(
      [0, 290],
      [0, 460],
      [
        [0, exposed(light, '#5d6a66', 0.5)],
        [1, exposed(light, '#3a4450', 0.1)],
      ],
    ),
  );
  drawWoods(sketch, light, random, { y: 372, height: 40, distance: 0.12, from: 520, to: 1200, conifers: 0.2 });
  sketch.stroke('M640 318C760 306 960 302 1100 326', '#ffdf9f', 2, { dash: '1.500 11', opacity: 0.9 });
  drawLowTown(sketch, light, random, { from: 420, to: 1210, y: 446, height: 46, distance: 0.06 });
  drawWater(sketch, light, random, 446, 680);
  drawLampReflections(wide, 430, 1200, 448);
  return closeWide(wide);
}

/** Draws trembling columns of lamplight on the water under a lit shore. */
function drawLampReflections({ sketch, random }: Wide, from: number, to: number, y: number): void {
  let data = '';
  for (let x = from; x < to; x += random.between(12, 30)) {
    const length = random.between(24, 120);
    for (let drop = 0; drop < length; drop += 6)
      data += `M${round(x + random.between(-3, 3) - 4)} ${round(y + drop)}h${round(random.between(4, 11))}`;
  }
  sketch.stroke(data, '#ffcf86', 1.7, { opacity: 0.5 });
}

/** Draws the Old Port at dusk: clock tower, Ferris wheel, quays, downtown behind. */
export function drawOldPort(): string {
  const wide = openWide(107, 'summer', 'dusk', true);
  const { sketch, light, random } = wide;
  drawSky(sketch, light, random, { horizon: 400, clouds: 8, stars: true });
  drawTowers(sketch, light, random, 412, 0.4, montrealTowers(random, 300, 960, 190));
  drawTowers(sketch, light, random, 418, 0.22, montrealTowers(random, 380, 880, 130));
  drawLowTown(sketch, light, random, { from: -10, to: 1210, y: 428, height: 42, distance: 0.12 });
  drawWoods(sketch, light, random, { y: 430, height: 30, distance: 0.2, from: -10, to: 420, conifers: 0.1 });
  drawWheel(wide, 1010, 318, 92);
  drawWater(sketch, light, random, 430, 680);
  drawLampReflections(wide, 10, 1190, 436);
  const quay = exposed(light, '#8d857b', 0.4);
  sketch.path('M560 470L1200 452L1200 486L600 500Z', quay);
  sketch.path('M560 470L600 500L600 512L556 480ZM600 500L1200 486L1200 500L600 512Z', exposed(light, '#5f5a58', 0.2));
  drawClockTower(wide, 706, 470, 210);
  for (let lamp = 780; lamp < 1190; lamp += 62) {
    sketch.stroke(`M${lamp} 476v-34`, exposed(light, '#24262e', 0.5), 1.6);
    sketch.ellipse(
      lamp,
      440,
      14,
      14,
      sketch.radial([lamp, 440], 14, [
        [0, '#fff0c4'],
        [0.3, '#ffd58c', 0.6],
        [1, '#ffc56e', 0],
      ]),
    );
  }
  return closeWide(wide);
}

function drawWheel({ sketch, light, random }: Wide, x: number, y: number, r: number): void {
  const metal = exposed(light, '#dfe6ee', 0.9);
  sketch.stroke(`M${x} ${y}L${x - r * 0.5} ${y + r * 1.2}M${x} ${y}L${x + r * 0.5} ${y + r * 1.2}`, metal, 3);
  let spokes = '';
  for (let spoke = 0; spoke < 24; spoke++) {
    const angle = (spoke / 24) * Math.PI * 2;
    spokes += straight(
      [
        [x, y],
        [x + Math.cos(angle) * r, y + Math.sin(angle) * r],
      ],
      false,
    );
    sketch.ellipse(
      x + Math.cos(angle) * (r + 5),
      y + Math.sin(angle) * (r + 5),
      4.4,
      4.4,
      random.pick(['#ffe2a6', '#f7c777', '#fff2cf']),
    );
  }
  sketch.stroke(spokes, metal, 0.8, { opacity: 0.65 });
  for (const reach of [r, r * 0.9])
    sketch.stroke(
      `M${x - reach} ${y}A${reach} ${reach} 0 1 1 ${x + reach} ${y}A${reach} ${reach} 0 1 1 ${x - reach} ${y}`,
      metal,
      1.8,
    );
}

function drawClockTower({ sketch, light }: Wide, x: number, y: number, tall: number): void {
  const width = tall * 0.17;
  const paint = sketch.linear(
    [x, 0],
    [x + width, 0],
    [
      [0, exposed(light, '#c9bfae', 0.4)],
      [0.6, exposed(light, '#e8dfce', 1)],
      [1, exposed(light, '#f0e8d8', 1)],
    ],
  );
  sketch.rect(x, y - tall, width, tall, paint);
  sketch.rect(x - 5, y - tall * 0.12, width + 10, tall * 0.12, paint);
  sketch.rect(x - 4, y - tall * 1.02, width + 8, 7, paint);
  sketch.rect(x + width * 0.18, y - tall * 1.17, width * 0.64, tall * 0.16, paint);
  sketch.path(
    `M${x + width * 0.1} ${y - tall * 1.17}Q${x + width / 2} ${y - tall * 1.36} ${x + width * 0.9} ${y - tall * 1.17}Z`,
    exposed(light, '#7d9a90', 0.8),
  );
  sketch.ellipse(x + width / 2, y - tall * 0.86, width * 0.32, width * 0.32, '#fff0c8');
  sketch.stroke(`M${x + width / 2} ${y - tall * 0.86}v-7m0 7l5 3`, '#3a3230', 1.3);
  for (let slit = 0.2; slit < 0.7; slit += 0.16)
    sketch.rect(x + width * 0.42, y - tall * (slit + 0.08), width * 0.16, tall * 0.08, exposed(light, '#4a5266', 0.4));
}

/** Draws Montréal across the frozen river at a pink winter dawn. */
export function drawFrozenRiver(): string {
  const wide = openWide(109, 'winter', 'morning', true);
  const { sketch, light, random } = wide;
  drawSky(sketch, light, random, { horizon: 390, clouds: 7, sun: [900, 330] });
  sketch.rect(
    0,
    0,
    1200,
    400,
    sketch.linear(
      [0, 120],
      [0, 400],
      [
        [0, '#f2b7b8', 0],
        [1, '#f3b3ae', 0.42],
      ],
    ),
  );
  sketch.path(
    smooth([
      [180, 410],
      [330, 372],
      [520, 330],
      [700, 318],
      [860, 340],
      [1010, 378],
      [1160, 410],
    ]),
    distant(light, '#8fa0bb', 0.55),
  );
  drawTowers(sketch, light, random, 412, 0.56, montrealTowers(random, 420, 1060, 170));
  drawTowers(sketch, light, random, 418, 0.34, montrealTowers(random, 480, 1000, 140));
  drawLowTown(sketch, light, random, { from: -10, to: 1210, y: 422, height: 26, distance: 0.45 });
  sketch.rect(
    0,
    420,
    1200,
    260,
    sketch.linear(
      [0, 420],
      [0, 675],
      [
        [0, '#f3dcd9'],
        [0.3, '#dfe4ee'],
        [1, '#a9bcd4'],
      ],
    ),
  );
  for (let floe = 0; floe < 46; floe++) {
    const depth = random.next() ** 1.3;
    const y = 428 + depth * 240;
    const w = 24 + depth * 190 * random.between(0.5, 1.2);
    const x = random.between(-100, 1200);
    const h = w * 0.09;
    const shape = straight([
      [x, y],
      [x + w * 0.25, y - h],
      [x + w * 0.7, y - h * 1.1],
      [x + w, y - h * 0.2],
      [x + w * 0.75, y + h],
      [x + w * 0.3, y + h * 0.9],
    ]);
    sketch.path(shape, '#7f9cbd', { opacity: 0.45 });
    sketch.group('transform="translate(0 -2)"', () =>
      sketch.path(shape, mix('#ffffff', '#f3cfcd', random.next() * 0.6), { opacity: 0.9 }),
    );
  }
  drawBranches(sketch, light, random, { x: 70, y: 690, height: 470, trunk: 17, snowy: true });
  return closeWide(wide);
}

/** Draws a residential street on a snowy evening, in one-point perspective. */
export function drawWinterStreet(): string {
  const wide = openWide(106, 'winter', 'dusk');
  const { sketch, light, random } = wide;
  drawSky(sketch, light, random, { horizon: 430, clouds: 6, stars: true });
  const vanish = [690, 410] as const;
  drawWoods(sketch, light, random, { y: 426, height: 60, distance: 0.5, from: 560, to: 830 });
  sketch.rect(
    0,
    410,
    1200,
    270,
    sketch.linear(
      [0, 410],
      [0, 675],
      [
        [0, exposed(light, '#dfe7f2', 0.8)],
        [1, exposed(light, '#c9d5e8', 0.7)],
      ],
    ),
  );
  for (let house = 6; house >= 0; house--)
    for (const side of [-1, 1] as const) drawStreetHouse(wide, vanish, side, house);
  sketch.path(
    straight([
      [vanish[0] - 8, 418],
      [vanish[0] + 8, 418],
      [1010, 680],
      [240, 680],
    ]),
    sketch.linear(
      [0, 410],
      [0, 675],
      [
        [0, exposed(light, '#c3cee0', 0.7)],
        [1, exposed(light, '#9aa8c2', 0.6)],
      ],
    ),
  );
  for (const track of [-0.4, -0.12, 0.14, 0.42])
    sketch.stroke(`M${vanish[0] + track * 10} 420L${625 + track * 640} 680`, exposed(light, '#7f8eac', 0.5), 5, {
      opacity: 0.3,
    });
  for (let lamp = 4; lamp >= 0; lamp--) drawStreetLamp(wide, vanish, lamp);
  drawBranches(sketch, light, random, { x: 1130, y: 690, height: 520, trunk: 18, snowy: true });
  drawSnowfall(sketch, random, 260);
  return closeWide(wide);
}

/** Draws a house of the row: its long side along the street, its gable end, and snow on roof and ground. */
function drawStreetHouse(
  { sketch, light, random }: Wide,
  [vx, vy]: readonly [number, number],
  side: -1 | 1,
  index: number,
): void {
  const near = 1 / (1 + index * 0.55);
  const far = 1 / (1 + (index + 0.86) * 0.55);
  const wall = 2.6 + random.next() * 0.7;
  const reach = side < 0 ? 560 : 430;
  const at = (share: number, rise: number, back = 0): readonly [number, number] => [
    vx + side * (reach + back) * share,
    vy + (206 - rise * 150) * share,
  ];
  const colour = random.pick(['#a5614f', '#c7b299', '#8d97a3', '#93604f', '#b7a58d']);
  const snow = exposed(light, '#f2f6fb', 0.85);
  const end = [at(near, 0), at(near, 0, 420), at(near, wall, 420), at(near, wall + 0.9, 210), at(near, wall)] as const;
  sketch.path(straight(end), exposed(light, colour, 0.75));
  sketch.path(
    straight([at(near, 0), at(far, 0), at(far, wall), at(near, wall)]),
    sketch.linear(at(near, 1), at(far, 1), [
      [0, exposed(light, colour, 0.22)],
      [1, exposed(light, colour, 0.5)],
    ]),
  );
  sketch.path(
    straight([
      at(near, wall - 0.05, -24),
      at(far, wall - 0.05, -24),
      at(far, wall + 0.9, 210),
      at(near, wall + 0.9, 210),
    ]),
    snow,
    { soft: 2 },
  );
  const glow = (): string =>
    random.chance(0.72) ? random.pick(['#ffdc98', '#f8c375', '#ffe9bd']) : exposed(light, '#33415c', 0.5);
  for (const level of [0.45, 1.6])
    for (const from of [0.1, 0.4, 0.7]) {
      const a = 1 / (1 + (index + from * 0.86) * 0.55);
      const b = 1 / (1 + (index + (from + 0.18) * 0.86) * 0.55);
      const pane = straight([at(a, level), at(b, level), at(b, level + 0.75), at(a, level + 0.75)]);
      sketch.path(pane, exposed(light, '#e9e2d6', 0.6), { soft: 5 * a });
      sketch.path(pane, glow());
    }
  for (const back of [90, 250]) {
    const pane = straight([
      at(near, 1.5, back),
      at(near, 1.5, back + 70),
      at(near, 2.3, back + 70),
      at(near, 2.3, back),
    ]);
    sketch.path(pane, exposed(light, '#e9e2d6', 0.6), { soft: 5 * near });
    sketch.path(pane, glow());
  }
  const middle = (near + far) / 2;
  const [mx, my] = at(middle, 0, -50);
  sketch.ellipse(mx, my + 8 * middle, 150 * middle, 20 * middle, snow);
}

function drawStreetLamp({ sketch, light }: Wide, [vx, vy]: readonly [number, number], index: number): void {
  const near = 1 / (1 + (index + 0.5) * 0.8);
  for (const side of [-1, 1]) {
    const x = vx + side * (side < 0 ? 440 : 320) * near;
    const foot = vy + 206 * near;
    const head = vy - 150 * near;
    sketch.stroke(
      `M${round(x)} ${round(foot)}V${round(head)}q0 ${round(-16 * near)} ${round(-side * 26 * near)} ${round(-16 * near)}`,
      exposed(light, '#1d2230', 0.5),
      5 * near,
    );
    const lx = x - side * 28 * near;
    const ly = head - 12 * near;
    sketch.ellipse(
      lx,
      ly,
      90 * near,
      90 * near,
      sketch.radial([lx, ly], 90 * near, [
        [0, '#ffe6ae', 0.95],
        [0.12, '#ffdb96', 0.7],
        [0.4, '#ffca7a', 0.2],
        [1, '#ffc26c', 0],
      ]),
    );
    sketch.ellipse(
      lx,
      foot + 8 * near,
      120 * near,
      22 * near,
      sketch.radial([lx, foot], 120 * near, [
        [0, '#ffdb9a', 0.35],
        [1, '#ffcf86', 0],
      ]),
    );
  }
}

/** Draws houses, docks and sails along the river on a summer morning. */
export function drawRiverside(): string {
  const wide = openWide(108, 'summer', 'day');
  const { sketch, light, random } = wide;
  drawSky(sketch, light, random, { horizon: 380, clouds: 11 });
  sketch.path(ridge(random, 1200, 378, 60, 440, 0.7), distant(light, '#5f7f86', 0.62));
  drawWoods(sketch, light, random, { y: 402, height: 60, distance: 0.4, conifers: 0.2 });
  drawChurch(sketch, light, 420, 402, 56, 0.34);
  drawLowTown(sketch, light, random, { from: 300, to: 1220, y: 412, height: 34, distance: 0.22 });
  drawWoods(sketch, light, random, { y: 424, height: 34, distance: 0.14, conifers: 0.15 });
  drawWater(sketch, light, random, 420, 680);
  for (const [x, y, size] of [
    [560, 470, 46],
    [760, 452, 30],
    [930, 520, 84],
    [1090, 446, 26],
    [660, 440, 18],
  ] as const)
    drawSailboat(wide, x, y, size);
  sketch.path('M1200 560L980 600L1010 640L1200 600Z', exposed(light, '#a88c68', 0.8));
  for (let plank = 0; plank < 9; plank++)
    sketch.stroke(`M${990 + plank * 24} ${598 - plank * 4.4}l26 36`, exposed(light, '#6f5940', 0.5), 1, {
      opacity: 0.6,
    });
  for (const [x, width] of [
    [40, 220],
    [200, 150],
    [-20, 180],
  ] as const)
    drawShrub(sketch, light, random, { x, y: 690, width, height: 70, leaves: foliage.willow, blooms: '#e9d9f0' });
  drawLeafyTree(sketch, light, random, { x: 110, y: 680, height: 420, leaves: foliage.willow, spread: 0.44 });
  return closeWide(wide);
}

function drawSailboat({ sketch, light }: Wide, x: number, y: number, size: number): void {
  sketch.path(
    `M${x - size * 0.5} ${y}h${size}l${-size * 0.16} ${size * 0.17}h${-size * 0.66}Z`,
    exposed(light, '#2f4a66', 0.6),
  );
  sketch.path(
    `M${x} ${y - size * 1.5}L${x} ${y - size * 0.06}L${x + size * 0.5} ${y - size * 0.06}Q${x + size * 0.34} ${y - size * 0.8} ${x} ${y - size * 1.5}Z`,
    exposed(light, '#fbf7ec', 1),
  );
  sketch.path(
    `M${x - size * 0.05} ${y - size * 1.32}L${x - size * 0.05} ${y - size * 0.06}L${x - size * 0.44} ${y - size * 0.06}Z`,
    exposed(light, '#d9d8d4', 0.7),
  );
  sketch.path(`M${x - size * 0.3} ${y + size * 0.2}h${size * 0.6}l${-size * 0.25} ${size * 0.9}Z`, '#ffffff', {
    opacity: 0.22,
  });
}

/** Draws a village, its steeple and its tidal flats at dawn on the lower river. */
export function drawVillage(): string {
  const wide = openWide(110, 'summer', 'morning', true);
  const { sketch, light, random } = wide;
  drawSky(sketch, light, random, { horizon: 370, clouds: 12, sun: [820, 340] });
  for (const [y, rise, far] of [
    [368, 70, 0.72],
    [376, 44, 0.58],
  ] as const)
    sketch.path(ridge(random, 1200, y, rise, 420, 0.8), distant(light, '#66829a', far));
  drawWater(sketch, light, random, 372, 470);
  const shore = smooth([
    [430, 470],
    [560, 420],
    [760, 404],
    [980, 396],
    [1230, 388],
    [1230, 520],
    [430, 500],
  ]);
  sketch.path(
    shore,
    sketch.linear(
      [0, 390],
      [0, 510],
      [
        [0, exposed(light, '#8c9d62', 0.9)],
        [1, exposed(light, '#6f8350', 0.6)],
      ],
    ),
  );
  drawWoods(sketch, light, random, { y: 412, height: 40, distance: 0.34, from: 780, to: 1220, conifers: 0.5 });
  drawLowTown(sketch, light, random, { from: 600, to: 1180, y: 432, height: 40, distance: 0.16 });
  drawChurch(sketch, light, 820, 432, 128, 0.1);
  drawLowTown(sketch, light, random, { from: 560, to: 1210, y: 462, height: 46, distance: 0.06 });
  sketch.rect(
    0,
    470,
    1200,
    210,
    sketch.linear(
      [0, 470],
      [0, 675],
      [
        [0, exposed(light, '#d8c9b0', 0.9)],
        [1, exposed(light, '#8f8a7c', 0.5)],
      ],
    ),
  );
  for (let pool = 0; pool < 26; pool++) {
    const depth = random.next();
    const y = 478 + depth * 190;
    const w = 50 + depth * 260 * random.between(0.4, 1);
    sketch.ellipse(
      random.between(0, 1200),
      y,
      w,
      3 + depth * 9,
      mix(light.sky.at(-1)?.[1] ?? '#ffffff', light.sky[0]?.[1] ?? '#ffffff', depth * 0.8),
      { opacity: 0.75 },
    );
  }
  drawRipples(sketch, light, random, 480, 670, 90);
  drawConifer(sketch, light, random, { x: 70, y: 690, height: 400 });
  drawConifer(sketch, light, random, { x: 170, y: 700, height: 280 });
  return closeWide(wide);
}
