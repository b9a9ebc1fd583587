import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useRouteError } from 'react-router';
import { useImageFadeIn } from './cms/fade-in-images.ts';
import { JsonLd } from './document/json-ld.tsx';
import { inlineMark } from './inline-mark.ts';
import { formatLocale } from './locale/format.ts';
import { localeOfPath } from './locale/paths.ts';
import { LocaleProvider } from './locale/use-locale.tsx';
import { lastPage, readPage } from './page/page-text.ts';
import { RouteFailure } from './page/route-failure.tsx';
import { useFollowLinks } from './shell/follow-links.ts';
import { PageChange } from './shell/page-change.tsx';
import { prefetchLinks } from './shell/prefetch-links.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { useConsent } from './shell/use-consent.ts';
import { useRememberedLocale } from './shell/use-remembered-locale.ts';
import displayFont from './theme/fonts/fraunces-display.woff2?url';
import globalCss from './theme/global.css?url';

/** The server marks its inline elements while it renders; its HTML has no nonce. */
const nonce = import.meta.env.SSR ? inlineMark : undefined;

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const error = useRouteError();
  const path = useLocation().pathname;
  const locale = localeOfPath(path) ?? page?.locale ?? 'fr';
  return (
    <html lang={formatLocale(locale)} data-document={page?.documentKey || undefined} data-variant={page?.variant?.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="stylesheet" href={globalCss} precedence="base" />
        <Meta />
        {/* These links have no nonce, as `style-src 'self'` allows them and hydration could not match one that the browser hides. */}
        <Links nonce="" />
        {import.meta.env.SSR && page && <JsonLd page={page} />}
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
          <PageChange hasFailed={Boolean(error) || page?.isError} hasInjectedScripts={page?.hasInjectedScripts} />
        </LocaleProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Returns the page of the matched route; after a failed navigation, the previous one. */
function usePage() {
  const data = useMatches().at(-1)?.loaderData;
  const isPage = typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string';
  if (isPage) return readPage(String(data.text));
  return import.meta.env.SSR ? null : lastPage();
}

export default function App() {
  useFollowLinks();
  useEffect(prefetchLinks, []);
  useConsent(usePage()?.thirdParties);
  useImageFadeIn();
  useRememberedLocale(useLocation().pathname);
  return <Outlet />;
}

export const ErrorBoundary = () => <RouteFailure page={usePage()} />;
