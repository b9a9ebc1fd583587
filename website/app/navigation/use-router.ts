import { startTransition, useEffect, useState } from 'react';
import type { Router } from './router.ts';
import type { Shown } from './shown-page.ts';

interface RouterState<Content> {
  shown: Shown<Content>;
  isLoading: boolean;
}

/** Returns the page that a router shows. Loading shows at once; a new page is rendered without blocking the visitor. */
export function useRouter<Content>(router: Router<Content>): RouterState<Content> {
  const [state, setState] = useState(() => stateOf(router));
  useEffect(
    () =>
      router.subscribe(() => {
        if (router.isLoading()) setState(stateOf(router));
        else startTransition(() => setState(stateOf(router)));
      }),
    [router],
  );
  return state;
}

const stateOf = <Content>(router: Router<Content>): RouterState<Content> => ({
  shown: router.shown(),
  isLoading: router.isLoading(),
});
