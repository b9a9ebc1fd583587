import type { articles } from '../descriptions/articles.ts';
import { drawFamilyKitchen, drawMovingRoom } from '../rooms/working-rooms.ts';
import { drawContract, drawInspection, drawPaint, drawPlan } from './desk-scenes.ts';
import { drawForSale, drawFromAbove, drawGarden } from './outdoor-scenes.ts';
import { drawBudget, drawMarket, drawSnowyRoof } from './still-lifes.ts';

/** Drawing function of each article's picture. */
export const articleDrawings: Record<keyof typeof articles, () => string> = {
  'article-001': drawContract,
  'article-002': drawPlan,
  'article-003': drawMovingRoom,
  'article-004': drawSnowyRoof,
  'article-005': drawBudget,
  'article-006': drawFamilyKitchen,
  'article-007': drawGarden,
  'article-008': drawMarket,
  'article-009': drawInspection,
  'article-010': drawPaint,
  'article-011': drawForSale,
  'article-012': drawFromAbove,
};
