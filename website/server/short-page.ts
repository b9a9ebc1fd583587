import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { type HtmlAnswer, htmlAnswer } from '../app/document/hash-inline-elements.server.ts';
import { inlineMark } from '../app/inline-mark.ts';

const styles = readFileSync(new URL('./short-page.css', import.meta.url), 'utf8');

/** Statuses that the server sends itself, without the application. */
export type ShortStatus = 400 | 404 | 405 | 413 | 414 | 421 | 500 | 504;

const shortTexts: Record<ShortStatus, { fr: string; en: string }> = {
  400: {
    fr: 'Cette adresse est mal formée. Vérifiez-la, puis réessayez.',
    en: 'This address is malformed. Please check it and try again.',
  },
  404: {
    fr: 'Cette adresse est introuvable. Vérifiez-la, puis réessayez.',
    en: 'This address could not be found. Please check it and try again.',
  },
  405: { fr: 'Cette action n’est pas permise ici.', en: 'This action is not allowed here.' },
  413: {
    fr: 'Votre envoi est trop volumineux. Raccourcissez-le, puis réessayez.',
    en: 'What you sent is too large. Please shorten it and try again.',
  },
  414: {
    fr: 'Cette adresse est trop longue. Raccourcissez-la, puis réessayez.',
    en: 'This address is too long. Please shorten it and try again.',
  },
  421: {
    fr: 'Aucun site ne répond à ce nom ici. Vérifiez l’adresse.',
    en: 'No site answers to this name here. Please check the address.',
  },
  500: {
    fr: 'Désolés, une erreur est survenue sur notre site. Nous y travaillons ; réessayez dans quelques minutes.',
    en: 'Sorry, a server error has occurred on our site. We are working on it; please try again in a few minutes.',
  },
  504: {
    fr: 'Désolés, la réponse tarde trop. Réessayez dans quelques minutes.',
    en: 'Sorry, the answer is taking too long. Please try again in a few minutes.',
  },
};

/** Returns a page in both languages, or a problem (RFC 9457) for clients that accept JSON and no HTML. */
export function shortPage(
  status: ShortStatus,
  requestId: string,
  accept: string | null | undefined,
): Response | HtmlAnswer {
  const { fr, en } = shortTexts[status];
  const json = accept?.includes('json') && !accept.includes('text/html');
  const headers = {
    'cache-control': 'no-store',
    ...(status === 405 && { allow: 'GET, HEAD, POST' }),
  };
  if (json) {
    const problem = {
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      detail: `${fr} / ${en}`,
      instance: requestId,
    };
    const type = { 'content-type': 'application/problem+json' };
    return new Response(JSON.stringify(problem), { status, headers: { ...headers, ...type } });
  }
  const page = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status}</title>
<style nonce="${inlineMark}">${styles}</style>
</head>
<body>
<main>
<h1>${status}</h1>
<p>${fr}</p>
<p lang="en">${en}</p>
<p><small>${requestId}</small></p>
</main>
</body>
</html>
`;
  return htmlAnswer(page, { status, headers });
}
