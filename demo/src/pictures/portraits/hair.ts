import { darken, lighten, mix } from '../drawing/colour.ts';
import { round, smooth } from '../drawing/geometry.ts';
import type { Random } from '../drawing/random.ts';
import type { Sketch } from '../drawing/sketch.ts';
import type { Person } from './person.ts';

interface Style {
  behind?: string;
  before: string;
  strands?: readonly string[];
  strandsBehind?: readonly string[];
}

const cap = 'M-80 6C-90 -30 -92 -84 -56 -116C-26 -138 34 -138 62 -112C92 -82 90 -30 80 6';

/** Outlines of each hair style; strands follow the direction of the hair. */
const styles: Record<Exclude<Person['style'], 'curly' | 'curlyShort' | 'braids' | 'hijab' | 'shaved'>, Style> = {
  wavy: {
    behind:
      'M0 -132C70 -136 104 -84 102 -20C102 30 118 60 112 110C108 150 124 176 108 214C84 236 52 220 40 190L-40 190C-56 224 -92 232 -112 208C-126 172 -106 150 -112 108C-120 60 -102 30 -102 -20C-104 -84 -70 -130 0 -132Z',
    before:
      'M-22 -97C-50 -84 -70 -54 -78 -10C-80 24 -76 48 -84 84C-104 54 -104 -10 -98 -48C-88 -104 -46 -138 6 -134C62 -132 96 -96 100 -44C104 4 100 50 88 92C76 54 82 20 78 -12C70 -52 34 -76 -22 -97Z',
    strands: [
      'M-22 -116C-60 -98 -84 -54 -90 10',
      'M-18 -120C-66 -110 -94 -50 -92 40',
      'M-16 -114C30 -92 76 -60 88 10',
      'M-12 -120C46 -108 90 -56 92 40',
      'M-8 -126C60 -116 96 -60 96 0',
    ],
    strandsBehind: [
      'M-96 60C-110 100 -92 140 -104 200',
      'M-84 90C-96 130 -78 160 -88 214',
      'M98 60C110 100 96 140 106 196',
      'M86 90C98 130 82 160 90 212',
      'M70 120C84 160 68 180 74 214',
      'M-70 120C-84 160 -66 180 -72 216',
    ],
  },
  bob: {
    behind:
      'M0 -130C66 -132 98 -88 98 -30C98 20 102 70 96 108C80 116 60 112 48 104L-48 104C-62 112 -80 116 -96 108C-102 70 -98 20 -98 -30C-98 -88 -66 -130 0 -130Z',
    before:
      'M14 -97C-28 -84 -64 -58 -76 -14C-80 30 -76 72 -78 108C-92 112 -98 104 -98 90C-102 40 -100 -10 -96 -48C-86 -106 -44 -134 4 -132C58 -130 94 -98 98 -44C102 10 102 60 98 96C94 110 84 112 78 106C76 66 82 24 76 -16C68 -50 44 -78 14 -97Z',
    strands: [
      'M12 -118C-40 -98 -80 -60 -88 80',
      'M10 -124C-54 -110 -92 -60 -92 60',
      'M16 -118C54 -90 82 -40 88 84',
      'M20 -124C66 -108 94 -50 94 60',
      'M6 -128C-60 -120 -96 -70 -96 20',
    ],
  },
  bun: {
    behind:
      'M0 -126C62 -128 90 -88 90 -36C90 20 84 50 70 70C104 60 122 88 112 118C100 146 62 144 48 116L-60 70C-84 50 -90 20 -90 -36C-90 -88 -62 -126 0 -126Z',
    before:
      'M-30 -94C-60 -76 -74 -48 -79 2C-92 -10 -92 -40 -88 -62C-76 -110 -40 -130 4 -128C52 -126 82 -104 90 -58C94 -36 92 -8 79 2C76 -42 48 -76 -30 -94Z',
    strands: [
      'M-30 -108C-64 -90 -82 -52 -84 -14',
      'M-26 -112C30 -98 74 -58 84 -10',
      'M-22 -118C40 -108 82 -68 88 -24',
      'M-28 -114C-66 -104 -88 -62 -88 -30',
    ],
    strandsBehind: ['M60 84C88 74 108 92 104 116', 'M64 96C84 90 98 102 94 122'],
  },
  pixie: {
    before:
      'M40 -112C0 -100 -52 -88 -76 -30C-78 -12 -76 4 -80 14C-92 0 -96 -40 -90 -64C-80 -116 -40 -140 8 -138C60 -136 92 -110 94 -58C94 -30 90 -4 80 14C78 -14 78 -34 70 -52C62 -66 52 -90 40 -112Z',
    strands: [
      'M38 -114C-8 -104 -60 -84 -82 -30',
      'M34 -120C-20 -112 -72 -88 -88 -40',
      'M26 -128C-30 -124 -76 -100 -90 -54',
      'M44 -114C62 -92 80 -60 84 -10',
      'M48 -122C76 -104 90 -64 88 -20',
      'M10 -110C-24 -98 -52 -80 -70 -44',
    ],
  },
  straight: {
    behind:
      'M0 -132C68 -134 98 -88 98 -24C100 60 112 140 116 236C88 250 58 248 44 236L-44 236C-60 248 -88 250 -114 236C-112 140 -100 60 -98 -24C-98 -88 -68 -132 0 -132Z',
    before:
      'M0 -98C-38 -88 -70 -58 -77 -10C-80 40 -82 90 -92 150C-106 90 -104 -4 -97 -46C-86 -106 -44 -134 0 -134C46 -134 88 -106 97 -46C104 -4 106 90 94 150C82 90 80 40 77 -10C70 -58 38 -88 0 -98Z',
    strands: [
      'M0 -122C-54 -104 -86 -50 -92 90',
      'M-2 -128C-70 -112 -98 -50 -98 50',
      'M0 -122C54 -104 86 -50 92 90',
      'M2 -128C70 -112 98 -50 98 50',
    ],
    strandsBehind: [
      'M-92 90C-98 140 -102 190 -104 236',
      'M-80 110C-84 160 -88 200 -88 240',
      'M92 90C98 140 102 190 104 236',
      'M80 110C84 160 88 200 88 240',
      'M-66 130C-68 170 -70 210 -70 240',
      'M66 130C68 170 70 210 70 240',
    ],
  },
  sidePart: {
    before: `${cap}C80 -18 78 -34 74 -46C66 -62 48 -72 30 -78C-6 -76 -42 -74 -66 -62C-76 -48 -77 -24 -80 6Z`,
    strands: [
      'M-40 -118C0 -130 60 -116 82 -50',
      'M-46 -112C-4 -122 54 -108 74 -54',
      'M-50 -104C-8 -112 40 -100 62 -66',
      'M-52 -108C-76 -88 -84 -50 -82 -14',
      'M-58 -106C-82 -84 -88 -50 -86 -20',
    ],
  },
  crop: {
    before:
      'M-79 -4C-86 -40 -84 -84 -54 -110C-28 -128 30 -128 56 -108C86 -84 86 -40 79 -4C78 -26 76 -44 70 -60C50 -78 -50 -78 -70 -60C-76 -44 -78 -26 -79 -4Z',
    strands: [
      'M-66 -76C-40 -104 -10 -112 20 -112',
      'M-50 -76C-30 -96 0 -104 40 -102',
      'M-30 -76C-10 -90 20 -98 56 -90',
      'M-4 -76C16 -86 40 -88 66 -78',
    ],
  },
  quiff: {
    before:
      'M-79 0C-88 -30 -90 -74 -70 -104C-50 -138 10 -152 54 -138C92 -120 92 -50 80 0C78 -28 76 -48 68 -62C60 -80 50 -86 30 -88C0 -94 -40 -84 -64 -62C-74 -48 -77 -26 -79 0Z',
    strands: [
      'M-62 -68C-50 -110 0 -140 50 -130',
      'M-48 -76C-34 -108 10 -130 62 -118',
      'M-26 -84C-8 -108 24 -120 70 -102',
      'M4 -88C22 -104 48 -106 76 -84',
      'M-70 -70C-70 -100 -40 -126 -10 -138',
    ],
  },
  fringe: {
    before:
      'M-80 8C-92 -30 -94 -88 -56 -120C-24 -142 38 -140 66 -114C94 -86 92 -30 80 8C79 -16 78 -30 74 -42C62 -40 52 -52 44 -62C38 -50 24 -48 10 -60C2 -48 -16 -44 -30 -58C-38 -48 -56 -42 -70 -48C-77 -30 -79 -12 -80 8Z',
    strands: [
      'M-4 -134C-40 -118 -64 -90 -66 -52',
      'M-2 -134C-24 -112 -36 -90 -32 -62',
      'M0 -134C6 -112 8 -90 8 -64',
      'M4 -134C30 -116 42 -92 44 -66',
      'M8 -134C54 -120 74 -90 74 -48',
      'M-10 -134C-62 -120 -86 -80 -84 -24',
      'M14 -134C66 -122 88 -82 84 -24',
    ],
  },
  receding: {
    before:
      'M-79 4C-90 -24 -90 -70 -66 -98C-40 -122 -14 -126 6 -124C44 -124 74 -104 84 -64C90 -34 86 -10 79 4C78 -20 76 -38 68 -56C62 -82 46 -94 34 -88C14 -98 -18 -98 -34 -88C-50 -92 -62 -78 -68 -56C-76 -38 -78 -20 -79 4Z',
    strands: [
      'M-34 -92C-20 -112 20 -116 40 -104',
      'M-62 -74C-60 -94 -44 -108 -20 -116',
      'M34 -92C56 -98 74 -80 78 -40',
      'M-72 -60C-82 -50 -84 -24 -82 -8',
      'M-20 -98C0 -108 30 -108 52 -96',
    ],
  },
};

