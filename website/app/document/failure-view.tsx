import { BlockList } from '../block-framework/list/block-list.tsx';
import { ErrorActions } from '../components/error-actions/error-actions.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { errorTexts } from '../locale/error-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import type { AnyPage } from '../page/finished-page.ts';
import { SiteProvider } from '../site/site-context.tsx';
import { DebugDetails, ErrorMessage, RequestNumber } from '../ui/error-message/error-message.tsx';
import { mainContentId } from '../ui/main-content-id.ts';
import type { PageFailure, View } from './page-content.ts';

interface Props {
  page: AnyPage | null;
  data: PageFailure;
}

/**
 * Renders the error page for a failure outside the page itself, with the header and footer of the page when they are known
 * (errors.2).
 */
function FailurePage({ page, data }: Props) {
  const content = (
    <main id={mainContentId} tabIndex={-1}>
      <Failure {...data} />
    </main>
  );
  if (!page) return content;
  return (
    <SiteProvider info={page}>
      <BlockList blocks={page.header} />
      {content}
      <BlockList blocks={page.footer} />
    </SiteProvider>
  );
}

function Failure({ status, isException, requestId, debug }: PageFailure) {
  const locale = useLocale();
  const t = useTexts(errorTexts);
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
        {requestId && <RequestNumber label={t.request} number={requestId} />}
        {debug && <DebugDetails label={t.debug} text={debug} />}
      </ErrorMessage>
    </>
  );
}

export const view: View<'failure', PageFailure, AnyPage | null> = { name: 'failure', Component: FailurePage };
