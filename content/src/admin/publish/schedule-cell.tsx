import type { DefaultServerCellComponentProps } from 'payload';
import { ofDocument, readChange, scheduledChangesSlug } from '../../schedule/scheduled-change.ts';
import { formatDateTime } from '../leads/format-date.ts';
import { toLanguage } from '../leads/staff-api.ts';
import { cellTexts } from './schedule-cell-texts.ts';

/**
 * Shows in a list when the document of the row is published and taken down. Payload selected the row with the rights of the user. Payload
 * also renders the cells of the fields of a form, which have no row.
 */
export async function ScheduleCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  if (collectionSlug !== 'pages' && collectionSlug !== 'articles') return null;
  if (rowData?.id === undefined) return null;
  const { docs } = await payload.find({
    ...{ collection: scheduledChangesSlug, where: ofDocument(collectionSlug, Number(rowData.id)), sort: 'at' },
    ...{ depth: 0, pagination: false },
  });
  const language = toLanguage(i18n.language);
  const t = cellTexts[language];
  return (
    <>
      {docs.map(readChange).map(
        (change) =>
          change && (
            <span key={change.id} style={{ display: 'block' }}>
              {(change.failure ? t.failed : t.planned)[change.action](formatDateTime(language, change.at))}
            </span>
          ),
      )}
    </>
  );
}
