import type { BulkCollection } from '../../collections/bulk/bulk-actions.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { bulkTexts } from './bulk-texts.ts';
import type { BulkFailure } from './run-bulk.ts';

interface Props {
  title: string;
  collection: BulkCollection;
  items: readonly BulkFailure[];
}

/** Lists documents that an action leaves as they are, each with the reason and a link to its form. */
export function EntryList({ title, collection, items }: Props) {
  const t = bulkTexts[useEditorLanguage()];
  return (
    <>
      <p>{title}</p>
      <ul className="bulk-actions__entries">
        {items.map(({ entry: { id, title: name }, reason }) => (
          <li key={id}>
            {name === null ? (
              t.unreadable
            ) : (
              <a href={`/admin/collections/${collection}/${id}`} target="_blank" rel="noreferrer">
                {name}
              </a>
            )}
            {` — ${reason}`}
          </li>
        ))}
      </ul>
    </>
  );
}
