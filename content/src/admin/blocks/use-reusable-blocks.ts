import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

export interface NamedBlock {
  id: number;
  name: string;
}

const none: readonly NamedBlock[] = [];

/** Returns the reusable blocks of the site of the form; none while it has no site or they are loading. */
export function useReusableBlocks(): readonly NamedBlock[] {
  const site = useFormFields(([fields]) => fields.site?.value);
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (site === undefined || site === null) return;
    const stop = new AbortController();
    const query = new URLSearchParams({
      'where[site][equals]': String(site),
      depth: '0',
      pagination: 'false',
      sort: 'name',
    });
    fetch(`/api/reusable-blocks?${query}`, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : { docs: none }))
      .then(({ docs }: { docs: NamedBlock[] }) => setFound(docs))
      .catch(() => undefined);
    return () => stop.abort();
  }, [site]);
  return found;
}
