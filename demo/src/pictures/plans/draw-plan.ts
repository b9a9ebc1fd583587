import type { ListingRoom, RoomType } from '@vitrine/contract/core/listing-details.ts';
import { furnitureOf } from './furniture.ts';
import { type Area, layOutFloor, type PlacedRoom, type PlanLayout } from './plan-layout.ts';

export const planSize = { width: 1440, height: 1080 } as const;

/** Names in both languages, as a plan is one picture for all visitors. */
const names: Partial<Record<RoomType, readonly [fr: string, en: string]>> = {
  bathroom: ['Salle de bains', 'Bathroom'],
  bedroom: ['Chambre', 'Bedroom'],
  'dining-room': ['Salle à manger', 'Dining room'],
  'family-room': ['Salle familiale', 'Family room'],
  kitchen: ['Cuisine', 'Kitchen'],
  'living-room': ['Salon', 'Living room'],
  'powder-room': ['Salle d’eau', 'Powder room'],
  'primary-bedroom': ['Chambre principale', 'Primary bedroom'],
};

const ink = '#23262b';
const faint = '#c2bfb5';
const wet: readonly RoomType[] = ['bathroom', 'powder-room'];
const open: readonly RoomType[] = ['living-room', 'dining-room', 'kitchen', 'family-room'];
const fillOf = (type: RoomType): string =>
  wet.includes(type) ? '#e8f0f3' : open.includes(type) ? '#faf6ee' : '#f4efe6';

interface Floor {
  /** Name of the floor in both languages. */
  title: string;
  rooms: readonly ListingRoom[];
  hasStairs: boolean;
  hasEntrance: boolean;
}

/** Draws the plan of a floor as SVG: walls, doors, windows, furniture, and the name and size of each room. */
export function drawPlan({ title, rooms, hasStairs, hasEntrance }: Floor): string {
  const layout = layOutFloor(rooms);
  const scale = Math.min((planSize.width - 120) / layout.width, (planSize.height - 210) / layout.height);
  const left = (planSize.width - layout.width * scale) / 2;
  const top = (planSize.height - 110 - layout.height * scale) / 2 + 10;
  const pen = new Pen(scale, left, top);
  const body = [
    ...layout.rooms.map((room) => pen.rect(room, `fill="${fillOf(room.room.type)}"`)),
    pen.rect(layout.hall, 'fill="#fffdf9"'),
    ...layout.rooms.flatMap((room) => furnitureOf(room).map((shape) => pen.shape(shape))),
    ...(hasStairs ? stairs(layout, pen) : []),
    ...layout.rooms.map((room) => pen.rect(room, `fill="none" stroke="${ink}" stroke-width="${0.1 * scale}"`)),
    pen.rect({ x: 0, y: 0, ...sizeOf(layout) }, `fill="none" stroke="${ink}" stroke-width="${0.24 * scale}"`),
    ...layout.rooms.flatMap((room) => [...door(room, pen), ...window(room, pen)]),
    ...(hasEntrance ? entrance(layout, pen) : []),
    ...layout.rooms.map((room) => label(room, pen)),
    caption(title, pen),
  ];
  const { width, height } = planSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Arial, Helvetica, sans-serif" text-anchor="middle"><rect width="${width}" height="${height}" fill="#fff"/>${body.join('')}</svg>`;
}

const sizeOf = ({ width, height }: PlanLayout) => ({ width, height });

/** Writes shapes that are given in metres. */
class Pen {
  readonly scale: number;
  readonly #left: number;
  readonly #top: number;

  constructor(scale: number, left: number, top: number) {
    this.scale = scale;
    this.#left = left;
    this.#top = top;
  }

