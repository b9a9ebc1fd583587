import type { Locale } from '@vitrine/contract/locale.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { errorTexts } from '../../locale/error-texts.ts';
import { fixedPath } from '../../locale/paths.ts';
import { buttonClass } from '../../ui/button/button.tsx';

interface Props {
  status: number;
  locale: Locale;
  /** True when links must load a new document, because the current one may be broken. */
  isReload?: boolean;
}

/**
 * Renders the actions of an error page (errors.13): home for a missing page, refresh or home for other errors, and only
 * refresh while the whole site is under maintenance. They are links, so they work without JavaScript.
 */
export function ErrorActions({ status, locale, isReload = false }: Props) {
  const t = textsOf(errorTexts, locale);
  const isMissing = status === 404;
  return (
    <>
      {!isMissing && (
        // A page load and not a client navigation, so that the page is requested again.
        // biome-ignore lint/a11y/useValidAnchor: the empty address is the current one with its query
        <a className={buttonClass()} href="" data-reload>
          {t.refresh}
        </a>
      )}
      {status !== 503 && (
        <a className={buttonClass('quiet')} href={fixedPath('home', locale)} data-reload={isReload || undefined}>
          {isMissing ? t.backHome : t.goHome}
        </a>
      )}
    </>
  );
}