export function drawHairBehind(sketch: Sketch, random: Random, person: Person): void {
  const { style, hair } = person;
  if (style === 'hijab') {
    sketch.path(
      'M0 -136C66 -138 104 -92 104 -28C106 60 96 120 120 170L-120 170C-96 120 -106 60 -104 -28C-104 -92 -66 -138 0 -136Z',
      darken(hair, 0.35),
    );
    return;
  }
  if (style === 'curly') drawCurls(sketch, random, hair, 122, 1);
  if (style === 'braids') drawBraids(sketch, random, hair);
  const found =
    style === 'curly' || style === 'curlyShort' || style === 'braids' || style === 'shaved' ? undefined : styles[style];
  if (!found?.behind) return;
  sketch.path(
    found.behind,
    sketch.linear(
      [-100, -60],
      [110, 120],
      [
        [0, darken(hair, 0.12)],
        [0.6, darken(hair, 0.34)],
        [1, darken(hair, 0.55)],
      ],
    ),
  );
  drawStrands(sketch, random, hair, found.strandsBehind ?? [], found.behind);
}

export function drawHairBefore(sketch: Sketch, random: Random, person: Person): void {
  const { style, hair, skin } = person;
  if (style === 'shaved') {
    sketch.path(
      'M-77 -20C-80 -80 -48 -113 0 -113C48 -113 80 -80 77 -20C70 -62 52 -84 0 -86C-52 -84 -70 -62 -77 -20Z',
      mix(hair, skin, 0.45),
      { opacity: 0.35 },
    );
    sketch.ellipse(-26, -88, 26, 13, '#fff4e2', { opacity: 0.14 });
    return;
  }
  if (style === 'hijab') {
    drawHijab(sketch, hair);
    return;
  }
  if (style === 'curly' || style === 'curlyShort') {
    drawFrontCurls(sketch, random, hair, style === 'curly');
    return;
  }
  if (style === 'braids') {
    drawCornrows(sketch, random, hair);
    return;
  }
  const found = styles[style];
  const bright = lighten(hair, 0.1);
  sketch.path(
    found.before,
    sketch.linear(
      [-70, -120],
      [90, 20],
      [
        [0, bright],
        [0.4, hair],
        [1, darken(hair, 0.45)],
      ],
    ),
    { soft: 0 },
  );
  drawStrands(sketch, random, hair, found.strands ?? [], found.before);
}