  x(metres: number): number {
    return Math.round((this.#left + metres * this.scale) * 10) / 10;
  }
  y(metres: number): number {
    return Math.round((this.#top + metres * this.scale) * 10) / 10;
  }
  size(metres: number): number {
    return Math.round(metres * this.scale * 10) / 10;
  }
  rect({ x, y, width, height }: Area, look: string): string {
    return `<rect x="${this.x(x)}" y="${this.y(y)}" width="${this.size(width)}" height="${this.size(height)}" ${look}/>`;
  }
  shape(shape: ReturnType<typeof furnitureOf>[number]): string {
    const look = `fill="#fff" fill-opacity=".7" stroke="${faint}" stroke-width="2"`;
    return 'r' in shape
      ? `<circle cx="${this.x(shape.cx)}" cy="${this.y(shape.cy)}" r="${this.size(shape.r)}" ${look}/>`
      : this.rect(shape, `rx="${this.size(shape.radius ?? 0)}" ${look}`);
  }
  line(from: readonly [number, number], to: readonly [number, number], look: string): string {
    return `<path d="M${this.x(from[0])} ${this.y(from[1])}L${this.x(to[0])} ${this.y(to[1])}" ${look}/>`;
  }
}

/** An opening in the wall to the hall: wide for rooms in which people gather, with a door for the others. */
function door({ room, x, y, width, height, isAbove }: PlacedRoom, pen: Pen): string[] {
  const wall = isAbove ? y + height : y;
  const isOpen = open.includes(room.type);
  const wide = isOpen ? Math.min(1.8, width - 0.8) : 0.8;
  const from = x + 0.3;
  const gap = pen.line([from, wall], [from + wide, wall], `stroke="#fffdf9" stroke-width="${pen.size(0.13)}"`);
  if (isOpen) return [gap];
  const into = wall + (isAbove ? -wide : wide);
  const [radius, sweep] = [pen.size(wide), isAbove ? 0 : 1];
  const look = `fill="none" stroke="${ink}" stroke-width="2"`;
  return [
    gap,
    pen.line([from, wall], [from, into], look),
    `<path d="M${pen.x(from + wide)} ${pen.y(wall)}A${radius} ${radius} 0 0 ${sweep} ${pen.x(from)} ${pen.y(into)}" ${look}/>`,
  ];
}

function window({ room, x, y, width, height, isAbove }: PlacedRoom, pen: Pen): string[] {
  const wall = isAbove ? y : y + height;
  const wide = wet.includes(room.type) ? 0.6 : Math.min(2.2, width * 0.5);
  const from = x + (width - wide) / 2;
  return [
    pen.rect({ x: from, y: wall - 0.12, width: wide, height: 0.24 }, `fill="#fff" stroke="${ink}" stroke-width="2"`),
    pen.line([from, wall], [from + wide, wall], `stroke="${ink}" stroke-width="2"`),
  ];
}

function entrance({ hall }: PlanLayout, pen: Pen): string[] {
  const middle = hall.y + hall.height / 2;
  return [
    pen.line([0, middle - 0.5], [0, middle + 0.5], `stroke="#fff" stroke-width="${pen.size(0.26)}"`),
    `<path d="M${pen.x(-0.55)} ${pen.y(middle)}l${pen.size(0.3)} ${pen.size(-0.2)}v${pen.size(0.4)}z" transform="rotate(180 ${pen.x(-0.4)} ${pen.y(middle)})" fill="${ink}"/>`,
  ];
}

/** Steps at the end of the hall. */
function stairs({ hall }: PlanLayout, pen: Pen): string[] {
  const from = hall.width - 2.6;
  const look = `stroke="${faint}" stroke-width="2"`;
  return Array.from({ length: 10 }, (_, step) => {
    const x = from + step * 0.25;
    return pen.line([x, hall.y + 0.12], [x, hall.y + hall.height - 0.12], look);
  });
}

const decimal = (value: number): string => value.toFixed(2).replace('.', ',');

/** Width of a letter in ems: that of the widest font that stands in for Arial where pictures are drawn. */
const letter = { bold: 0.7, plain: 0.62 } as const;

/** Returns the largest size of type, 27 at most, at which the lines fit into a room. */
const fitting = (lines: readonly string[], roomWidth: number, perLetter: number): number =>
  Math.min(27, (roomWidth * 0.86) / (Math.max(...lines.map(({ length }) => length)) * perLetter));

/** Writes the name of a room, on two lines where one would be small, and its size. */
function label({ room, x, y, width, height, isAbove }: PlacedRoom, pen: Pen): string {
  const [fr = '', en = ''] = names[room.type] ?? [];
  const roomWidth = pen.size(width);
  const name = fitting([fr], roomWidth, letter.bold) < 20 ? fr.split(/ (.*)/, 2) : [fr];
  const size = fitting(name, roomWidth, letter.bold);
  const metres = room.length && room.width ? [`${decimal(room.length)} × ${decimal(room.width)} m`] : [];
  const smallSize = Math.min(20, size * 0.8, fitting([en, ...metres], roomWidth, letter.plain));
  const centre = pen.x(x + width / 2);
  // Nearer to the hall, as furniture stands at the outer wall, but beyond the swing of a door.
  const fromTop = isAbove ? height * 0.64 : Math.max(height * 0.3, 1.1);
  const middle = pen.y(y + fromTop) - (isAbove ? name.length - 1 : 0) * size;
  const halo = `stroke="${fillOf(room.type)}" stroke-width="7" paint-order="stroke" stroke-linejoin="round"`;
  const bold = `font-size="${size.toFixed(1)}" font-weight="700" fill="${ink}"`;
  const small = (colour: string) => `font-size="${smallSize.toFixed(1)}" fill="${colour}"`;
  const lines = [
    ...name.map((text) => ({ text, look: bold })),
    { text: en, look: small('#6a6963') },
    ...metres.map((text) => ({ text, look: small(ink) })),
  ];
  return lines
    .map(
      ({ text, look }, at) =>
        `<text x="${centre}" y="${(middle + at * size).toFixed(1)}" ${halo} ${look}>${text}</text>`,
    )
    .join('');
}

function caption(title: string, pen: Pen): string {
  const [y, x] = [planSize.height - 46, 60];
  const metre = pen.size(1);
  const end = planSize.width - 60;
  return `<text x="${x}" y="${y + 8}" text-anchor="start" font-size="26" font-weight="700" fill="${ink}">${title}</text><path d="M${end - 2 * metre} ${y - 6}v12m0 -6h${metre * 2}m0 -6v12m${-metre} -9v6" fill="none" stroke="${ink}" stroke-width="2"/><text x="${end - metre}" y="${y + 32}" font-size="20" fill="#6a6963">2 m</text>`;
}
