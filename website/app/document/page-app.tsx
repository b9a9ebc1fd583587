import { memo } from 'react';
import type { Router } from '../navigation/router.ts';
import { LoadingProvider } from '../navigation/use-place.tsx';
import { useRouter } from '../navigation/use-router.ts';
import type { PageContent } from './page-content.ts';
import { PageDocument } from './page-document.tsx';

/** Memoised, so that React renders the document again only for another page, not when a page begins to load. */
const ShownDocument = memo(PageDocument);

/** Renders the document of the page that the router shows. */
export function PageApp({ router }: { router: Router<PageContent> }) {
  const { shown, isLoading } = useRouter(router);
  return (
    <LoadingProvider isLoading={isLoading}>
      <ShownDocument shown={shown} />
    </LoadingProvider>
  );
}
