import { type ReactNode, useContext, useEffect } from 'react';
import { Links, Outlet, ScrollRestoration, useLocation, useMatches, useRouteError } from 'react-router';
import { useImageFadeIn } from './cms/fade-in-images.ts';
import { watchVideos } from './cms/watch-videos.ts';
import { HeadElements } from './document/head-elements.tsx';
import { inlineMark } from './inline-mark.ts';
import { formatLocale } from './locale/format.ts';
import { localeOfPath } from './locale/paths.ts';
import { LocaleProvider } from './locale/use-locale.tsx';
import { lastPage, readPage, ServerPage } from './page/page-data.ts';
import { RouteFailure } from './page/route-failure.tsx';
import { useFollowLinks } from './shell/follow-links.ts';
import { PageChange } from './shell/page-change.tsx';
import { prefetchLinks } from './shell/prefetch-links.ts';
import { handlePrintButtons } from './shell/print-buttons.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { useConsent } from './shell/use-consent.ts';
import { useRememberedLocale } from './shell/use-remembered-locale.ts';
import { whenAllowed } from './site/consent.ts';
import './theme/global.css';

/** The server marks its inline elements while it renders; its HTML has no nonce. */
const nonce = import.meta.env.SSR ? inlineMark : undefined;

export function Layout({ children }: { children: ReactNode }) {
  const page = useShownPage();
  const error = useRouteError();
  const path = useLocation().pathname;
  const locale = localeOfPath(path) ?? page?.locale ?? 'fr';
  return (
    <html lang={formatLocale(locale)} data-document={page?.documentKey || undefined} data-variant={page?.variant?.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <RouteStyles />
        {page && !error && <HeadElements page={page} />}
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
      </body>
    </html>
  );
}

let documentRoute: string | undefined;

/**
 * Links the style sheets of a route that the browser navigated to. Those of the document's own route are in its HTML
 * (`document/page-styles.server.ts`), except in development.
 */
function RouteStyles() {
  const route = useMatches().at(-1)?.id;
  if (import.meta.env.DEV) return <Links nonce="" />;
  if (import.meta.env.SSR) return null;
  documentRoute ??= route;
  return route === documentRoute ? null : <Links nonce="" />;
}

/** Returns the page of the matched route; after a failed navigation, the previous one. */
function useShownPage() {
  const page = useContext(ServerPage);
  const data = useMatches().at(-1)?.loaderData;
  if (import.meta.env.SSR) return page;
  const isPage = typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string';
  return isPage ? readPage(String(data.text)) : lastPage();
}

/** Marks the time from which the page reacts to its visitor, for measurements and tests. */
const markInteractive = () => void performance.mark('interactive');

export default function App() {
  useFollowLinks();
  useEffect(prefetchLinks, []);
  useConsent(useShownPage()?.thirdParties);
  useImageFadeIn();
  useRememberedLocale(useLocation().pathname);
  useEffect(markInteractive, []);
  // YouTube tracks who plays, for marketing.
  useEffect(() => watchVideos((start) => whenAllowed('marketing', start)), []);
  useEffect(handlePrintButtons, []);
  return <Outlet />;
}

export const ErrorBoundary = () => <RouteFailure page={useShownPage()} />;
