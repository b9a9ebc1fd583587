import type { errorBlock } from '@vitrine/contract/blocks/error.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { errorTexts } from '../../locale/error-texts.ts';
import { fixedPath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { useSite } from '../../site/site-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { type BlockProps, defineBlock } from '../define-block.ts';
import styles from './error.module.css';

/** The error page, and the error that stands in a page (`1-shell §2`). Its actions are links, so they work without JavaScript. */
function ErrorBlock({ status_code: status, main_title, description, debug, data }: BlockProps<typeof errorBlock>) {
  const t = useTexts(errorTexts);
  const locale = useLocale();
  const { path } = useSite();
  const requestId = requestIdOf(data);
  const goHome = (
    <a className={buttonClass(status === 404 ? 'primary' : 'quiet')} href={fixedPath('home', locale)}>
      {t.goHome}
    </a>
  );
  // A plain page load, not the router's: refreshing is the point.
  const refresh = (
    <a className={buttonClass()} href={path} data-reload>
      {t.refresh}
    </a>
  );
  return (
    <ErrorMessage
      status={status}
      title={main_title || t.titleOf(status)}
      message={description || t.messageOf(status)}
      actions={
        <>
          {status !== 404 && refresh}
          {status !== 503 && goHome}
        </>
      }
    >
      {requestId && (
        <p className={styles.request}>
          {t.request} <code>{requestId}</code>
        </p>
      )}
      {debug && (
        <details className={styles.debug}>
          <summary>{t.debug}</summary>
          <pre>{debug}</pre>
        </details>
      )}
    </ErrorMessage>
  );
}

function requestIdOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('requestId' in data)) return null;
  return typeof data.requestId === 'string' ? data.requestId : null;
}

export const block = defineBlock<typeof errorBlock>('error_block', ErrorBlock);
