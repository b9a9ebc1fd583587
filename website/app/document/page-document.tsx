import { type ReactNode, useEffect } from 'react';
import { whenAllowed } from '../consent/consent.ts';
import { useConsent } from '../consent/use-consent.ts';
import { inlineMark } from '../inline-mark.ts';
import { useImageFadeIn } from '../kinds/image/fade-in-images.ts';
import { watchVideos } from '../kinds/video/watch-videos.ts';
import { formatLocale } from '../locale/format.ts';
import { localeOfPath } from '../locale/paths.ts';
import { LocaleProvider } from '../locale/use-locale.tsx';
import type { Shown } from '../navigation/shown-page.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { useScroll } from '../navigation/use-scroll.ts';
import { followLinks } from '../shell/links/follow-links.ts';
import { prefetchLinks } from '../shell/links/prefetch-links.ts';
import { Overlays } from '../shell/overlays/overlays.tsx';
import { PageChange } from '../shell/page-change/page-change.tsx';
import { handlePrintButtons } from '../shell/print-buttons.ts';
import { SkipLink } from '../shell/skip-link/skip-link.tsx';
import { useRememberedLocale } from '../shell/use-remembered-locale.ts';
import { useDeferredLayout } from './deferred-layout.ts';
import { HeadElements } from './head-elements.tsx';
import { prepareContent } from './load-content.ts';
import { PageBoundary } from './page-boundary.tsx';
import { isFailure, type PageContent } from './page-content.ts';
import { PageView } from './page-view.tsx';

/** The server marks its inline elements while it renders; its HTML has no nonce. */
const nonce = import.meta.env.SSR ? inlineMark : undefined;

interface Props {
  shown: Shown<PageContent>;
}

/** Renders the whole document of a page. */
export function PageDocument({ shown }: Props) {
  const { place, arrival, content } = shown;
  const { page } = content;
  const hasFailed = isFailure(content);
  const locale = localeOfPath(place.pathname) ?? page?.locale ?? 'fr';
  return (
    <html
      lang={formatLocale(locale)}
      data-document={page?.documentKey || undefined}
      data-variant={page?.variant?.id}
      // What the browser keeps is marked on it before React comes (`show-kept.inline.ts`).
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {page && !hasFailed && <HeadElements page={page} />}
        {page && (
          <style
            data-theme={page.themeKey}
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: variables that resolve-theme wrote from parsed colours and lengths
            dangerouslySetInnerHTML={{ __html: page.themeCss }}
          />
        )}
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <PlaceProvider place={place} arrival={arrival}>
            <SkipLink />
            <Body {...content} key={hasFailed ? place.key : 'page'} />
            <PageChange hasFailed={hasFailed || page?.isError} hasInjectedScripts={page?.hasInjectedScripts} />
            <DocumentEffects shown={shown} />
          </PlaceProvider>
        </LocaleProvider>
      </body>
    </html>
  );
}

function Body({ page, view }: PageContent): ReactNode {
  return (
    <PageBoundary page={page}>
      {view ? (
        <view.Component page={page} data={view.data} />
      ) : (
        page && (
          <PageView page={page}>
            <Overlays />
          </PageView>
        )
      )}
    </PageBoundary>
  );
}

/** Marks the time from which the page reacts to its visitor, for measurements and tests. */
const markInteractive = () => void performance.mark('interactive');

/** Starts what the document does for all blocks. It stands last, so that the page is complete when its effects run. */
function DocumentEffects({ shown }: Props) {
  useScroll(shown);
  useEffect(followLinks, []);
  useEffect(() => prefetchLinks(prepareContent), []);
  useConsent(shown.content.page?.thirdParties);
  useImageFadeIn();
  useRememberedLocale(shown.place.pathname);
  useEffect(() => watchVideos((start) => whenAllowed('marketing', start)), []);
  useEffect(handlePrintButtons, []);
  useDeferredLayout(shown);
  useEffect(markInteractive, []);
  return null;
}
