import { startTransition, useEffect, useRef, useState } from 'react';
import type { Router } from './router.ts';
import type { Shown } from './shown-page.ts';

interface RouterState<Content> {
  shown: Shown<Content>;
  isLoading: boolean;
}

/**
 * Returns the page that a router shows. Loading shows at once, and so does another address of the same page: React would put a select whose
 * choice is in the address back until then. A new page is rendered without blocking the visitor.
 */
export function useRouter<Content>(router: Router<Content>): RouterState<Content> {
  const [state, setState] = useState(() => stateOf(router));
  const latest = useRef(state);
  useEffect(() => {
    const follow = () => {
      const next = stateOf(router);
      const isSamePage = (last: RouterState<Content>) => last.shown.content === next.shown.content;
      if (next.isLoading || isSamePage(latest.current)) setState(next);
      else startTransition(() => setState(next));
      latest.current = next;
    };
    const end = router.subscribe(follow);
    // The visitor may have gone back since the first rendering.
    if (router.shown() !== latest.current.shown) follow();
    return end;
  }, [router]);
  return state;
}

const stateOf = <Content>(router: Router<Content>): RouterState<Content> => ({
  shown: router.shown(),
  isLoading: router.isLoading(),
});
