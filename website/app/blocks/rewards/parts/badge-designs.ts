import type { BadgeName } from '../texts.ts';
import type { MetalName } from './badge-metals.ts';
import { circle, laurel, polar, polygon, rays, scallop, star, starCircle } from './badge-shapes.ts';

/** Drawing of a badge in a view box of 160 × 160; the figure in its middle has a radius of at most 38. */
interface BadgeDesign {
  metal: MetalName;
  /** Outer shape. */
  frame: string;
  /** Filled parts of the figure. */
  fill?: string;
  /** Stroked parts of the figure. */
  line?: string;
  /** Figures in place of a drawing. */
  figures?: string;
}

const round = circle(78);
const hexagon = polygon(6, 79, 0);
const octagon = polygon(8, 79);
const dodecagon = polygon(12, 79);
const lobes = scallop(20, 69);
const sun = star(32, 79, 71);

const crown = 'M52 64l14 16 14-28 14 28 14-16-6 34H58Z M58 103h44v6H58Z';
const gem = 'M62 58h36l16 18-34 40-34-40Z';
const facets = 'M46 76h68M62 58l7 18 11 40 11-40 7-18M69 76l11-18 11 18';
const mountain = 'M44 106l24-40 8 12 12-24 28 52Z';
const flag = 'M88 54V38l13 5-13 5';
const temple =
  'M46 66l34-20 34 20v5H46ZM46 104h68v6H46Z M53 75h7v26h-7Z M68 75h7v26h-7Z M85 75h7v26h-7Z M100 75h7v26h-7Z';
const lily =
  'M80 42c11 12 13 23 5 40H75c-8-17-6-28 5-40ZM89 83c2-16 11-22 19-18 8 5 6 17-4 18 3-5-1-9-5-7-4 2-4 5-4 7ZM71 83c-2-16-11-22-19-18-8 5-6 17 4 18-3-5 1-9 5-7 4 2 4 5 4 7ZM64 86h32v6H64ZM75 95h10c0 9 3 14 9 19-6-1-10-3-14-6-4 3-8 5-14 6 6-5 9-10 9-19Z';
const chevrons = 'M56 96l24-20 24 20M62 110l18-15 18 15';
const meridians = 'M80 50c-22 18-22 42 0 60M80 50c22 18 22 42 0 60M50 80h60M55 64h50M55 96h50';

/** The 14 badges by their idents on the wire (sections.16). */
export const badgeDesigns: Readonly<Record<BadgeName, BadgeDesign>> = {
  '100-perct': { metal: 'silver', frame: round, figures: '100', line: 'M58 98h44' },
  '100-perct-or': {
    metal: 'gold',
    frame: round,
    figures: '100',
    fill: [-26, 0, 26].map((angle) => star(5, 5, 2.1, polar(angle, 30))).join(''),
    line: 'M58 98h44',
  },
  'cercle-legendes': { metal: 'gold', frame: lobes, fill: starCircle(10, 30, 5) + star(5, 17, 7) },
  chariman: { metal: 'bronze', frame: octagon, fill: crown },
  diamant: { metal: 'ice', frame: octagon, line: gem + facets },
  'luminary-distinction': {
    metal: 'gold',
    frame: sun,
    fill: circle(14),
    line: rays(12, 20, 34) + rays(12, 20, 27, 15),
  },
  'paramount-off-excellence': { metal: 'ruby', frame: hexagon, fill: star(5, 17, 7, { x: 80, y: 62 }), line: chevrons },
  pinacle: { metal: 'blue', frame: hexagon, fill: mountain, line: flag },
  platine: {
    metal: 'platinum',
    frame: dodecagon,
    fill: polygon(6, 15, 0),
    line: polygon(6, 25, 0) + polygon(6, 35, 0) + rays(6, 15, 35),
  },
  pretige: { metal: 'blue', frame: lobes, fill: lily },
  'reussite-carriere': { metal: 'bronze', frame: round, fill: laurel(29, 6) + star(5, 16, 6.7, { x: 80, y: 78 }) },
  select: { metal: 'emerald', frame: octagon, line: `${circle(32)}M64 81l11 11 22-25` },
  'temple-renomee': { metal: 'gold', frame: dodecagon, fill: temple },
  titan: { metal: 'graphite', frame: hexagon, line: circle(30) + meridians },
};
