import type { RoomType } from '@vitrine/contract/core/listing-details.ts';
import type { Area, PlacedRoom } from './plan-layout.ts';

/** A shape in metres within a room whose outer wall is above: x from the left wall, y from the outer wall. */
type Shape = (Area & { radius?: number }) | { cx: number; cy: number; r: number };

type Furnish = (room: { width: number; height: number }) => Shape[];

const bed =
  (wide: number): Furnish =>
  ({ width }) => {
    const x = width - wide - 0.35;
    const pillow = { y: 0.28, width: wide / 2 - 0.15, height: 0.38, radius: 0.08 };
    return [
      { x, y: 0.2, width: wide, height: 2, radius: 0.06 },
      { x: x + 0.1, ...pillow },
      { x: x + wide / 2 + 0.05, ...pillow },
      { x, y: 0.85, width: wide, height: 1.35, radius: 0.06 },
    ];
  };

const table: Furnish = ({ width }) => {
  const [wide, x] = [1.5, width - 1.95];
  const chairs = [0.15, 0.6, 1.05].flatMap((at) =>
    [0.35, 1.65].map((y) => ({ x: x + at, y, width: 0.32, height: 0.32 })),
  );
  return [
    ...chairs.map((chair) => ({ ...chair, radius: 0.08 })),
    { x, y: 0.7, width: wide, height: 0.92, radius: 0.06 },
  ];
};

const sofa: Furnish = ({ width }) => [
  { x: 0.35, y: 0.3, width: Math.min(2.2, width - 0.8), height: 0.85, radius: 0.12 },
  { x: 0.5, y: 0.52, width: Math.min(1.9, width - 1.1), height: 0.63, radius: 0.08 },
  { x: 0.85, y: 1.4, width: 1.1, height: 0.55, radius: 0.06 },
];

const counter: Furnish = ({ width }) => [
  { x: 0.1, y: 0.1, width: width - 0.2, height: 0.62 },
  { x: width * 0.3, y: 0.2, width: 0.55, height: 0.4, radius: 0.08 },
  ...[0.15, 0.45].flatMap((x) => [0.27, 0.53].map((cy) => ({ cx: width * 0.6 + x, cy, r: 0.1 }))),
  { x: width - 0.8, y: 0.1, width: 0.7, height: 0.62 },
];

const bath: Furnish = ({ width }) => [
  { x: 0.1, y: 0.1, width: Math.min(1.6, width - 0.75), height: 0.72, radius: 0.06 },
  { x: 0.18, y: 0.18, width: Math.min(1.44, width - 0.91), height: 0.56, radius: 0.25 },
  ...toilet({ width, height: 0 }),
];

const toilet: Furnish = ({ width }) => [
  { x: width - 0.57, y: 0.1, width: 0.44, height: 0.2, radius: 0.04 },
  { cx: width - 0.35, cy: 0.5, r: 0.19 },
];

const furniture: Partial<Record<RoomType, Furnish>> = {
  bathroom: bath,
  bedroom: bed(1.4),
  'dining-room': table,
  'family-room': sofa,
  kitchen: counter,
  'living-room': sofa,
  'powder-room': toilet,
  'primary-bedroom': bed(1.7),
};

/** Returns the outlines of the furniture of a room, in metres from the corner of the floor. */
export function furnitureOf({ room, x, y, width, height, isAbove }: PlacedRoom): Shape[] {
  const mirrored = (from: number, high: number): number => (isAbove ? y + from : y + height - from - high);
  return (furniture[room.type]?.({ width, height }) ?? []).map((shape) =>
    'r' in shape
      ? { ...shape, cx: x + shape.cx, cy: mirrored(shape.cy, 0) }
      : { ...shape, x: x + shape.x, y: mirrored(shape.y, shape.height) },
  );
}
