import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import { drawBeard, drawGlasses } from './extras.ts';
import type { Person } from './person.ts';

/** Returns the tones of a skin: lit, turned away, in the shade, and reddened. */
export function skinTones(skin: string) {
  return {
    bright: lighten(skin, 0.16),
    base: skin,
    turned: mix(skin, '#6e2f28', 0.2),
    shade: mix(mix(skin, '#5c2630', 0.36), '#1c1f3a', 0.12),
    blush: mix(skin, '#c9433f', 0.42),
  };
}

export function headOutline(jaw: number): string {
  const cheek = 66 + jaw * 8;
  const corner = 48 + jaw * 13;
  const chin = 17 + jaw * 9;
  return (
    `M0 -112C50 -112 78 -76 77 -22C76.500 10 ${cheek + 5} 34 ${cheek - 3} 56` +
    `C${corner + 8} 78 ${corner - 8} 92 ${chin + 8} 104C${chin - 6} 111 ${-chin + 6} 111 ${-chin - 8} 104` +
    `C${-corner + 8} 92 ${-corner - 8} 78 ${-cheek + 3} 56C${-cheek - 5} 34 -76.500 10 -77 -22C-78 -76 -50 -112 0 -112Z`
  );
}

export function drawNeck(sketch: Sketch, { skin, outfit, jaw }: Person): void {
  const tone = skinTones(skin);
  const half = (outfit.broad ? 45 : 35) + jaw * 4;
  const flare = outfit.kind === 'dress' ? 44 : 4;
  sketch.path(
    `M${-half} 50C${-half} 110 ${-half - 2} 134 ${-half - flare} 164L-80 260L80 260L${half + flare} 164C${half + 2} 134 ${half} 110 ${half} 50Z`,
    sketch.linear(
      [-60, 0],
      [70, 0],
      [
        [0, tone.base],
        [0.55, tone.turned],
        [1, tone.shade],
      ],
    ),
  );
  sketch.path(
    `M${-half} 62C${-half + 6} 104 -18 126 6 126C${half - 8} 126 ${half} 100 ${half} 62Z`,
    sketch.linear(
      [0, 90],
      [0, 150],
      [
        [0, tone.shade, 0.95],
        [0.6, tone.shade, 0.5],
        [1, tone.shade, 0],
      ],
    ),
  );
  sketch.stroke(`M${-half + 10} 150C-20 168 -12 176 -6 182M${half - 10} 150C20 168 12 176 6 182`, tone.shade, 2.2, {
    opacity: 0.35,
  });
}

export function drawFace(sketch: Sketch, person: Person, head: string): void {
  const { turn, age } = person;
  const tone = skinTones(person.skin);
  if (person.style !== 'hijab') drawEars(sketch, tone, person);
  sketch.path(
    head,
    sketch.linear(
      [-70, -60],
      [84, 40],
      [
        [0, tone.bright],
        [0.45, tone.base],
        [0.8, tone.turned],
        [1, tone.shade],
      ],
    ),
  );
  sketch.clipped(head, () => {
    sketch.ellipse(
      -26 + turn,
      -62,
      62,
      44,
      sketch.radial([-26 + turn, -62], 62, [
        [0, '#fff6e6', 0.3],
        [1, '#fff6e6', 0],
      ]),
    );
    for (const side of [-1, 1]) {
      const x = side * 40 + turn;
      sketch.ellipse(
        x,
        38,
        30,
        24,
        sketch.radial([x, 38], 30, [
          [0, tone.blush, 0.34],
          [1, tone.blush, 0],
        ]),
      );
    }
    sketch.path(
      'M34 -120C60 -60 62 0 50 50C44 80 30 104 14 116L100 116L100 -120Z',
      sketch.linear(
        [40, 0],
        [82, 10],
        [
          [0, tone.shade, 0],
          [1, tone.shade, 0.55],
        ],
      ),
    );
    sketch.path(
      'M-46 92C-20 112 24 112 50 84L50 122L-50 122Z',
      sketch.linear(
        [0, 88],
        [0, 112],
        [
          [0, tone.shade, 0],
          [1, tone.shade, 0.42],
        ],
      ),
    );
    if (person.beard) drawBeard(sketch, person);
  });
  for (const side of [-1, 1] as const) drawEye(sketch, person, side);
  drawNose(sketch, tone, turn);
  drawMouth(sketch, person, tone);
  if (age > 0) drawAge(sketch, tone, person);
  if (person.glasses) drawGlasses(sketch, person);
  if (person.earrings) for (const side of [-1, 1]) sketch.ellipse(side * 78, 38, 3.6, 4.6, person.earrings);
}

