'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { SchedulePanel } from './schedule-panel.tsx';

/**
 * Schedules the document of the form. Shows nothing for a document that was never saved or is in the trash, because it cannot be published.
 */
export function ScheduleField() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  if (id === undefined || !collectionSlug || isTrashed) return null;
  return (
    <SchedulePanel key={id} address={`/api/${collectionSlug}/${id}/schedule`} collection={collectionSlug} id={id} />
  );
}
