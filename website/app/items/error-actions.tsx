import type { Locale } from '@vitrine/contract/locale.ts';
import { useLocation } from 'react-router';
import { textsOf } from '../locale/define-texts.ts';
import { errorTexts } from '../locale/error-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { withPageQuery } from '../site/known-query.ts';
import { buttonClass } from '../ui/button.tsx';

interface Props {
  status: number;
  locale: Locale;
  /** Path of the page that failed. */
  path: string;
  /** True when links must load a new document, because the current one may be broken. */
  isReload?: boolean;
}

/**
 * Renders the actions of an error page (`1-shell §2`): home for a missing page, refresh or home for other errors, and only
 * refresh while the whole site is under maintenance. They are links, so they work without JavaScript.
 */
export function ErrorActions({ status, locale, path, isReload = false }: Props) {
  const t = textsOf(errorTexts, locale);
  const { search } = useLocation();
  const isMissing = status === 404;
  return (
    <>
      {!isMissing && (
        // A page load and not a client navigation, so that the page is requested again.
        <a className={buttonClass()} href={withPageQuery(path, search)} data-reload>
          {t.refresh}
        </a>
      )}
      {status !== 503 && (
        <a
          className={buttonClass(isMissing ? 'primary' : 'quiet')}
          href={fixedPath('home', locale)}
          data-reload={isReload || undefined}
        >
          {isMissing ? t.backHome : t.goHome}
        </a>
      )}
    </>
  );
}