/** Draws each given line several times, slightly offset, light on the lit side. */
function drawStrands(sketch: Sketch, random: Random, hair: string, lines: readonly string[], outline: string): void {
  sketch.clipped(outline, () => {
    for (const line of lines) {
      for (let copy = 0; copy < 7; copy++) {
        const tone = random.chance(0.55)
          ? lighten(hair, random.between(0.08, 0.3))
          : darken(hair, random.between(0.2, 0.5));
        sketch.group(`transform="translate(${round(random.between(-9, 9))} ${round(random.between(-6, 6))})"`, () =>
          sketch.stroke(line, tone, random.between(0.8, 2.6), { opacity: random.between(0.16, 0.42) }),
        );
      }
    }
  });
}

function drawCurls(sketch: Sketch, random: Random, hair: string, reach: number, shade: number): void {
  for (const [size, tone, from] of [
    [30, darken(hair, 0.45 * shade), 0.7],
    [22, darken(hair, 0.2), 0.72],
    [13, lighten(hair, 0.1), 0.76],
  ] as const) {
    for (let curl = 0; curl < 64; curl++) {
      const angle = Math.PI * (0.86 + 1.28 * random.next());
      const distance = reach * random.between(from, 1);
      const lit = Math.cos(angle) < 0.2 || size > 14;
      if (!lit) continue;
      sketch.ellipse(
        Math.cos(angle) * distance * 0.96,
        -14 + Math.sin(angle) * distance,
        size * random.between(0.7, 1.1),
        size * random.between(0.7, 1),
        tone,
        { opacity: size < 14 ? 0.4 : 1 },
      );
    }
  }
}

