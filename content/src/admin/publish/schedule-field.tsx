'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { SchedulePanel } from './schedule-panel.tsx';

/** Schedules the document of the form. One that was never saved, or is in the trash, has nothing to publish. */
export function ScheduleField() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  if (id === undefined || !collectionSlug || isTrashed) return null;
  return (
    <SchedulePanel key={id} address={`/api/${collectionSlug}/${id}/schedule`} collection={collectionSlug} id={id} />
  );
}
