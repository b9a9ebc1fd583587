import type { Bilingual } from '../locale.ts';
import { describeList, type ListConstraints, type ListField } from './describe-list.ts';

export interface BlocksField extends ListField<'blocks'> {
  /** Null: the field has no types of its own. */
  readonly items: null;
}

/** A list of any blocks that are allowed on a page. Their descriptions come from the lookup that `parseBlocks` receives. */
export const anyBlock = (label: Bilingual, doc: Bilingual, constraints?: ListConstraints): BlocksField => ({
  ...describeList('blocks', label, doc, constraints),
  items: null,
});
