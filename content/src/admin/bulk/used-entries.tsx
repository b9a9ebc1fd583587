import type { BulkCollection } from '../../collections/bulk/bulk-actions.ts';
import type { BulkEntry } from '../../collections/bulk/bulk-check.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { UsesList } from '../uses/uses-list.tsx';
import '../uses/uses.css';
import { bulkTexts } from './bulk-texts.ts';

interface Props {
  collection: BulkCollection;
  entries: readonly BulkEntry[];
}

/** Lists documents with what links to each or shows it. */
export function UsedEntries({ collection, entries }: Props) {
  const language = useEditorLanguage();
  return (
    <>
      <p>{bulkTexts[language].used(entries.length)}</p>
      <ul className="bulk-actions__entries">
        {entries.map(({ id, title, uses }) => (
          <li key={id}>
            <a href={`/admin/collections/${collection}/${id}`} target="_blank" rel="noreferrer">
              {title}
            </a>
            {uses && <UsesList found={uses} language={language} target="_blank" />}
          </li>
        ))}
      </ul>
    </>
  );
}
