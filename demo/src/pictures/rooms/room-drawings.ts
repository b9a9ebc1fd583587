import type { rooms } from '../descriptions/rooms.ts';
import { drawInterior } from '../interiors/draw-interior.ts';
import { drawCityLiving, drawFireplace, drawLoft, drawRiverLiving, drawSolarium } from './living-rooms.ts';
import {
  drawBlueBedroom,
  drawDining,
  drawEntrance,
  drawHomeOffice,
  drawLakeDeck,
  drawMorningBedroom,
  drawRoofTerrace,
  drawSageKitchen,
  drawTiledBath,
  drawTubRoom,
  drawWhiteKitchen,
} from './working-rooms.ts';

/** Drawing function of each room. */
export const roomDrawings: Record<keyof typeof rooms, () => string> = {
  'room-001': drawRiverLiving,
  'room-002': drawCityLiving,
  'room-003': drawWhiteKitchen,
  'room-004': drawSageKitchen,
  'room-005': drawMorningBedroom,
  'room-006': drawBlueBedroom,
  'room-007': drawTubRoom,
  'room-008': drawTiledBath,
  'room-009': drawDining,
  'room-010': drawHomeOffice,
  'room-011': drawRoofTerrace,
  'room-012': drawLakeDeck,
  'room-013': drawEntrance,
  'room-014': drawLoft,
  'room-015': drawFireplace,
  'room-016': drawSolarium,
  'room-017': () =>
    drawInterior({ facts: { style: 'family', outlook: 'garden', season: 'summer' }, variant: 4 }, 'living'),
  'room-018': () =>
    drawInterior({ facts: { style: 'classic', outlook: 'street', season: 'summer' }, variant: 2 }, 'living'),
  'room-019': () =>
    drawInterior({ facts: { style: 'modern', outlook: 'city', season: 'summer' }, variant: 3 }, 'kitchen'),
  'room-020': () =>
    drawInterior({ facts: { style: 'classic', outlook: 'street', season: 'autumn' }, variant: 3 }, 'study'),
};
