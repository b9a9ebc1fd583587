import type { Bilingual } from '../locale.ts';
import { describeList, type ListConstraints, type ListField } from './describe-list.ts';

/** The description of an item; `fields.ts` has the whole of it, which contains fields itself. */
interface ItemType {
  readonly type: string;
}

export interface RepeaterField<I extends readonly ItemType[]> extends ListField<'repeater'> {
  /** Returns the types that the items may have. */
  readonly items: () => I;
}

/** A list of items of the given types. */
export const repeater = <const I extends readonly ItemType[]>(
  items: I,
  label: Bilingual,
  doc: Bilingual,
  constraints?: ListConstraints,
): RepeaterField<I> => ({ ...describeList('repeater', label, doc, constraints), items: () => items });
