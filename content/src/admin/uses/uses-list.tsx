import { Link } from '@payloadcms/ui';
import type { DocumentUse, DocumentUses } from '../../collections/document-uses.ts';
import { formatDateTime } from '../leads/format-date.ts';
import { usesTexts } from './uses-texts.ts';

interface Props {
  found: DocumentUses;
  language: 'fr' | 'en';
  /** `_blank` inside a dialog, because following a link would close it before the question is answered. */
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
  // A scheduled change has no form of its own; it is shown in the form of its document.
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
