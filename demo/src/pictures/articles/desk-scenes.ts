import { darken, lighten } from '../drawing/colour.ts';
import { box, closeTable, cup, key, lay, openTable, pen, plan, sheet, type Table } from './flat-lay.ts';

/** Draws keys, pen and a signed contract. */
export function drawContract(): string {
  const table = openTable(301, '#8f633f');
  sheet(table, 300, 262, -9, [300, 400], '#003da5', 16);
  pen(table, 462, 330, -62, 190, '#1f2a44');
  const { sketch } = table;
  lay(
    table,
    590,
    236,
    0,
    'M-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z',
    () => sketch.stroke('M-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0', '#b9bcc2', 4.5),
    3,
  );
  key(table, 626, 312, 72, '#c9a35a');
  key(table, 560, 306, 108, '#b3b8bf');
  lay(
    table,
    678,
    196,
    24,
    box(66, 62, 6),
    () => {
      sketch.path(
        'M-34 2L0 -32L34 2V34H-34Z',
        sketch.linear(
          [-34, -30],
          [34, 34],
          [
            [0, '#c2543c'],
            [1, '#8f3626'],
          ],
        ),
      );
      sketch.rect(-8, 10, 16, 24, '#f3e6cf');
    },
    4,
  );
  cup(table, 690, 404, 52, '#e9e4da');
  return closeTable(table);
}

/** Draws a floor plan, a ruler, a pencil. */
export function drawPlan(): string {
  const table = openTable(302, '#c4a27a');
  plan(table, 372, 252, -5, 1.36);
  const { sketch } = table;
  lay(table, 640, 300, 78, box(330, 40, 3), () => {
    sketch.path(
      box(330, 40, 3),
      sketch.linear(
        [0, -20],
        [0, 20],
        [
          [0, '#f3e3b9'],
          [1, '#dcc38a'],
        ],
      ),
    );
    let marks = '';
    for (let mark = 0; mark <= 32; mark++) marks += `M${-160 + mark * 10} -20v${mark % 5 === 0 ? 15 : 8}`;
    sketch.stroke(marks, '#5a4a2f', 1);
  });
  pen(table, 498, 392, -24, 190, '#d9a032', '#b9bcc2', true);
  cup(table, 706, 92, 46, '#5f7a86');
  return closeTable(table);
}

/** Draws a magnifying glass on a plan, beside a checklist. */
export function drawInspection(): string {
  const table = openTable(309, '#6f5644');
  plan(table, 250, 250, 6, 1.1);
  sheet(table, 588, 250, -6, [230, 320], '#2f7a5c', 9, true);
  pen(table, 720, 330, 74, 170, '#2b2d31', '#b9bcc2');
  const { sketch } = table;
  lay(table, 300, 270, 38, 'M-70 0a70 70 0 1 0 140 0a70 70 0 1 0 -140 0ZM70 -10H210V10H70Z', () => {
    sketch.group('transform="translate(145 0)"', () =>
      sketch.path(
        box(140, 22, 10),
        sketch.linear(
          [0, -11],
          [0, 11],
          [
            [0, '#8a5a38'],
            [1, '#4a2c1a'],
          ],
        ),
      ),
    );
    sketch.ellipse(0, 0, 66, 66, '#dff0f4', { opacity: 0.5 });
    sketch.path('M-46 -30A56 56 0 0 1 10 -54A70 70 0 0 0 -46 -30Z', '#ffffff', { opacity: 0.8 });
    sketch.stroke('M-68 0a68 68 0 1 0 136 0a68 68 0 1 0 -136 0', '#b28e58', 9);
    sketch.stroke('M-72 0a72 72 0 1 0 144 0a72 72 0 1 0 -144 0', '#7a5c30', 1.4);
  });
  return closeTable(table);
}

/** Draws paint cans, a roller and swatches. */
export function drawPaint(): string {
  const table = openTable(310, '#b9b3a8');
  const { sketch } = table;
  lay(table, 250, 260, -4, box(420, 420), () =>
    sketch.path(
      box(420, 420),
      sketch.linear(
        [-200, -200],
        [200, 200],
        [
          [0, '#f4efe4'],
          [1, '#d9d1c2'],
        ],
      ),
    ),
  );
  sketch.path('M70 330C120 300 190 352 260 320C300 306 330 330 318 352C250 384 120 380 70 330Z', '#6f8f86', {
    opacity: 0.9,
  });
  for (const [x, y, colour] of [
    [190, 170, '#6f8f86'],
    [360, 250, '#c9744c'],
    [560, 120, '#e4d5b7'],
  ] as const)
    can(table, x, y, 74, colour);
  roller(table);
  const swatches = ['#c9744c', '#d99a6a', '#e8c39a', '#e4d5b7', '#b9c4ae', '#6f8f86', '#4a6a70', '#2f4458'];
  swatches.forEach((colour, index) => {
    lay(
      table,
      640,
      400,
      -64 + index * 15,
      'M-16 -150H16V10H-16Z',
      () => {
        sketch.path('M-18 -150H18V14H-18Z', '#fbf8f1');
        for (const [step, tone] of [
          [0, lighten(colour, 0.3)],
          [1, colour],
          [2, darken(colour, 0.2)],
        ] as const)
          sketch.rect(-15, -147 + step * 46, 30, 43, tone);
      },
      3,
    );
  });
  return closeTable(table);
}

function can(table: Table, x: number, y: number, r: number, colour: string): void {
  const { sketch } = table;
  lay(
    table,
    x,
    y,
    0,
    `M${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`,
    () => {
      sketch.ellipse(
        0,
        0,
        r,
        r,
        sketch.linear(
          [-r, -r],
          [r, r],
          [
            [0, '#f3f4f5'],
            [0.5, '#aab0b6'],
            [1, '#6d747b'],
          ],
        ),
      );
      sketch.ellipse(0, 0, r * 0.88, r * 0.88, darken(colour, 0.35));
      sketch.ellipse(
        1,
        2,
        r * 0.84,
        r * 0.84,
        sketch.radial([-r * 0.3, -r * 0.3], r * 1.3, [
          [0, lighten(colour, 0.22)],
          [0.5, colour],
          [1, darken(colour, 0.2)],
        ]),
      );
      sketch.path(
        `M${-r * 0.5} ${-r * 0.34}Q${-r * 0.1} ${-r * 0.66} ${r * 0.36} ${-r * 0.46}Q${-r * 0.06} ${-r * 0.5} ${-r * 0.5} ${-r * 0.34}Z`,
        '#ffffff',
        { opacity: 0.45 },
      );
      sketch.stroke(`M${-r * 0.98} 0C${-r * 1.3} ${r * 0.9} ${r * 1.3} ${r * 0.9} ${r * 0.98} 0`, '#8d949b', 2.4);
    },
    12,
  );
}

function roller(table: Table): void {
  const { sketch } = table;
  lay(table, 330, 400, -18, 'M-60 -20H60V20H-60ZM60 -3H84V60H0V160H-8V54H78V3H60Z', () => {
    sketch.stroke('M58 0H84V58H0V84', '#9aa1a8', 5);
    sketch.path(
      'M-10 84H10L13 176Q0 184 -13 176Z',
      sketch.linear(
        [-12, 0],
        [12, 0],
        [
          [0, '#d9534a'],
          [1, '#8a2a24'],
        ],
      ),
    );
    sketch.path(
      box(130, 44, 7),
      sketch.linear(
        [0, -22],
        [0, 22],
        [
          [0, '#8fb0a6'],
          [0.4, '#6f8f86'],
          [1, '#46625c'],
        ],
      ),
    );
  });
}
