import type { Bilingual } from '../locale.ts';
import { describeList, type ListConstraints, type ListField } from './describe-list.ts';

export interface BlocksField extends ListField<'blocks'> {
  /** Null, because the field allows every block of a page instead of a list of its own types. */
  readonly items: null;
}

/** A list of any blocks that are allowed on a page. Their descriptions come from the lookup that `parseBlocks` receives. */
export const anyBlock = (label: Bilingual, doc: Bilingual, constraints?: ListConstraints): BlocksField => ({
  ...describeList('blocks', label, doc, constraints),
  items: null,
});
