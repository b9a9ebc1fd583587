import type { Locale } from '@vitrine/contract/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { type HtmlAnswer, htmlAnswer } from '../document/hash-inline-elements.server.ts';
import { inlineMark } from '../inline-mark.ts';
import { textsOf } from '../locale/define-texts.ts';
import { formatLocale } from '../locale/format.ts';
import css from './offline-page.inline.css?inline';
import { offlineTexts } from './offline-texts.ts';
import showKeptListings from './show-kept-listings.inline.ts?script';
import type { SiteFacts } from './site-facts.server.ts';

/** Returns the page that shows in place of any other one without a network. It is whole: nothing that it shows is fetched. */
export function offlinePage(locale: Locale, site: SiteFacts | null): HtmlAnswer {
  const page = `<!doctype html>${renderToStaticMarkup(<OfflinePage locale={locale} site={site} />)}`;
  return htmlAnswer(page, { headers: { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' } });
}

function OfflinePage({ locale, site }: { locale: Locale; site: SiteFacts | null }) {
  const t = textsOf(offlineTexts, locale);
  return (
    <html lang={formatLocale(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>{t.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet and the resolved theme */}
        <style nonce={inlineMark} dangerouslySetInnerHTML={{ __html: (site?.themeCss ?? '') + css }} />
      </head>
      <body>
        <main>
          {site && <p className="site">{site.name}</p>}
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page which could not be loaded */}
            <a className="retry" href="">
              {t.retry}
            </a>
          </p>
          <h2>{t.kept}</h2>
          <ul />
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script nonce={inlineMark} dangerouslySetInnerHTML={{ __html: showKeptListings }} />
      </body>
    </html>
  );
}
