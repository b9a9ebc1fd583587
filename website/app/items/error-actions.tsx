import type { Locale } from '@vitrine/contract/locale.ts';
import { textsOf } from '../locale/define-texts.ts';
import { errorTexts } from '../locale/error-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { buttonClass } from '../ui/button.tsx';

interface Props {
  status: number;
  locale: Locale;
  /** True when links must load a new document, because the current one may be broken. */
  isReload?: boolean;
}

/**
 * Renders the actions of an error page (`1-shell §2`): home for a missing page, refresh or home for other errors, and only
 * refresh while the whole site is under maintenance. They are links, so they work without JavaScript.
 */
export function ErrorActions({ status, locale, isReload = false }: Props) {
  const t = textsOf(errorTexts, locale);
  const isMissing = status === 404;
  return (
    <>
      {!isMissing && (
        // The empty address is that of the page with its query. A page load requests it again, a client navigation would not.
        <a className={buttonClass()} href="" data-reload>
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
