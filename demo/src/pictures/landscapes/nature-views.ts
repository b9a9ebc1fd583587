import { mix } from '../drawing/colour.ts';
import { type Point, smooth, straight } from '../drawing/geometry.ts';
import { distant, exposed } from '../drawing/light.ts';
import { drawConifer } from '../nature/conifer.ts';
import { foliage } from '../nature/foliage.ts';
import { drawLeafyTree } from '../nature/leafy-tree.ts';
import { drawSky } from '../nature/sky.ts';
import { drawRipples, drawWater } from '../nature/water.ts';
import { drawWoods, ridge, ridgeLine } from '../nature/woods.ts';
import { drawChurch, drawLowTown } from './skyline.ts';
import { closeWide, openWide, type Wide } from './wide-scene.ts';

/** Draws a Laurentian lake on an autumn morning: hills in red and gold, mirrored; mist on the far shore. */
export function drawLake(): string {
  const wide = openWide(103, 'autumn', 'morning');
  const { sketch, light, random } = wide;
  const shore = 400;
  drawSky(sketch, light, random, { horizon: shore, clouds: 8, sun: [250, 230] });
  const hills = [
    [170, '#7d6f7a', 0.7],
    [120, '#9a6248', 0.5],
    [76, '#b0652f', 0.3],
  ] as const;
  for (const [rise, colour, far] of hills) {
    const line = ridgeLine(random, 1200, shore, rise * 1.5, 1);
    sketch.path(
      smooth([[-40, shore + 4], ...line, [1240, shore + 4]]),
      sketch.linear(
        [0, shore - rise * 1.6],
        [0, shore],
        [
          [0, distant(light, exposed(light, colour, 0.9), far)],
          [1, distant(light, exposed(light, colour, 0.4), far + 0.12)],
        ],
      ),
    );
  }
  drawWoods(sketch, light, random, { y: shore, height: 74, distance: 0.24, conifers: 0.25 });
  drawWater(sketch, light, random, shore, 680);
  sketch.group(`transform="translate(0 ${shore * 2}) scale(1 -1)" opacity="0.42"`, () => {
    for (const [rise, colour, far] of hills)
      sketch.path(ridge(random, 1200, shore, rise * 1.5, shore + 4), distant(light, exposed(light, colour, 0.6), far));
    drawWoods(sketch, light, random, { y: shore, height: 74, distance: 0.2, conifers: 0.25 });
  });
  drawRipples(sketch, light, random, shore, 680, 260);
  sketch.rect(
    0,
    shore - 26,
    1200,
    52,
    sketch.linear(
      [0, shore - 26],
      [0, shore + 26],
      [
        [0, light.haze, 0],
        [0.5, '#fff3e6', 0.5],
        [1, light.haze, 0],
      ],
    ),
  );
  drawCanoe(wide, 760, 520);
  for (const [x, height] of [
    [30, 420],
    [120, 300],
  ] as const)
    drawConifer(sketch, light, random, { x, y: 700, height });
  drawLeafyTree(sketch, light, random, { x: 1140, y: 700, height: 430, leaves: foliage.red, spread: 0.42 });
  return closeWide(wide);
}

function drawCanoe({ sketch, light }: Wide, x: number, y: number): void {
  sketch.path(
    `M${x - 62} ${y + 16}Q${x} ${y + 26} ${x + 62} ${y + 16}L${x + 40} ${y + 34}Q${x} ${y + 40} ${x - 40} ${y + 34}Z`,
    exposed(light, '#7a2f22', 0.2),
    { opacity: 0.3 },
  );
  sketch.path(
    `M${x - 66} ${y - 6}Q${x - 56} ${y + 14} ${x - 36} ${y + 16}H${x + 36}Q${x + 56} ${y + 14} ${x + 66} ${y - 6}Q${x} ${y + 10} ${x - 66} ${y - 6}Z`,
    exposed(light, '#b5432c', 0.9),
  );
  sketch.path(
    `M${x - 66} ${y - 6}Q${x} ${y + 10} ${x + 66} ${y - 6}Q${x} ${y + 2} ${x - 66} ${y - 6}Z`,
    exposed(light, '#5e2a20', 0.5),
  );
}

/** Draws the Eastern Townships: folded hills, vines in rows, a village steeple, late sun. */
export function drawTownships(): string {
  const wide = openWide(104, 'summer', 'golden', true);
  const { sketch, light, random } = wide;
  drawSky(sketch, light, random, { horizon: 350, clouds: 10, sun: [930, 300] });
  for (const [y, rise, far] of [
    [352, 130, 0.78],
    [366, 100, 0.66],
    [384, 70, 0.52],
  ] as const)
    sketch.path(ridge(random, 1200, y, rise, 460), distant(light, exposed(light, '#4f6b62', 0.7), far));
  drawWoods(sketch, light, random, { y: 400, height: 32, distance: 0.46 });
  for (const [y, rise, colour] of [
    [440, 60, '#8fa052'],
    [480, 50, '#a3ad5c'],
    [530, 56, '#7c944a'],
  ] as const) {
    sketch.path(
      ridge(random, 1200, y, rise, 700, 0.5),
      sketch.linear(
        [0, y - rise],
        [0, y + 90],
        [
          [0, distant(light, exposed(light, colour, 1), 0.2)],
          [1, exposed(light, colour, 0.5)],
        ],
      ),
    );
    if (y === 440) {
      drawWoods(sketch, light, random, { y: 432, height: 26, distance: 0.3, from: 560, to: 1200 });
      drawLowTown(sketch, light, random, { from: 700, to: 930, y: 436, height: 26, distance: 0.22 });
      drawChurch(sketch, light, 790, 436, 66, 0.18);
    }
  }
  drawVines(wide);
  drawLeafyTree(sketch, light, random, { x: 1110, y: 640, height: 330, leaves: foliage.linden, spread: 0.4 });
  drawLeafyTree(sketch, light, random, { x: 60, y: 620, height: 280, leaves: foliage.maple, spread: 0.42 });
  return closeWide(wide);
}

