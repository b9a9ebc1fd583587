import { darken, lighten, mix } from '../drawing/colour.ts';
import { round } from '../drawing/geometry.ts';
import { Sketch } from '../drawing/sketch.ts';

/** Starts a sketch with a shelf in front of a plain wall, 800 by 500 units, light from the upper left. */
function openShelf(wall: string, shelf: string): Sketch {
  const sketch = new Sketch(800, 500);
  sketch.rect(
    0,
    0,
    800,
    500,
    sketch.radial([240, 120], 760, [
      [0, lighten(wall, 0.4)],
      [0.5, wall],
      [1, darken(wall, 0.24)],
    ]),
  );
  sketch.softened(12, () => sketch.path('M-40 -40L220 -40L620 400L360 400Z', '#fff6df', { opacity: 0.26 }));
  sketch.rect(
    0,
    386,
    800,
    114,
    sketch.linear(
      [0, 386],
      [0, 500],
      [
        [0, lighten(shelf, 0.2)],
        [0.2, shelf],
        [1, darken(shelf, 0.4)],
      ],
    ),
  );
  return sketch;
}

function closeShelf(sketch: Sketch): string {
  sketch.rect(
    0,
    0,
    800,
    500,
    sketch.radial([360, 210], 560, [
      [0.5, '#141522', 0],
      [1, '#141522', 0.3],
    ]),
  );
  return sketch.toSvg(1600);
}

function castOnShelf(sketch: Sketch, x: number, y: number, width: number): void {
  sketch.softened(7, () =>
    sketch.path(`M${x} ${y - 5}H${x + width}L${x + width * 1.5 + 40} ${y + 10}H${x + width * 0.3}Z`, '#1b1a28', {
      opacity: 0.45,
    }),
  );
}

/** Draws a small wooden house: gable front, a darker side, a door. */
function toyHouse(sketch: Sketch, x: number, y: number, size: number, colour: string, roof: string): void {
  const depth = size * 0.5;
  castOnShelf(sketch, x, y, size + depth * 0.6);
  const side = darken(colour, 0.28);
  sketch.path(`M${x + size} ${y}V${y - size * 0.72}L${x + size + depth} ${y - size * 0.8}V${y - size * 0.06}Z`, side);
  sketch.path(
    `M${x} ${y}V${y - size * 0.72}L${x + size / 2} ${y - size * 1.2}L${x + size} ${y - size * 0.72}V${y}Z`,
    sketch.linear(
      [x, y - size],
      [x + size, y],
      [
        [0, lighten(colour, 0.2)],
        [1, colour],
      ],
    ),
  );
  sketch.path(
    `M${x + size / 2} ${y - size * 1.28}L${x + size / 2 + depth} ${y - size * 1.36}L${x + size * 1.08 + depth} ${y - size * 0.76}L${x + size * 1.08} ${y - size * 0.66}Z`,
    darken(roof, 0.14),
  );
  sketch.path(
    `M${x - size * 0.08} ${y - size * 0.66}L${x + size / 2} ${y - size * 1.28}L${x + size * 1.08} ${y - size * 0.66}L${x + size} ${y - size * 0.66}L${x + size / 2} ${y - size * 1.14}L${x} ${y - size * 0.66}Z`,
    lighten(roof, 0.1),
  );
  sketch.rect(x + size * 0.38, y - size * 0.42, size * 0.24, size * 0.42, darken(colour, 0.42), { radius: 1 });
  sketch.rect(x + size * 0.4, y - size * 0.8, size * 0.2, size * 0.2, lighten(roof, 0.5), { radius: 1 });
}

/** Draws calculator, piggy bank, wooden house: a mortgage being planned. */
export function drawBudget(): string {
  const sketch = openShelf('#c9d3d6', '#a97b4f');
  toyHouse(sketch, 500, 420, 130, '#d9b98a', '#b5523c');
  drawPig(sketch, 300, 330);
  drawCalculator(sketch);
  for (const [x, count] of [
    [420, 5],
    [466, 3],
    [706, 4],
  ] as const)
    drawCoins(sketch, x, 434, count);
  return closeShelf(sketch);
}

function drawCoins(sketch: Sketch, x: number, y: number, count: number): void {
  castOnShelf(sketch, x - 18, y + 5, 36);
  for (let coin = 0; coin < count; coin++) {
    const top = y - coin * 7;
    sketch.path(
      `M${x - 20} ${top - 6}a20 6 0 0 0 40 0v6a20 6 0 0 1 -40 0Z`,
      sketch.linear(
        [x - 20, 0],
        [x + 20, 0],
        [
          [0, '#f0d592'],
          [0.5, '#c99f4a'],
          [1, '#8f6a2a'],
        ],
      ),
    );
    sketch.ellipse(x, top - 6, 20, 6, '#ecd28e');
  }
}

