import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { useImageFadeIn } from './cms/fade-in-images.ts';
import { textsOf } from './locale/define-texts.ts';
import { errorTexts } from './locale/error-texts.ts';
import { formatLocale } from './locale/format.ts';
import { fixedPath, localeOfPath } from './locale/paths.ts';
import { LocaleProvider } from './locale/use-locale.tsx';
import { NONCE_PLACEHOLDER } from './nonce.ts';
import { readPage } from './page/page-text.ts';
import { StructuredData } from './page/structured-data.tsx';
import { useFollowLinks } from './shell/follow-links.ts';
import { SkipLink } from './shell/skip-link.tsx';
import displayFont from './theme/fonts/fraunces-display.woff2?url';
import globalCss from './theme/global.css?url';
import { buttonClass } from './ui/button.tsx';
import { ErrorMessage } from './ui/error-message.tsx';

/** The nonce stands in the server's HTML alone; a browser hides it from scripts. */
const nonce = import.meta.env.SSR ? NONCE_PLACEHOLDER : undefined;

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const path = useLocation().pathname;
  const locale = page?.locale ?? localeOfPath(path) ?? 'fr';
  return (
    <html lang={formatLocale(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="stylesheet" href={globalCss} precedence="base" />
        <Meta />
        {/* Without a nonce, as `style-src 'self'` allows our own sheets; one would differ from what the browser lets a script see. */}
        <Links nonce="" />
        {import.meta.env.SSR && page && <StructuredData page={page} />}
        {page && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: variables that resolve-theme wrote from parsed colours and lengths
            dangerouslySetInnerHTML={{ __html: page.themeCss }}
          />
        )}
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <SkipLink />
          {children}
        </LocaleProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The page that the matched route loaded, if it is one. */
function usePage() {
  const data = useMatches().at(-1)?.loaderData;
  const isPage = typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string';
  return isPage ? readPage(String(data.text)) : null;
}

export default function App() {
  useFollowLinks();
  useImageFadeIn();
  return <Outlet />;
}

/** What no loader foresaw: a failure while rendering, or a navigation that broke. */
export function ErrorBoundary() {
  const error = useRouteError();
  const locale = localeOfPath(useLocation().pathname) ?? 'fr';
  const t = textsOf(errorTexts, locale);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isException = !isRouteErrorResponse(error);
  return (
    <main>
      <ErrorMessage
        status={status}
        title={isException ? t.exceptionTitle : t.titleOf(status)}
        message={[isException && t.mishapOf('exception'), t.messageOf(status)].filter(Boolean).join(' ')}
        actions={
          <a className={buttonClass()} href={fixedPath('home', locale)} data-reload>
            {t.goHome}
          </a>
        }
      />
    </main>
  );
}
