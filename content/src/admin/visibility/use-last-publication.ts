'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

export interface Publication {
  state: 'published' | 'unpublished';
  /** Time at which the document was saved, ISO 8601. */
  since: string;
}

/** Age up to which a document that was already published when its form opened counts as just created, ms. */
const justCreatedMs = 15_000;

/** Returns the last publication or unpublication that was made in this form; null before the first. */
export function useLastPublication(): Publication | null {
  const { savedDocumentData: saved, hasPublishedDoc } = useDocumentInfo();
  const [publication, setPublication] = useState<Publication | null>(null);
  const isPublished = saved?._status === 'published';
  const updatedAt = typeof saved?.updatedAt === 'string' ? saved.updatedAt : null;
  const known = useRef<string | null>(null);
  const wasPublished = useRef(hasPublishedDoc);

  useEffect(() => {
    if (updatedAt === null || known.current === updatedAt) return;
    const isFirst = known.current === null;
    known.current = updatedAt;
    // Payload opens a new form after it has created a document.
    if (isFirst && Date.now() - Date.parse(updatedAt) > justCreatedMs) return;
    if (isPublished) setPublication({ state: 'published', since: new Date(updatedAt).toISOString() });
  }, [updatedAt, isPublished]);

  useEffect(() => {
    const isUnpublished = wasPublished.current && !hasPublishedDoc;
    wasPublished.current = hasPublishedDoc;
    // Payload does not notify the form of an unpublication; only the changed status shows it.
    if (isUnpublished) setPublication({ state: 'unpublished', since: new Date(0).toISOString() });
  }, [hasPublishedDoc]);

  return publication;
}
