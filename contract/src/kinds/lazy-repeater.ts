import type { Bilingual } from '../locale.ts';
import { describeList, type ListConstraints, type ListField } from './describe-list.ts';

export interface LazyRepeaterField<I> extends ListField<'lazy-repeater'> {
  /** Returns the types that the items may have. */
  readonly items: () => readonly I[];
}

/**
 * A repeater of items that contain themselves, such as menus: the types are looked up on first use. The function states
 * its return type, which cannot be inferred from a description that contains itself.
 */
export const lazyRepeater = <I>(
  items: () => readonly I[],
  label: Bilingual,
  doc: Bilingual,
  constraints?: ListConstraints,
): LazyRepeaterField<I> => ({ ...describeList('lazy-repeater', label, doc, constraints), items });
