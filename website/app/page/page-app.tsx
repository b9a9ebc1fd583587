import type { Router } from '../navigation/router.ts';
import { useRouter } from '../navigation/use-router.ts';
import type { PageContent } from './page-content.ts';
import { PageDocument } from './page-document.tsx';

/** Renders the document of the page that the router shows. */
export const PageApp = ({ router }: { router: Router<PageContent> }) => <PageDocument {...useRouter(router)} />;
