'use client';

import { useEffect, useState } from 'react';
import type { DocumentUses, UsedCollection } from '../../collections/document-uses.ts';

export type FoundUses = DocumentUses | 'failed' | null;

/** Returns the documents that use a document, null while they load. Loads nothing without an id. */
export function useDocumentUses(collection: UsedCollection, id: number | string | undefined): FoundUses {
  const [found, setFound] = useState<FoundUses>(null);
  useEffect(() => {
    setFound(null);
    if (id === undefined) return;
    const stop = new AbortController();
    fetch(`/api/${collection}/${id}/uses`, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : 'failed'))
      .then(setFound, () => !stop.signal.aborted && setFound('failed'));
    return () => stop.abort();
  }, [collection, id]);
  return found;
}
