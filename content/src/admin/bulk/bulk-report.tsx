import type { BulkAction, BulkCollection } from '../../collections/bulk/bulk-actions.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { handsLeadsOn } from './bulk-explanations.ts';
import { bulkTexts } from './bulk-texts.ts';
import { EntryList } from './entry-list.tsx';
import type { BulkReport } from './run-bulk.ts';

interface Props {
  collection: BulkCollection;
  action: BulkAction;
  report: BulkReport;
}

/** Says how many documents an action changed, and why it did not change the others. */
export function BulkOutcome({ collection, action, report: { done, failures, untouched } }: Props) {
  const t = bulkTexts[useEditorLanguage()];
  return (
    <>
      <div role="status">
        <p>{t.done(t.documents[collection](done))}</p>
        {done > 0 && handsLeadsOn(collection, action) && <p>{t.leadsHandedOn}</p>}
        {untouched > 0 && <p>{t.stopped(untouched)}</p>}
      </div>
      {failures.length > 0 && <EntryList title={t.failed(failures.length)} collection={collection} items={failures} />}
    </>
  );
}