function drawPig(sketch: Sketch, x: number, y: number): void {
  castOnShelf(sketch, x - 64, 428, 150);
  const skin = '#dfa0a0';
  const body = sketch.radial([x - 24, y - 34], 150, [
    [0, '#f8d3cf'],
    [0.45, skin],
    [1, '#a8626c'],
  ]);
  for (const leg of [-52, -22, 34, 62])
    sketch.path(
      `M${x + leg - 13} ${y + 40}H${x + leg + 13}L${x + leg + 10} ${y + 94}H${x + leg - 10}Z`,
      leg === -22 || leg === 34 ? darken(skin, 0.3) : skin,
      { soft: 3 },
    );
  sketch.stroke(`M${x + 96} ${y - 4}c18 -6 22 14 8 14c-10 0 -6 -14 8 -12`, darken(skin, 0.15), 5);
  sketch.ellipse(x, y, 104, 76, body);
  sketch.ellipse(x - 84, y + 2, 54, 50, body);
  sketch.path(`M${x - 84} ${y - 40}L${x - 96} ${y - 78}L${x - 56} ${y - 52}Z`, darken(skin, 0.12), { soft: 6 });
  sketch.ellipse(x - 124, y + 14, 18, 23, lighten(skin, 0.14));
  for (const dy of [6, 22]) sketch.ellipse(x - 128, y + dy, 3.4, 4.6, darken(skin, 0.55));
  sketch.ellipse(x - 96, y - 12, 4.6, 5.6, '#2b2028');
  sketch.ellipse(x - 97.5, y - 14, 1.5, 1.8, '#ffffff');
  sketch.rect(x - 24, y - 75, 48, 6, darken(skin, 0.6), { radius: 3 });
  sketch.ellipse(
    x + 2,
    y - 88,
    21,
    21,
    sketch.linear(
      [x - 18, y - 100],
      [x + 20, y - 70],
      [
        [0, '#f6e0a4'],
        [1, '#b98c3c'],
      ],
    ),
  );
  sketch.path(`M${x - 22} ${y - 72}H${x + 26}V${y - 60}Q${x} ${y - 66} ${x - 22} ${y - 60}Z`, body);
  sketch.path(
    `M${x - 70} ${y - 44}Q${x - 10} ${y - 74} ${x + 50} ${y - 54}Q${x - 10} ${y - 60} ${x - 70} ${y - 44}Z`,
    '#ffffff',
    { opacity: 0.4 },
  );
}

function drawCalculator(sketch: Sketch): void {
  castOnShelf(sketch, 90, 452, 120);
  sketch.path(
    'M92 232L206 224L214 448L84 452Z',
    sketch.linear(
      [84, 230],
      [214, 450],
      [
        [0, '#4a5361'],
        [1, '#20252d'],
      ],
    ),
    { soft: 8 },
  );
  sketch.path('M104 246L196 240L198 284L103 289Z', '#c6d8c8', { soft: 3 });
  sketch.stroke('M150 256v22M160 255v22M170 255v22M180 254v22', '#2b3a34', 3.6);
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 4; column++) {
      const accent = column === 3 ? '#d9843c' : row === 0 ? '#7d8896' : '#e6e6e2';
      sketch.rect(102 + column * 25.5 - row * 0.7, 302 + row * 28 - column * 1.2, 19, 20, accent, { radius: 4 });
    }
}

/** Draws rising columns with small houses on them and a curve above. */
export function drawMarket(): string {
  const sketch = openShelf('#aebfcb', '#d9cdb8');
  const columns = [
    [96, 84],
    [214, 120],
    [332, 104],
    [450, 168],
    [568, 226],
  ] as const;
  const tones = ['#e4d5b7', '#c9d3c4', '#d9b08a', '#8fa9b8', '#3f6487'] as const;
  columns.forEach(([x, height], index) => {
    const colour = tones[index] ?? '#c9d3c4';
    castOnShelf(sketch, x, 440, 120);
    sketch.path(`M${x + 84} ${440 - height}L${x + 116} ${426 - height}V426L${x + 84} 440Z`, darken(colour, 0.3));
    sketch.path(
      `M${x} ${440 - height}L${x + 32} ${426 - height}H${x + 116}L${x + 84} ${440 - height}Z`,
      lighten(colour, 0.34),
    );
    sketch.rect(
      x,
      440 - height,
      84,
      height,
      sketch.linear(
        [x, 0],
        [x + 84, 0],
        [
          [0, lighten(colour, 0.2)],
          [1, colour],
        ],
      ),
    );
    toyHouse(sketch, x + 26, 434 - height, 36 + index * 3, '#f0e4cc', index === 4 ? '#c02f3a' : '#6d7d86');
  });
  const points = columns.map(([x, height]): readonly [number, number] => [x + 54, 336 - height]);
  const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  sketch.group('transform="translate(4 7)"', () => sketch.stroke(line, '#1b2438', 5, { opacity: 0.18 }));
  sketch.stroke(line, '#fdf8ec', 5);
  for (const [x, y] of points) {
    sketch.ellipse(x, y, 8.5, 8.5, '#fdf8ec');
    sketch.ellipse(x, y, 4.6, 4.6, '#c02f3a');
  }
  return closeShelf(sketch);
}

