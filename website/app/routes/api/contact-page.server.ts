import type { Locale } from '@vitrine/contract/locale.ts';
import { contactTexts } from '../../forms/contact-texts.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { formatLocale } from '../../locale/format.ts';
import { fixedPath } from '../../locale/paths.ts';
import { NONCE_PLACEHOLDER } from '../../nonce.ts';

interface Told {
  locale: Locale;
  /** The status that is also told to programs. */
  status: number;
  /** Sentences that say what is wrong; none where the message was sent. */
  problems: readonly string[];
  /** What the visitor wrote, so that nothing is lost. */
  message: string;
  /** Where the form stands, as an internal path. */
  backTo: string;
}

const texts = {
  fr: { back: 'Revenir à la page', kept: 'Votre message, pour ne rien perdre\u00a0:' },
  en: { back: 'Back to the page', kept: 'Your message, so that nothing is lost:' },
};

/** What came of a form that a browser sent by itself, without JavaScript or before it was loaded: a page to read. */
export function contactPage({ locale, status, problems, message, backTo }: Told): Response {
  const t = textsOf(contactTexts, locale);
  const isSent = problems.length === 0;
  const title = isSent ? t.sentTitle : t.failedTitle;
  const body = isSent
    ? `<p>${t.sentMessage}</p>`
    : `<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>
<p>${t.needsScript} <a href="${fixedPath('contact', locale)}">${t.contactPage}</a></p>
<p><label>${texts[locale].kept}<textarea rows="8" readonly>
${escapeHtml(message)}</textarea></label></p>`;
  const page = `<!doctype html>
<html lang="${formatLocale(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${NONCE_PLACEHOLDER}">body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.5rem;color:#141412}h1{font:400 2rem/1.2 Georgia,serif}textarea{display:block;width:100%;margin-top:.5rem;padding:.75rem;font:inherit;border:1px solid #7a766e;border-radius:.75rem}a{color:inherit}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
<p><a href="${escapeHtml(backTo)}">${texts[locale].back}</a></p>
</main>
</body>
</html>
`;
  return new Response(page, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
