import { useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useSyncExternalStore } from 'react';

/** The list of blocks that the form of a page shows: those of the page, or those of one of its variants. */

/** Name of the field that holds the blocks of a page. */
export const pageBlocks = 'blocks';

/** Name of the field that holds the variants of a page. */
export const pageVariants = 'variants';

/** Id of the row of the variant that is shown; null for the page itself. Rows have different ids on all pages. */
let shownRow: string | null = null;
const listeners = new Set<() => void>();

export function showVariant(rowId: string | null): void {
  shownRow = rowId;
  for (const listener of listeners) listener();
}

/** Returns the index of the variant that the form shows; null for the page itself. */
export function shownVariantIndex(fields: FormState): number | null {
  const index = (fields[pageVariants]?.rows ?? []).findIndex(({ id }) => id === shownRow);
  return index < 0 ? null : index;
}

/** Returns the path of the list of blocks that the form shows. */
export function shownBlocks(fields: FormState): string {
  const index = shownVariantIndex(fields);
  return index === null ? pageBlocks : `${pageVariants}.${index}.${pageBlocks}`;
}

/** Returns the index of the variant that the form shows, and follows it. */
export function useShownVariant(): number | null {
  useSyncExternalStore(subscribe, readShownRow, () => null);
  return useFormFields(([fields]) => shownVariantIndex(fields));
}

const readShownRow = () => shownRow;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
