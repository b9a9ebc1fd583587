import type { Locale } from '@vitrine/contract/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { type HtmlAnswer, htmlAnswer } from '../../document/hash-inline-elements.server.ts';
import { inlineMark } from '../../inline-mark.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { formatLocale } from '../../locale/format.ts';
import { sellerReportTexts } from '../../seller-report/seller-report-texts.ts';
import css from './contact-page.inline.css?inline';

/** `asked`: the seller is asked; `away`: core cannot be reached. */
export type EndPageState = 'asked' | 'ended' | 'unknown' | 'away';

interface Props {
  locale: Locale;
  state: EndPageState;
  /** Address of the listing; '' when it is unknown. */
  address: string;
}

const statuses: Record<EndPageState, number> = { asked: 200, ended: 200, unknown: 404, away: 503 };

/** Returns the page on which a seller ends a report; it works without JavaScript. */
export function sellerReportEndPage(props: Props): HtmlAnswer {
  const html = `<!doctype html>${renderToStaticMarkup(<EndPage {...props} />)}`;
  return htmlAnswer(html, {
    status: statuses[props.state],
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  });
}

function EndPage({ locale, state, address }: Props) {
  const t = textsOf(sellerReportTexts, locale);
  const [title, text] = {
    asked: [t.endTitle, t.endText(address)],
    ended: [t.endedTitle, t.endedText],
    unknown: [t.unknownTitle, t.unknownText],
    away: [t.awayTitle, t.awayText],
  }[state] as [string, string];
  return (
    <html lang={formatLocale(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style nonce={inlineMark} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          {state === 'asked' && (
            <form method="post">
              <button type="submit">{t.endButton}</button>
            </form>
          )}
          <p>
            <a href={`/${locale}`}>{t.back}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
