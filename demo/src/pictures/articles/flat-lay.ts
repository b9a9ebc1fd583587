import { darken, lighten, mix } from '../drawing/colour.ts';
import { round, smooth } from '../drawing/geometry.ts';
import { Random } from '../drawing/random.ts';
import { Sketch } from '../drawing/sketch.ts';

/** A table top seen from above, 800 by 500 units; light comes from the upper left. */
export interface Table {
  sketch: Sketch;
  random: Random;
}

export function openTable(seed: number, wood: string): Table {
  const sketch = new Sketch(800, 500);
  const random = new Random(seed);
  sketch.rect(
    0,
    0,
    800,
    500,
    sketch.linear(
      [0, 0],
      [800, 500],
      [
        [0, lighten(wood, 0.2)],
        [0.5, wood],
        [1, darken(wood, 0.28)],
      ],
    ),
  );
  for (let plank = 0; plank < 5; plank++) {
    const y = plank * 104 - 10;
    sketch.rect(0, y, 800, 104, random.pick([darken(wood, 0.1), lighten(wood, 0.08), wood]), { opacity: 0.4 });
    for (let grain = 0; grain < 14; grain++) {
      const gy = y + random.between(4, 100);
      sketch.stroke(
        `M-10 ${round(gy)}C200 ${round(gy + random.between(-5, 5))} 500 ${round(gy + random.between(-6, 6))} 820 ${round(gy + random.between(-4, 4))}`,
        darken(wood, 0.45),
        random.between(0.4, 1.1),
        { opacity: random.between(0.08, 0.24) },
      );
    }
    sketch.stroke(`M0 ${y}H800`, darken(wood, 0.6), 1.2, { opacity: 0.45 });
  }
  return { sketch, random };
}

/** Adds slanting window light, leaf shadows and a vignette, and returns the SVG. */
export function closeTable({ sketch, random }: Table): string {
  sketch.softened(9, () => {
    for (const x of [60, 250, 440])
      sketch.path(`M${x} -40L${x + 130} -40L${x + 430} 560L${x + 300} 560Z`, '#fff2cf', { opacity: 0.1 });
    for (let leaf = 0; leaf < 9; leaf++) {
      const [x, y] = [random.between(560, 840), random.between(-20, 130)];
      sketch.path(`M${round(x)} ${round(y)}q40 -6 74 34q-48 8 -74 -34Z`, '#1c2030', { opacity: 0.2 });
    }
  });
  sketch.rect(
    0,
    0,
    800,
    500,
    sketch.radial([360, 210], 560, [
      [0.4, '#141522', 0],
      [1, '#141522', 0.36],
    ]),
  );
  return sketch.toSvg(1600);
}

/** Draws an object rotated about its position, with a soft shadow below it. */
export function lay(
  { sketch }: Table,
  x: number,
  y: number,
  turn: number,
  shadow: string,
  draw: () => void,
  lift = 7,
): void {
  sketch.softened(lift * 0.7, () =>
    sketch.group(`transform="translate(${x + lift} ${y + lift * 1.3}) rotate(${turn})"`, () =>
      sketch.path(shadow, '#17151f', { opacity: 0.42 }),
    ),
  );
  sketch.group(`transform="translate(${x} ${y}) rotate(${turn})"`, draw);
}

export function box(width: number, height: number, radius = 0): string {
  const [w, h] = [width / 2, height / 2];
  return `M${-w + radius} ${-h}H${w - radius}Q${w} ${-h} ${w} ${-h + radius}V${h - radius}Q${w} ${h} ${w - radius} ${h}H${-w + radius}Q${-w} ${h} ${-w} ${h - radius}V${-h + radius}Q${-w} ${-h} ${-w + radius} ${-h}Z`;
}