function drawFrontCurls(sketch: Sketch, random: Random, hair: string, full: boolean): void {
  for (const [size, tone, opacity] of [
    [17, darken(hair, 0.25), 1],
    [13, hair, 1],
    [8, lighten(hair, 0.14), 0.5],
  ] as const) {
    for (let curl = 0; curl < 46; curl++) {
      const along = random.next();
      const angle = Math.PI * (full ? 1.02 + 0.96 * along : 1.04 + 0.92 * along);
      const distance = full ? random.between(80, 104) : random.between(66, 100);
      sketch.ellipse(
        Math.cos(angle) * distance * 0.9,
        -26 + Math.sin(angle) * distance * 0.98,
        size * random.between(0.7, 1.1),
        size * random.between(0.65, 1),
        tone,
        { opacity },
      );
    }
  }
  for (let ring = 0; ring < 40; ring++) {
    const angle = Math.PI * (1.02 + 0.96 * random.next());
    const distance = random.between(82, full ? 128 : 104);
    const x = round(Math.cos(angle) * distance * 0.92);
    const y = round(-26 + Math.sin(angle) * distance);
    sketch.stroke(
      `M${x} ${y}c4 -6 10 -2 8 4c-2 6 -10 4 -9 -2`,
      random.chance(0.5) ? lighten(hair, 0.28) : darken(hair, 0.4),
      1.5,
      { opacity: 0.4 },
    );
  }
}

function drawBraids(sketch: Sketch, random: Random, hair: string): void {
  sketch.path('M0 -130C64 -132 96 -90 94 -30L86 190L-86 190L-94 -30C-96 -90 -64 -130 0 -130Z', darken(hair, 0.5));
  for (let braid = 0; braid < 14; braid++) {
    const side = braid % 2 === 0 ? -1 : 1;
    const x = side * (56 + (braid >> 1) * 8.5);
    drawBraid(sketch, hair, x, 190 + random.between(0, 50), side * random.between(2, 12));
  }
}

function drawBraid(sketch: Sketch, hair: string, x: number, to: number, drift: number): void {
  const line = `M${round(x * 0.5)} -96C${round(x * 1.02)} -84 ${round(x * 1.04)} -30 ${round(x)} 40L${round(x + drift)} ${round(to)}`;
  sketch.stroke(line, darken(hair, 0.45), 10);
  sketch.stroke(line, lighten(hair, 0.06), 7.4);
  sketch.stroke(line, lighten(hair, 0.3), 5, { dash: '1.500 6.500', opacity: 0.5 });
}

function drawCornrows(sketch: Sketch, random: Random, hair: string): void {
  const outline =
    'M-79 10C-92 -24 -92 -82 -58 -112C-30 -134 30 -134 58 -112C92 -82 92 -24 79 10C78 -22 74 -46 60 -64C40 -84 -40 -84 -60 -64C-74 -46 -78 -22 -79 10Z';
  sketch.path(
    outline,
    sketch.linear(
      [-70, -120],
      [90, 20],
      [
        [0, lighten(hair, 0.08)],
        [1, darken(hair, 0.4)],
      ],
    ),
  );
  sketch.clipped(outline, () => {
    for (let row = -7; row <= 7; row++) {
      const x = row * 11.5;
      const line = smooth(
        [
          [x * 0.82, -62],
          [x * 0.9, -96],
          [x * 0.6, -134],
        ],
        false,
      );
      sketch.stroke(line, darken(hair, 0.55), 2, { opacity: 0.6 });
      sketch.stroke(line, lighten(hair, 0.2), 3.4, { dash: '3 4', opacity: random.between(0.25, 0.4) });
    }
  });
}

function drawHijab(sketch: Sketch, cloth: string): void {
  const paint = sketch.linear(
    [-110, -100],
    [110, 160],
    [
      [0, lighten(cloth, 0.16)],
      [0.5, cloth],
      [1, darken(cloth, 0.38)],
    ],
  );
  const drape =
    'M0 -138C66 -140 102 -96 102 -34C102 34 88 78 96 128C112 160 96 204 40 226C-10 242 -84 226 -116 186C-104 150 -94 110 -96 62C-104 20 -102 -4 -102 -34C-102 -96 -66 -138 0 -138Z' +
    'M0 -92C-48 -92 -70 -60 -71 -16C-72 34 -56 76 -28 100C-12 112 12 112 28 100C56 76 72 34 71 -16C70 -60 48 -92 0 -92Z';
  sketch.group('fill-rule="evenodd"', () => sketch.path(drape, paint));
  for (const fold of [
    'M-84 40C-70 100 -30 130 30 136C60 138 84 128 96 112',
    'M-94 96C-70 140 -20 168 40 170C70 170 92 160 104 146',
    'M-110 176C-60 206 0 214 60 196',
    'M-66 -104C-90 -70 -90 -10 -84 40',
    'M52 -112C84 -84 92 -30 86 30',
  ])
    sketch.stroke(fold, darken(cloth, 0.4), 2.6, { opacity: 0.3 });
  sketch.stroke(
    'M0 -92C-48 -92 -70 -60 -71 -16C-72 34 -56 76 -28 100C-12 112 12 112 28 100C56 76 72 34 71 -16C70 -60 48 -92 0 -92Z',
    darken(cloth, 0.3),
    3,
    { opacity: 0.5 },
  );
}
