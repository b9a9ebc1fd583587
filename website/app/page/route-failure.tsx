import { isRouteErrorResponse, useRouteError } from 'react-router';
import { BlockList } from '../blocks/block-list.tsx';
import type { AnyPage } from '../document/finished-page.ts';
import { failureElements, useFailureFacts } from '../failure-context.tsx';
import { ErrorActions } from '../items/error-actions.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { errorTexts } from '../locale/error-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { SiteProvider } from '../site/site-context.tsx';
import { DebugDetails, ErrorMessage, RequestNumber } from '../ui/error-message.tsx';
import { mainContentId } from '../ui/main-content-id.ts';

/**
 * Renders the error page for a failure outside the loaders: while rendering, while navigating, or in the router. It has the
 * status of the failure, by default 500 (`1-shell §4`), and the header and footer of the page when they are known.
 */
export function RouteFailure({ page }: { page: AnyPage | null }) {
  const failure = (
    <main id={mainContentId} tabIndex={-1}>
      <Failure />
    </main>
  );
  if (!page) return failure;
  return (
    <SiteProvider info={page}>
      <BlockList blocks={page.header} />
      {failure}
      <BlockList blocks={page.footer} />
    </SiteProvider>
  );
}

function Failure() {
  const error = useRouteError();
  const locale = useLocale();
  const t = useTexts(errorTexts);
  const { requestId, debug } = useFailureFacts();
  const isException = !isRouteErrorResponse(error);
  const status = isException ? 500 : error.status;
  const title = isException ? t.exceptionTitle : t.titleOf(status);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <ErrorMessage
        status={status}
        title={title}
        message={[isException && t.explanationOf('exception'), t.messageOf(status)].filter(Boolean).join(' ')}
        actions={<ErrorActions status={status} locale={locale} isReload />}
      >
        {requestId && <RequestNumber label={t.request} number={requestId} id={failureElements.requestId} />}
        {debug && <DebugDetails label={t.debug} text={debug} id={failureElements.debug} />}
      </ErrorMessage>
    </>
  );
}