/** Draws a sheet of paper with ruled lines of text, headed by a coloured bar. */
export function sheet(
  table: Table,
  x: number,
  y: number,
  turn: number,
  [width, height]: readonly [number, number],
  accent: string,
  lines: number,
  checks = false,
): void {
  const { sketch, random } = table;
  const [w, h] = [width / 2, height / 2];
  lay(table, x, y, turn, box(width, height), () => {
    sketch.path(
      box(width, height),
      sketch.linear(
        [-w, -h],
        [w, h],
        [
          [0, '#fffdf8'],
          [1, '#ece6da'],
        ],
      ),
    );
    sketch.rect(-w + width * 0.1, -h + height * 0.08, width * 0.42, height * 0.035, accent);
    sketch.rect(-w + width * 0.1, -h + height * 0.135, width * 0.28, height * 0.014, '#9aa0a6');
    for (let line = 0; line < lines; line++) {
      const ly = -h + height * (0.22 + (0.56 * line) / lines);
      const from = -w + width * (checks ? 0.2 : 0.1);
      sketch.rect(
        from,
        ly,
        width * (line % 5 === 4 ? 0.4 : random.between(0.6, 0.78) - (checks ? 0.1 : 0)),
        height * 0.011,
        '#a7a59f',
        { opacity: 0.8 },
      );
      if (checks) {
        const size = height * 0.03;
        sketch.rect(-w + width * 0.1, ly - size * 0.3, size, size, '#ffffff');
        sketch.stroke(`M${-w + width * 0.1} ${ly - size * 0.3}h${size}v${size}h${-size}Z`, '#6f7680', 0.9);
        if (line < lines - 2)
          sketch.stroke(
            `M${-w + width * 0.1 + size * 0.18} ${ly + size * 0.22}l${size * 0.28} ${size * 0.3}l${size * 0.5} ${-size * 0.62}`,
            accent,
            1.8,
          );
      }
    }
    if (!checks) {
      sketch.stroke(
        `M${-w + width * 0.1} ${h - height * 0.1}h${width * 0.34}M${w - width * 0.44} ${h - height * 0.1}h${width * 0.34}`,
        '#8a8f96',
        0.9,
      );
      sketch.stroke(
        `M${-w + width * 0.13} ${h - height * 0.11}c6 -16 12 -18 12 -6c0 10 8 -14 14 -8c4 6 -2 10 6 6c6 -4 8 -10 14 -4c4 4 8 2 14 -2`,
        '#1f3a6b',
        1.5,
      );
    }
  });
}

/** Draws a floor plan in ink: rooms, doors as arcs, stairs, windows. */
export function plan(table: Table, x: number, y: number, turn: number, scale: number): void {
  const { sketch } = table;
  const group = `transform="scale(${scale})"`;
  const paper = box(400 * scale, 290 * scale, 2);
  lay(table, x, y, turn, paper, () => {
    sketch.path(
      paper,
      sketch.linear(
        [-200, -140],
        [200, 150],
        [
          [0, '#fbfbf7'],
          [1, '#e4e6e4'],
        ],
      ),
    );
    sketch.group(group, () => {
      for (let grid = -180; grid <= 180; grid += 20)
        sketch.stroke(`M${grid} -130V130M-190 ${grid * 0.7}H190`, '#9fb6c9', 0.5, { opacity: 0.35 });
      for (const [rx, ry, rw, rh, tone] of [
        [-150, -100, 130, 90, '#dfe9ee'],
        [-20, -100, 90, 90, '#f0e6d4'],
        [70, -100, 80, 120, '#e3ead9'],
        [-150, -10, 80, 110, '#eee0dc'],
        [-70, -10, 140, 110, '#e6e9f0'],
        [70, 20, 80, 80, '#f2ecdd'],
      ] as const)
        sketch.rect(rx, ry, rw, rh, tone, { opacity: 0.85 });
      sketch.stroke(
        'M-150 -100H150V100H-150ZM-20 -100V-40M-20 -10H-150M-70 -10V60M-70 86V100M-20 -10H20M70 -100V-30M70 0V100M70 20H110M136 20H150',
        '#26364d',
        4.6,
      );
      sketch.stroke(
        'M-20 -40a30 30 0 0 1 30 30M70 -30a30 30 0 0 0 -30 30M-70 60a26 26 0 0 1 26 26M110 20a26 26 0 0 1 26 26',
        '#5d7288',
        1.2,
      );
      sketch.stroke('M-120 -100h50M10 -100h40M150 -70v50M-150 20v40M-30 100h60M150 45v36', '#fbfbf7', 2.4);
      let stairs = '';
      for (let step = 0; step < 8; step++) stairs += `M${82 + step * 8} -100v40`;
      sketch.stroke(stairs, '#5d7288', 1.1);
      sketch.stroke(
        'M-150 118H150M-150 114v8M0 114v8M150 114v8M-168 -100V100M-172 -100h8M-172 0h8M-172 100h8',
        '#b5603f',
        1,
      );
      sketch.ellipse(-110, 50, 16, 16, '#c9d6c4');
      sketch.rect(-36, 20, 60, 34, '#ffffff', { opacity: 0.9 });
      sketch.rect(-130, -80, 50, 46, '#ffffff', { opacity: 0.9 });
    });
  });
}