/** Draws a roof under a winter's snow, from near: icicles, chimney, smoke, a lit dormer. */
export function drawSnowyRoof(): string {
  const sketch = new Sketch(800, 500);
  sketch.rect(
    0,
    0,
    800,
    500,
    sketch.linear(
      [0, 0],
      [0, 500],
      [
        [0, '#7f9dbd'],
        [0.6, '#c9d3df'],
        [1, '#f0d9c8'],
      ],
    ),
  );
  sketch.softened(10, () => {
    for (let puff = 0; puff < 8; puff++)
      sketch.ellipse(610 + puff * 18, 92 - puff * 22, 16 + puff * 9, 12 + puff * 6, '#f6f2ee', {
        opacity: 0.5 - puff * 0.05,
      });
    for (let x = -40; x < 840; x += 70)
      sketch.path(`M${x} 420L${x + 40} ${260 + (x % 3) * 30}L${x + 84} 420Z`, '#6f87a0', { opacity: 0.5 });
  });
  const brick = '#a5614c';
  sketch.rect(
    560,
    84,
    84,
    150,
    sketch.linear(
      [560, 0],
      [644, 0],
      [
        [0, lighten(brick, 0.1)],
        [0.62, brick],
        [0.63, darken(brick, 0.3)],
        [1, darken(brick, 0.34)],
      ],
    ),
  );
  let courses = '';
  for (let y = 96; y < 230; y += 12) courses += `M560 ${y}H644`;
  sketch.stroke(courses, '#6a382c', 1, { opacity: 0.5 });
  sketch.path('M550 88C556 66 590 58 606 62C630 58 652 70 654 88Z', '#ffffff');
  sketch.path(
    'M-20 420L190 150L760 120L860 250V420Z',
    sketch.linear(
      [200, 130],
      [420, 430],
      [
        [0, '#ffffff'],
        [0.5, '#e9f0f8'],
        [1, '#b9cadf'],
      ],
    ),
  );
  sketch.path('M-20 420L190 150L240 148L60 424Z', '#ffffff', { opacity: 0.7 });
  drawDormer(sketch);
  sketch.path(
    'M-20 400C80 380 160 408 260 392C380 376 480 406 600 388C700 376 780 392 840 384V436C760 426 700 446 620 434C520 424 420 450 320 436C220 424 100 452 -20 436Z',
    sketch.linear(
      [0, 390],
      [0, 446],
      [
        [0, '#ffffff'],
        [1, '#c3d3e6'],
      ],
    ),
  );
  let ice = '';
  for (let x = 6; x < 800; x += 15) {
    const length = 14 + ((x * 37) % 46);
    ice += `M${x - 4.5} 432L${round(x)} ${432 + length}L${x + 4.5} 432Z`;
  }
  sketch.path(
    ice,
    sketch.linear(
      [0, 430],
      [0, 492],
      [
        [0, '#f4fafe'],
        [1, '#a9c6dd'],
      ],
    ),
    { opacity: 0.9 },
  );
  for (let flake = 0; flake < 80; flake++)
    sketch.ellipse((flake * 137) % 800, (flake * 211) % 500, 1 + (flake % 3) * 0.7, 1 + (flake % 3) * 0.7, '#ffffff', {
      opacity: 0.7,
    });
  sketch.rect(
    0,
    0,
    800,
    500,
    sketch.radial([380, 220], 560, [
      [0.5, '#141a2e', 0],
      [1, '#141a2e', 0.3],
    ]),
  );
  return sketch.toSvg(1600);
}

function drawDormer(sketch: Sketch): void {
  sketch.path('M430 270L500 246V350L430 376Z', '#9fb1c6');
  sketch.rect(
    300,
    262,
    132,
    116,
    sketch.linear(
      [300, 262],
      [432, 378],
      [
        [0, '#f4efe4'],
        [1, '#d3cdc2'],
      ],
    ),
  );
  sketch.path('M280 270L366 190L452 270L432 274L366 212L300 274Z', '#e4ded2');
  sketch.path('M366 186L452 266L530 240L440 164Z', '#eaf1f8');
  sketch.path(
    'M272 268C280 250 350 186 366 178C384 186 452 250 460 268C440 262 380 206 366 202C352 206 292 262 272 268Z',
    '#ffffff',
  );
  sketch.rect(326, 284, 80, 82, '#6a4a33');
  sketch.rect(
    332,
    290,
    68,
    70,
    sketch.radial([366, 322], 56, [
      [0, '#fff3cf'],
      [0.5, '#ffd98f'],
      [1, '#e39b4c'],
    ]),
  );
  sketch.stroke('M366 290V360M332 325H400', '#6a4a33', 4);
  sketch.path('M318 366C340 358 396 358 416 366V376H318Z', mix('#ffffff', '#dfe8f2', 0.3));
}
