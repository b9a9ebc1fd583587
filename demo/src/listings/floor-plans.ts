import type { ListingImport } from '@vitrine/contract/core/import.ts';
import type { ListingRoom } from '@vitrine/contract/core/listing-details.ts';
import type { Alt } from '../pictures/descriptions/description.ts';
import { drawPlan, planSize } from '../pictures/plans/draw-plan.ts';

type FloorPlans = NonNullable<ListingImport['FloorPlans']>;

/** A file with the drawing of a floor. */
export interface PlanFile {
  name: string;
  svg: string;
}

interface DrawnPlans {
  pictures: FloorPlans;
  files: PlanFile[];
}

/** Names of floors; '' is the one of a home on one floor. */
const floorNames: Readonly<Record<string, Alt>> = {
  '': { fr: 'Plan du logement', en: 'Plan of the home' },
  basement: { fr: 'Sous-sol', en: 'Basement' },
  ground: { fr: 'Rez-de-chaussée', en: 'Ground floor' },
  '2': { fr: 'Étage', en: 'Upper floor' },
};

/** Share of homes with plans: one of so many. */
const oneOf = 3;
/** Number of rooms below which a floor is not drawn. */
const fewest = 2;

/** Returns the floor plans of a listing of the demo, drawn by rule from its rooms; none for most listings. */
export function floorPlansOf({ ListingKey, Details }: Pick<ListingImport, 'ListingKey' | 'Details'>): DrawnPlans {
  return Number(ListingKey) % oneOf === 0 ? drawnPlans(`plan-${ListingKey}`, Details?.rooms ?? []) : none;
}

const none: DrawnPlans = { pictures: [], files: [] };

function drawnPlans(name: string, rooms: readonly ListingRoom[]): DrawnPlans {
  const floors = [...Map.groupBy(rooms, ({ level }) => level ?? '')].filter(([, own]) => own.length >= fewest);
  const drawn = floors.flatMap(([level, own]) => {
    const alt = floorNames[level];
    if (!alt) return [];
    const hasEntrance = level === '' || level === 'ground';
    const title = `${alt.fr} · ${alt.en}`;
    const svg = drawPlan({ title, rooms: own, hasStairs: level !== '' && floors.length > 1, hasEntrance });
    return [{ alt, file: { name: `${name}-${level || 'home'}.svg`, svg } }];
  });
  return {
    pictures: drawn.map(({ alt, file }) => ({
      url: `/resources/${file.name}`,
      ...planSize,
      ShortDescription: alt,
    })),
    files: drawn.map(({ file }) => file),
  };
}

const room = (type: ListingRoom['type'], level: string, length: number, width: number): ListingRoom => ({
  type,
  level,
  length,
  width,
});

/** The plans of the examples of blocks: `plan-example-ground.svg` and `plan-example-2.svg`. */
export const examplePlans = drawnPlans('plan-example', [
  room('living-room', 'ground', 5.3, 4.1),
  room('kitchen', 'ground', 4.1, 3.4),
  room('dining-room', 'ground', 3.7, 3.4),
  room('powder-room', 'ground', 1.9, 1.5),
  room('primary-bedroom', '2', 4.5, 3.8),
  room('bedroom', '2', 3.5, 3.2),
  room('bedroom', '2', 3.3, 3),
  room('bathroom', '2', 2.9, 2.4),
]);