function drawVines({ sketch, light, random }: Wide): void {
  sketch.path('M0 600C300 548 800 540 1200 590L1200 680L0 680Z', exposed(light, '#8c7f4c', 0.8));
  for (let row = -10; row < 34; row++) {
    const top = [620 + (row - 12) * 22, 560 + Math.abs(row - 12) * 0.9] as const;
    const foot = [620 + (row - 12) * 74, 690] as const;
    for (let step = 0; step <= 12; step++) {
      const t = (step / 12) ** 1.5;
      const x = top[0] + (foot[0] - top[0]) * t;
      const y = top[1] + (foot[1] - top[1]) * t;
      const size = 4 + t * 17;
      sketch.ellipse(x + size * 0.6, y + size * 0.35, size * 1.2, size * 0.32, light.shadow, { opacity: 0.22 });
      sketch.ellipse(x, y - size * 0.3, size, size * 0.72, exposed(light, foliage.maple.mid, random.between(0.2, 0.5)));
      sketch.ellipse(
        x + size * 0.3,
        y - size * 0.55,
        size * 0.6,
        size * 0.38,
        exposed(light, foliage.linden.bright, random.between(0.7, 1)),
      );
    }
  }
}

/** Draws Charlevoix: headlands falling to the river, one behind the other, a white ship far out. */
export function drawCharlevoix(): string {
  const wide = openWide(105, 'summer', 'day');
  const { sketch, light, random } = wide;
  drawSky(sketch, light, random, { horizon: 360, clouds: 12 });
  drawWater(sketch, light, random, 356, 690);
  sketch.path(ridge(random, 700, 358, 20, 362, 0.5), distant(light, '#7f9db0', 0.6));
  const heads = [
    [520, 210, 0.68],
    [640, 170, 0.52],
    [780, 128, 0.34],
    [930, 90, 0.16],
  ] as const;
  for (const [x, top, far] of heads) drawHeadland(wide, x, top, 360 + (1 - far) * 70, far);
  sketch.path('M330 350h44l-7 7h-31Z', exposed(light, '#ffffff', 0.9));
  sketch.rect(342, 342, 18, 8, exposed(light, '#f4f4f0', 1));
  drawRipples(sketch, light, random, 380, 680, 200);
  for (const [x, height] of [
    [1010, 260],
    [1080, 330],
    [1160, 300],
  ] as const)
    drawConifer(sketch, light, random, { x, y: 700, height });
  drawConifer(sketch, light, random, { x: 30, y: 720, height: 330 });
  return closeWide(wide);
}

function drawHeadland({ sketch, light, random }: Wide, x: number, top: number, foot: number, far: number): void {
  const tint = (colour: string, exposure: number): string => distant(light, exposed(light, colour, exposure), far);
  const drop = foot - top;
  const crest: Point[] = [
    [x, foot],
    [x + 24, foot - drop * 0.2],
    [x + 46, foot - drop * 0.52],
    [x + 84, foot - drop * 0.66],
  ];
  for (let step = 0; step < 9; step++)
    crest.push([x + 120 + step * 90, top - step * 9 + random.between(-16, 16) + (step === 0 ? drop * 0.12 : 0)]);
  crest.push([1320, top - 80], [1320, foot + 6], [x, foot]);
  sketch.path(
    smooth(crest),
    sketch.linear(
      [x, top],
      [x + 200, foot],
      [
        [0, tint('#6d8a62', 1)],
        [0.5, tint('#456750', 0.7)],
        [1, tint('#2f4b45', 0.3)],
      ],
    ),
  );
  let rock = '';
  for (let scar = 0; scar < 26; scar++) {
    const along = random.next();
    const sx = x + 16 + along * 220;
    const reach = Math.min(1, 0.3 + along);
    const sy = foot - (foot - top) * reach * random.between(0.1, 0.85);
    const length = random.between(10, 44);
    rock += straight([
      [sx, sy],
      [sx + length * 0.3, sy - length * 0.5],
      [sx + length * 0.55, sy + length * 0.2],
      [sx + length * 0.2, sy + length],
    ]);
  }
  sketch.path(rock, tint('#a89a8a', 0.9), { opacity: 0.5 });
  sketch.clipped(smooth(crest), () => {
    let gully = '';
    for (let fold = 0; fold < 11; fold++) {
      const gx = x + 60 + fold * random.between(56, 84);
      gully += straight([
        [gx, top - 60],
        [gx + 16, top + drop * 0.3],
        [gx - 10, foot],
        [gx - 64, foot],
        [gx - 30, top + drop * 0.4],
      ]);
    }
    sketch.path(gully, tint('#27423f', 0.2), { opacity: 0.3 });
  });
  drawWoods(sketch, light, random, {
    y: foot + 3,
    height: 30 * (1.2 - far),
    distance: far,
    from: x + 40,
    to: 1210,
    conifers: 0.7,
  });
  sketch.rect(x - 10, foot - 2, 1300 - x, 7, mix(light.haze, '#ffffff', 0.4), { opacity: 0.4 });
}
