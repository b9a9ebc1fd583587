import { copyRowIds, writeCopySource } from '../../blocks/copied-block.ts';
import { reusableBlockSlug } from '../../blocks/reusable-block-slug.ts';
import { newRowId, type Values } from './block-form-state.ts';

/** Returns the function that gives the rows of one copy of a block their ids. */
export const copyIds = (): ((id: unknown) => string | null) => copyRowIds(newRowId().slice(0, 8));

/**
 * Returns the values of a copy of a block, which names the block that the other language is copied from: the saved block, also for a copy
 * of a copy that was not saved.
 */
export function copiedBlock(values: Values, saved: ReadonlySet<unknown>): Values {
  if (values.blockType === reusableBlockSlug || typeof values.id !== 'string') return values;
  const params = typeof values.params === 'object' && values.params !== null ? values.params : {};
  const earlier = 'copied_from' in params ? params.copied_from : undefined;
  const source =
    saved.has(values.id) || typeof earlier !== 'string' ? writeCopySource({ kind: 'row', row: values.id }) : earlier;
  return { ...values, params: { ...params, copied_from: source } };
}

/** Returns the ids of the blocks of a saved page and of its variants. */
export function savedRowIds(page: Values | undefined): ReadonlySet<unknown> {
  const lists = [page, ...(Array.isArray(page?.variants) ? page.variants : [])].map((each) => each?.blocks);
  return new Set(lists.flatMap((blocks) => (Array.isArray(blocks) ? blocks.map(({ id }) => id) : [])));
}
