import { darken, lighten, mix } from '../drawing/colour.ts';
import type { Sketch } from '../drawing/sketch.ts';
import type { Outfit, Person } from './person.ts';

/** Draws shoulders and clothes; the open collar leaves the skin below visible. */
export function drawOutfit(sketch: Sketch, person: Person): void {
  const { outfit } = person;
  sketch.group(`transform="scale(${outfit.broad ? 1.1 : 1} 1)"`, () => outfits[outfit.kind](sketch, outfit, person));
}

type Draw = (sketch: Sketch, outfit: Outfit, person: Person) => void;

const shoulders =
  'C-62 168 -96 178 -128 190C-178 208 -200 246 -210 320L-226 400L226 400L210 320C200 246 178 208 128 190C96 178 62 168';

const outfits: Record<Outfit['kind'], Draw> = {
  blazer: (sketch, outfit) => {
    drawInner(sketch, outfit, 'M-40 152C-24 186 24 186 40 152L90 400L-90 400Z');
    drawJacket(sketch, outfit);
  },
  suit: (sketch, outfit) => {
    drawInner(sketch, outfit, 'M-44 138L0 184L44 138L90 400L-90 400Z');
    drawShirtCollar(sketch, outfit);
    drawJacket(sketch, outfit);
  },
  turtleneck: (sketch, outfit, person) => {
    drawBody(sketch, outfit.colour, `M-44 150${shoulders} 44 150C20 166 -20 166 -44 150Z`);
    const half = 42 + person.jaw * 3;
    sketch.path(
      `M${-half} 108C-20 124 20 124 ${half} 108L${half + 6} 168C20 190 -20 190 ${-half - 6} 168Z`,
      across(sketch, outfit.colour),
    );
    sketch.path(
      `M${-half - 5} 160C-20 184 20 184 ${half + 5} 160L${half + 6} 170C20 194 -20 194 ${-half - 6} 170Z`,
      darken(outfit.colour, 0.35),
      { opacity: 0.5 },
    );
    for (let rib = -4; rib <= 4; rib++)
      sketch.stroke(
        `M${rib * 9} ${120 - Math.abs(rib) * 1.4}L${rib * 10} ${178 - Math.abs(rib) * 1.6}`,
        darken(outfit.colour, 0.4),
        1.2,
        { opacity: 0.28 },
      );
  },
  blouse: (sketch, outfit) => {
    drawBody(sketch, outfit.colour, `M-52 156${shoulders} 52 156L6 262L-4 262Z`);
    const edge = lighten(outfit.colour, 0.2);
    for (const side of [-1, 1]) {
      sketch.path(
        `M${side * 46} 146C${side * 66} 158 ${side * 78} 176 ${side * 72} 206C${side * 46} 214 ${side * 16} 240 ${side * 2} 266C${side * 10} 220 ${side * 32} 180 ${side * 46} 146Z`,
        edge,
      );
      sketch.stroke(
        `M${side * 72} 206C${side * 46} 214 ${side * 16} 240 ${side * 2} 266`,
        darken(outfit.colour, 0.5),
        1.6,
        { opacity: 0.4 },
      );
    }
    sketch.stroke('M1 264L2 400', darken(outfit.colour, 0.45), 1.6, { opacity: 0.45 });
    for (const y of [292, 332]) sketch.ellipse(7, y, 3, 3, lighten(outfit.colour, 0.4));
  },
  dress: (sketch, outfit) => {
    drawBody(sketch, outfit.colour, `M-84 174${shoulders} 84 174C50 214 -50 214 -84 174Z`);
    sketch.stroke('M-84 174C-50 214 50 214 84 174', lighten(outfit.colour, 0.25), 2.2, { opacity: 0.7 });
    sketch.stroke('M-44 160C-20 196 20 196 44 160', '#e3c98f', 1.6);
    sketch.ellipse(0, 188, 3.2, 3.2, '#eed9a4');
  },
  cardigan: (sketch, outfit) => {
    drawInner(sketch, outfit, 'M-44 140L0 186L44 140L90 400L-90 400Z');
    drawShirtCollar(sketch, outfit);
    drawBody(
      sketch,
      outfit.colour,
      `M-60 158C-96 178 -96 178 -128 190C-178 208 -200 246 -210 320L-226 400L-14 400C-20 320 -40 220 -60 158Z`,
    );
    drawBody(
      sketch,
      outfit.colour,
      `M60 158C96 178 96 178 128 190C178 208 200 246 210 320L226 400L14 400C20 320 40 220 60 158Z`,
    );
    for (const side of [-1, 1])
      sketch.stroke(
        `M${side * 60} 158C${side * 40} 220 ${side * 20} 320 ${side * 14} 400`,
        darken(outfit.colour, 0.28),
        9,
        { opacity: 0.7 },
      );
  },
  scarf: (sketch, outfit) => {
    drawInner(sketch, outfit, 'M-40 152C-24 186 24 186 40 152L90 400L-90 400Z');
    drawJacket(sketch, outfit);
    const scarf = outfit.tie ?? outfit.inner;
    sketch.path(
      'M-58 138C-30 172 30 172 58 138C74 152 76 176 62 192C30 218 -34 218 -64 190C-76 174 -74 152 -58 138Z',
      across(sketch, scarf),
    );
    sketch.path(
      'M-14 196C10 196 26 204 32 214C40 262 30 310 34 352L-20 352C-12 300 -26 250 -14 196Z',
      across(sketch, scarf),
    );
    for (const fold of [
      'M-56 152C-30 186 30 186 60 156',
      'M-62 172C-30 200 28 202 64 176',
      'M0 214C6 260 -2 310 4 350',
      'M18 214C24 260 16 310 20 350',
    ])
      sketch.stroke(fold, darken(scarf, 0.45), 2, { opacity: 0.32 });
  },
};

