import { Link } from '@payloadcms/ui';
import type { DocumentUse, DocumentUses } from '../../collections/document-uses.ts';
import { formatDateTime } from '../leads/format-date.ts';
import { usesTexts } from './uses-texts.ts';

interface Props {
  found: DocumentUses;
  language: 'fr' | 'en';
  /** `_blank` in a dialog whose question would be lost by a link. */
  target?: '_blank';
}

/** Lists the documents that use another, with links to them. */
export function UsesList({ found: { uses, total }, language, target }: Props) {
  const t = usesTexts[language];
  return (
    <ul className="uses__list">
      {uses.map((use) => (
        <li key={`${use.collection}-${use.id}`}>
          <Use use={use} language={language} target={target} />
        </li>
      ))}
      {total > uses.length && <li>{t.elsewhere(total - uses.length)}</li>}
    </ul>
  );
}

type UseProps = Pick<Props, 'language' | 'target'> & { use: DocumentUse };

function Use({ use: { collection, id, title, part }, language, target }: UseProps) {
  const t = usesTexts[language];
  // The document itself has the form of its schedule.
  if (collection === 'scheduled-changes') return t.scheduled(formatDateTime(language, title));
  return (
    <>
      {t.kinds[collection]}{' '}
      <Link href={`/admin/collections/${collection}/${id}`} prefetch={false} target={target}>
        {title || `${id}`}
      </Link>
      {part && ` (${t.parts[part]})`}
    </>
  );
}