export function pen(
  table: Table,
  x: number,
  y: number,
  turn: number,
  length: number,
  colour: string,
  metal = '#c9a05e',
  tip = false,
): void {
  const { sketch } = table;
  const half = length / 2;
  lay(
    table,
    x,
    y,
    turn,
    box(length, 11, 5),
    () => {
      sketch.path(
        box(length, 11, 5),
        sketch.linear(
          [0, -6],
          [0, 6],
          [
            [0, lighten(colour, 0.4)],
            [0.4, colour],
            [1, darken(colour, 0.5)],
          ],
        ),
      );
      sketch.rect(-half * 0.12, -5.6, 6, 11.2, metal);
      if (!tip) sketch.rect(-half + 8, -7.5, half * 0.7, 3.4, metal, { radius: 1.5 });
      sketch.path(`M${half - 2} -5L${half + 20} -1L${half + 20} 1L${half - 2} 5Z`, tip ? '#e9c99a' : metal);
      if (tip) sketch.path(`M${half + 12} -2.500L${half + 20} -1L${half + 20} 1L${half + 12} 2.500Z`, '#2b2d31');
    },
    5,
  );
}

export function key(table: Table, x: number, y: number, turn: number, metal: string): void {
  const { sketch } = table;
  lay(
    table,
    x,
    y,
    turn,
    'M-50 -24a24 24 0 1 0 0.100 0ZM-28 -7H74L82 0L74 8L46 14L38 7H-28Z',
    () => {
      const paint = sketch.linear(
        [-60, -20],
        [70, 20],
        [
          [0, lighten(metal, 0.5)],
          [0.4, metal],
          [1, darken(metal, 0.4)],
        ],
      );
      sketch.group('fill-rule="evenodd"', () =>
        sketch.path('M-50 -24a24 24 0 1 0 0.100 0ZM-58 -8a8 8 0 1 1 -0.100 0Z', paint),
      );
      sketch.path('M-28 -7H74L82 0L74 7H68L62 13L55 7L48 14L40 7H-28Z', paint);
      sketch.stroke('M-24 -1.500H70', darken(metal, 0.5), 1.6, { opacity: 0.5 });
    },
    5,
  );
}

export function cup(table: Table, x: number, y: number, size: number, colour: string): void {
  const { sketch } = table;
  lay(table, x, y, 0, `M${-size} 0a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`, () => {
    sketch.ellipse(
      0,
      0,
      size,
      size,
      sketch.radial([-size * 0.3, -size * 0.4], size * 1.5, [
        [0, '#ffffff'],
        [1, mix(colour, '#8c8a86', 0.3)],
      ]),
    );
    sketch.rect(size * 0.5, -4.5, size * 0.46, 9, colour, { radius: 4 });
    sketch.ellipse(0, 0, size * 0.62, size * 0.62, lighten(colour, 0.3));
    sketch.ellipse(
      0,
      0,
      size * 0.52,
      size * 0.52,
      sketch.radial([-size * 0.1, -size * 0.1], size * 0.6, [
        [0, '#7a4b2c'],
        [0.7, '#5a3420'],
        [1, '#3f2416'],
      ]),
    );
    sketch.path(
      smooth([
        [-8, -6],
        [0, -12],
        [9, -5],
        [4, 5],
        [0, 9],
        [-5, 4],
      ]),
      '#c99a6c',
      { opacity: 0.55 },
    );
  });
}