function across(sketch: Sketch, colour: string): string {
  return sketch.linear(
    [-200, 160],
    [210, 260],
    [
      [0, lighten(colour, 0.12)],
      [0.4, colour],
      [1, darken(colour, 0.42)],
    ],
  );
}

function drawBody(sketch: Sketch, colour: string, outline: string): void {
  sketch.path(outline, across(sketch, colour), { soft: 0 });
  sketch.stroke('M-150 400C-146 350 -142 320 -134 296M152 400C148 350 144 320 136 296', darken(colour, 0.5), 2.4, {
    opacity: 0.35,
  });
}

function drawInner(sketch: Sketch, { inner }: Outfit, outline: string): void {
  sketch.path(outline, across(sketch, inner));
}

function drawShirtCollar(sketch: Sketch, { inner, tie }: Outfit): void {
  const shadow = mix(inner, '#3a4468', 0.3);
  sketch.stroke('M0 186L0 400', shadow, 1.6, { opacity: 0.6 });
  if (tie) {
    sketch.path('M-13 180L13 180L9 204L26 400L-26 400L-9 204Z', across(sketch, tie));
    sketch.path('M-14 178L14 178L9 205L-9 205Z', darken(tie, 0.18));
  }
  for (const side of [-1, 1]) {
    sketch.path(
      `M${side * 43} 128L${side * 2} 182L${side * 34} 218L${side * 58} 150Z`,
      side < 0 ? lighten(inner, 0.3) : mix(inner, shadow, 0.5),
    );
    sketch.stroke(`M${side * 2} 182L${side * 34} 218`, shadow, 1.6, { opacity: 0.7 });
  }
}

function drawJacket(sketch: Sketch, { colour }: Outfit): void {
  for (const side of [-1, 1]) {
    const flip = (x: number): number => x * side;
    sketch.path(
      `M${flip(54)} 150C${flip(90)} 176 ${flip(100)} 180 ${flip(128)} 190C${flip(178)} 208 ${flip(200)} 246 ${flip(210)} 320L${flip(226)} 400L${flip(-4)} 400C${flip(10)} 320 ${flip(36)} 220 ${flip(54)} 150Z`,
      across(sketch, colour),
    );
    sketch.stroke(`M${flip(150)} 400C${flip(146)} 350 ${flip(142)} 320 ${flip(134)} 296`, darken(colour, 0.55), 2.4, {
      opacity: 0.4,
    });
  }
  for (const side of [1, -1]) {
    const flip = (x: number): number => x * side;
    const lapel = `M${flip(50)} 144C${flip(62)} 152 ${flip(74)} 160 ${flip(84)} 172L${flip(104)} 238L${flip(84)} 246L${flip(98)} 268L${flip(-2)} 400C${flip(8)} 330 ${flip(28)} 230 ${flip(50)} 144Z`;
    sketch.path(lapel, '#0d1020', { opacity: 0.2, soft: 5 });
    sketch.path(lapel, side < 0 ? lighten(colour, 0.1) : darken(colour, 0.16));
    sketch.stroke(`M${flip(104)} 238L${flip(84)} 246L${flip(62)} 232`, darken(colour, 0.5), 1.6, { opacity: 0.6 });
  }
}
