import type { offices } from '../descriptions/offices.ts';
import { drawMidRise } from '../facades/mid-rise.ts';
import { drawShop } from '../facades/shop.ts';
import { drawInterior } from '../interiors/draw-interior.ts';
import { drawReception } from '../rooms/living-rooms.ts';
import { drawMeetingRoom } from '../rooms/working-rooms.ts';

/** Drawing function of each office: three from the street, two inside. */
export const officeDrawings: Record<keyof typeof offices, () => string> = {
  'office-001': () =>
    drawShop(
      { seed: 201, season: 'spring', hour: 'morning', turn: -0.24 },
      {
        material: { kind: 'ashlar', colour: '#bcb8b0' },
        front: '#23324a',
        awning: ['#003da5', '#003da5'],
        cornice: '#5d6b72',
        neighbours: ['#a97a66', '#c0a58c'],
      },
    ),
  'office-002': () =>
    drawMidRise(
      { seed: 202, season: 'summer', hour: 'dusk', turn: 0.42 },
      {
        material: { kind: 'metal', colour: '#4a515b' },
        accent: { kind: 'planks', colour: '#b0794a' },
        floors: 2,
        frame: '#20242a',
        balconies: false,
        shops: true,
      },
    ),
  'office-003': () =>
    drawShop(
      { seed: 203, season: 'autumn', hour: 'golden', turn: 0.26 },
      {
        material: { kind: 'brick', colour: '#b5765a' },
        front: '#003da5',
        awning: ['#f3ecdc', '#003da5'],
        cornice: '#6a5a4c',
        neighbours: ['#c9b49a', '#8f6654'],
      },
    ),
  'office-004': drawMeetingRoom,
  'office-005': drawReception,
  'office-006': () =>
    drawInterior({ facts: { style: 'work', outlook: 'street', season: 'summer' }, variant: 0 }, 'meeting'),
  'office-007': () =>
    drawInterior({ facts: { style: 'work', outlook: 'street', season: 'spring' }, variant: 3 }, 'desks'),
  'office-008': () =>
    drawInterior({ facts: { style: 'work', outlook: 'city', season: 'autumn' }, variant: 2 }, 'reception'),
};
