import { type ReactNode, useLayoutEffect, useState } from 'react';
import { connectRouter } from './navigate.ts';
import { placeOf } from './place.ts';
import { PlaceProvider } from './use-place.tsx';

/** Changes the address of the document, and returns it. */
function goTo(address: string): URL {
  const url = new URL(address, location.href);
  history.replaceState(null, '', url);
  return url;
}

/** Gives its children an address that they can change, as the router does, for tests. It stands in `data-address`. */
export function TestAddress({ address = '/fr', children }: { address?: string; children: ReactNode }) {
  const [url, setUrl] = useState(() => goTo(address));
  useLayoutEffect(() => connectRouter({ navigate: async (to) => setUrl(goTo(String(to))) }), []);
  return (
    <PlaceProvider place={placeOf(url)}>
      <div data-address={url.pathname + url.search}>{children}</div>
    </PlaceProvider>
  );
}
