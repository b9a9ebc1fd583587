import type { landscapes } from '../descriptions/landscapes.ts';
import {
  drawFrozenRiver,
  drawMontreal,
  drawOldPort,
  drawQuebec,
  drawRiverside,
  drawVillage,
  drawWinterStreet,
} from './city-views.ts';
import { drawCharlevoix, drawLake, drawTownships } from './nature-views.ts';

/** Drawing function of each landscape. */
export const landscapeDrawings: Record<keyof typeof landscapes, () => string> = {
  'landscape-001': drawMontreal,
  'landscape-002': drawQuebec,
  'landscape-003': drawLake,
  'landscape-004': drawTownships,
  'landscape-005': drawCharlevoix,
  'landscape-006': drawWinterStreet,
  'landscape-007': drawOldPort,
  'landscape-008': drawRiverside,
  'landscape-009': drawFrozenRiver,
  'landscape-010': drawVillage,
};
