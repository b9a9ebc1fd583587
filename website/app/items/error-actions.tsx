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
  /** The path of the page that failed. */
  path: string;
  /** Whether to leave the document, because it may be broken. */
  isReload?: boolean;
}

/**
 * What a visitor can do about an error (`1-shell §2`): go home from a page that is not there, refresh or go home otherwise, and
 * only refresh while the whole site is under maintenance. They are links, so they work without JavaScript.
 */
export function ErrorActions({ status, locale, path, isReload = false }: Props) {
  const t = textsOf(errorTexts, locale);
  const { search } = useLocation();
  const isMissing = status === 404;
  return (
    <>
      {!isMissing && (
        // A page load, not the router's: refreshing is the point.
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