function drawEars(sketch: Sketch, tone: ReturnType<typeof skinTones>, { turn }: Person): void {
  for (const side of [-1, 1]) {
    const x = side * 77 - turn * 0.35;
    sketch.path(
      `M${x} -14C${x + side * 12} -22 ${x + side * 16} -6 ${x + side * 12} 8C${x + side * 10} 22 ${x + side * 4} 32 ${x - side * 2} 28Z`,
      side < 0 ? tone.base : tone.shade,
    );
    sketch.stroke(`M${x + side * 2} -8C${x + side * 9} -12 ${x + side * 10} 0 ${x + side * 5} 14`, tone.shade, 1.8, {
      opacity: 0.5,
    });
  }
}

function drawEye(sketch: Sketch, person: Person, side: -1 | 1): void {
  const { turn, lashes = false, brow, hair, eyes, skin, age } = person;
  const tone = skinTones(skin);
  const x = side * 33 + turn;
  const narrow = 1 - Math.max(0, side * turn) * 0.012;
  const at = `transform="translate(${x} 0) scale(${side * narrow} 1)"`;
  const dark = mix(darken(skin, 0.75), '#1a1014', 0.6);
  const outline = 'M-15.500 2.500C-11 -7.500 6 -10 16 0.500C10 6.500 -6 7.500 -15.500 2.500Z';
  sketch.group(at, () => {
    sketch.ellipse(
      0,
      -5,
      24,
      15,
      sketch.radial([0, -6], 24, [
        [0, tone.shade, 0.34],
        [1, tone.shade, 0],
      ]),
    );
    sketch.path(outline, '#f6f1ea');
    sketch.clipped(outline, () => {
      sketch.ellipse(side * turn * 0.12, -1.2, 7.9, 7.9, darken(eyes, 0.4));
      sketch.ellipse(side * turn * 0.12, -0.6, 6.4, 6.4, eyes);
      sketch.ellipse(side * turn * 0.12, -1.2, 3.5, 3.5, '#15121a');
      sketch.path('M-18 -12L20 -12L18 -2.500C8 -7 -6 -5 -16 2Z', '#2a1c24', { opacity: 0.32 });
    });
    sketch.ellipse(side * -2.4, -3.6, 1.8, 1.8, '#ffffff', { opacity: 0.95 });
    sketch.stroke('M-15.500 2.500C-11 -7.500 6 -10 16 0.500', dark, lashes ? 3 : 2.1);
    if (lashes)
      sketch.stroke('M11 -4C15 -3.500 18 -4.500 20 -6.500M15 -0.500C18 -0.500 20 -1.500 21.500 -3', dark, 1.7);
    sketch.stroke('M-12 5C-4 9.500 8 8 14 2', tone.shade, 1.3, { opacity: 0.55 });
    sketch.stroke('M-15 -5.500C-8 -13.500 7 -15 17 -7.500', tone.shade, 1.5, { opacity: 0.6 });
    sketch.stroke('M-10 13C-2 17 8 16 15 11', tone.shade, 1.2, { opacity: 0.16 + age * 0.34 });
    const arch = lashes ? 3 : 0;
    const colour = person.style === 'hijab' ? '#3a2a26' : mix(darken(hair, 0.32), skin, age > 0.6 ? 0.12 : 0.06);
    sketch.path(
      `M-20 ${-21 + brow * 0.2}C-9 ${-27 - arch} 9 ${-30 - arch} 24 -14.500C11 ${-26 - arch + brow} -7 ${-23 - arch + brow} -18.500 ${-16 + brow * 0.4}C-20.500 ${-16 + brow * 0.3} -21.500 ${-19 + brow * 0.2} -20 ${-21 + brow * 0.2}Z`,
      colour,
      { opacity: 0.92 },
    );
  });
}

function drawNose(sketch: Sketch, tone: ReturnType<typeof skinTones>, turn: number): void {
  const x = turn * 1.5;
  sketch.path(
    `M${turn + 7} -10C${x + 7} 8 ${x + 9} 24 ${x + 17} 38C${x + 18} 46 ${x + 8} 48 ${x} 48.500C${x + 5} 40 ${x + 5} 20 ${turn + 7} -10Z`,
    sketch.linear(
      [x, 0],
      [x + 19, 10],
      [
        [0, tone.shade, 0.05],
        [1, tone.shade, 0.5],
      ],
    ),
  );
  sketch.ellipse(
    x - 2,
    35,
    9,
    9,
    sketch.radial([x - 3, 33], 10, [
      [0, '#fff4e4', 0.4],
      [1, '#fff4e4', 0],
    ]),
  );
  sketch.stroke(
    `M${x - 15} 42C${x - 14} 46.500 ${x - 9} 47 ${x - 6} 45.500C${x - 3} 49 ${x + 4} 49 ${x + 7} 45.500C${x + 10} 47 ${x + 15} 46 ${x + 16} 41`,
    tone.shade,
    2,
    { opacity: 0.78 },
  );
}

