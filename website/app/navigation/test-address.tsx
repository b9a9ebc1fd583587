import { type ReactNode, useLayoutEffect, useState } from 'react';
import { connectRouter } from './navigate.ts';
import { placeOf } from './place.ts';
import { PlaceProvider } from './use-place.tsx';

/** Gives its children an address that they can change, as the router does, for tests. It stands in `data-address`. */
export function TestAddress({ address = '/fr', children }: { address?: string; children: ReactNode }) {
  const [url, setUrl] = useState(() => new URL(address, 'http://site.test'));
  useLayoutEffect(
    () => connectRouter({ navigate: async (to) => setUrl((current) => new URL(String(to), current)) }),
    [],
  );
  return (
    <PlaceProvider place={placeOf(url)}>
      <div data-address={url.pathname + url.search}>{children}</div>
    </PlaceProvider>
  );
}
