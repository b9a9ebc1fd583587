import type { BulkAction, BulkCollection } from '../../collections/bulk/bulk-actions.ts';
import type { BulkEntry } from '../../collections/bulk/bulk-check.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { explain, reasonFor } from './bulk-explanations.ts';
import { bulkTexts } from './bulk-texts.ts';
import { EntryList } from './entry-list.tsx';
import { UsedEntries } from './used-entries.tsx';

/** True for a document that others link to or show. */
export const isUsed = ({ uses }: BulkEntry): boolean => uses !== null && uses.total > 0;

interface Props {
  collection: BulkCollection;
  action: BulkAction;
  entries: readonly BulkEntry[];
  /** True to delete only the documents that nothing uses. */
  leavesUsed: boolean;
  onLeaveUsed: (leavesUsed: boolean) => void;
}

/** Says what an action will do, which documents it leaves as they are, and what uses those that it deletes. */
export function BulkQuestion({ collection, action, entries, leavesUsed, onLeaveUsed }: Props) {
  const language = useEditorLanguage();
  const t = bulkTexts[language];
  const free = entries.filter(({ obstacle }) => obstacle === null);
  const kept = entries.filter(({ obstacle }) => obstacle !== null);
  const used = free.filter(isUsed);
  return (
    <>
      <p role="status">{free.length > 0 ? explain(t, collection, action) : t.nothing}</p>
      {kept.length > 0 && (
        <EntryList
          title={t.excluded(kept.length)}
          collection={collection}
          items={kept.map((entry) => ({ entry, reason: reasonFor(t, entry.obstacle, action) }))}
        />
      )}
      {used.length > 0 && (
        <>
          <UsedEntries collection={collection} entries={used} />
          <label className="bulk-actions__choice">
            <input
              type="checkbox"
              checked={leavesUsed}
              onChange={({ currentTarget }) => onLeaveUsed(currentTarget.checked)}
            />
            {t.onlyUnused}
          </label>
        </>
      )}
    </>
  );
}