function drawMouth(sketch: Sketch, { smile, lips, turn, skin }: Person, tone: ReturnType<typeof skinTones>): void {
  const x = turn * 1.15;
  const deep = mix(lips, '#3a1216', 0.55);
  sketch.group(`transform="translate(${x} 70)"`, () => {
    if (smile === 'open') {
      sketch.path(
        'M-27 -4C-14 -4 -6 -2.500 0 -2.500C6 -2.500 14 -4 27 -4C20 12 9 16.500 0 16.500C-9 16.500 -20 12 -27 -4Z',
        deep,
      );
      sketch.path(
        'M-23.500 -3C-14 -2.500 -6 -1.500 0 -1.500C6 -1.500 14 -2.500 23.500 -3C18 6.500 9 9.500 0 9.500C-9 9.500 -18 6.500 -23.500 -3Z',
        '#fbf7f0',
      );
      sketch.path(
        'M-28 -5C-16 -8 -6 -9.500 0 -7C6 -9.500 16 -8 28 -5C14 -3.500 6 -1.800 0 -1.800C-6 -1.800 -14 -3.500 -28 -5Z',
        lips,
      );
      sketch.path(
        'M-23 3C-15 11.500 -8 12 0 12C8 12 15 11.500 23 3C18 16 9 20.500 0 20.500C-9 20.500 -18 16 -23 3Z',
        sketch.linear(
          [0, 8],
          [0, 21],
          [
            [0, lighten(lips, 0.1)],
            [1, mix(lips, skin, 0.3)],
          ],
        ),
      );
    } else {
      sketch.path('M-25 -2C-14 -6 -6 -8 0 -5.500C6 -8 14 -6 25 -2C14 2.500 6 3 0 2.500C-6 3 -14 2.500 -25 -2Z', lips);
      sketch.path(
        'M-23 -0.500C-12 3 -6 3.500 0 3C6 3.500 12 3 23 -0.500C16 10 8 13 0 13C-8 13 -16 10 -23 -0.500Z',
        sketch.linear(
          [0, 2],
          [0, 14],
          [
            [0, lighten(lips, 0.14)],
            [1, mix(lips, skin, 0.35)],
          ],
        ),
      );
      sketch.stroke('M-26 -3.500C-14 1.500 -6 3 0 2.500C6 3 14 1.500 26 -3.500', deep, 1.8, { opacity: 0.85 });
    }
    for (const side of [-1, 1])
      sketch.stroke(`M${side * 28} -8C${side * 31} -4 ${side * 30.5} -1 ${side * 29} 2`, tone.shade, 1.8, {
        opacity: 0.45,
      });
    sketch.path('M-13 22C-5 25.500 5 25.500 13 22C6 30 -6 30 -13 22Z', tone.shade, { opacity: 0.22 });
  });
}

function drawAge(sketch: Sketch, tone: ReturnType<typeof skinTones>, { turn, age }: Person): void {
  for (const side of [-1, 1]) {
    const x = side + turn;
    sketch.stroke(
      `M${side * 21 + turn * 1.3} 44C${side * 32 + turn} 52 ${side * 37 + turn} 62 ${side * 36 + turn} 72`,
      tone.shade,
      1.7,
      { opacity: 0.42 * age },
    );
    sketch.stroke(
      `M${side * 52 + x} -3C${side * 58 + x} -5 ${side * 61 + x} -9 ${side * 63 + x} -12M${side * 53 + x} 3C${side * 59 + x} 3 ${side * 62 + x} 2 ${side * 65 + x} 0`,
      tone.shade,
      1.3,
      { opacity: 0.45 * age },
    );
  }
  sketch.stroke(
    `M${-30 + turn} -52C-10 -56 12 -56 ${32 + turn} -52M${-22 + turn} -63C-8 -66 10 -66 ${24 + turn} -63`,
    tone.shade,
    1.3,
    { opacity: 0.26 * age },
  );
}
