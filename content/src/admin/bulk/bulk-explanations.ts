import { type BulkAction, type BulkCollection, hasDraftField } from '../../collections/bulk/bulk-actions.ts';
import type { Obstacle } from '../../collections/bulk/bulk-check.ts';
import { hasTrash } from './bulk-requests.ts';
import type { BulkTexts } from './bulk-texts.ts';

/** Returns what an action does with the documents of a list. */
export function explain(t: BulkTexts, collection: BulkCollection, action: BulkAction): string {
  if (action === 'move') return t.explain.move;
  if (action === 'delete') {
    const sentence = hasTrash(collection) ? t.explain.trash : t.explain.forGood;
    return hasDraftField(collection) ? `${sentence} ${t.explain.leads}` : sentence;
  }
  return hasDraftField(collection) ? t.explainPeople[action] : t.explain[action];
}

/** Returns why an action leaves a document as it is. */
export function reasonFor(t: BulkTexts, obstacle: Obstacle | null, action: BulkAction): string {
  if (obstacle === null) return '';
  if (obstacle !== 'done') return t.obstacles[obstacle];
  return action === 'delete' ? '' : t.already[action];
}

/** True for an action after which the leads of people or offices go to the default recipient of the site. */
export const handsLeadsOn = (collection: BulkCollection, action: BulkAction): boolean =>
  hasDraftField(collection) && (action === 'delete' || action === 'unpublish');
