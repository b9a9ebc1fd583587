import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf } from './request-language.ts';

const texts = {
  fr: {
    title: 'L’administration est indisponible pour un moment',
    message: 'La base de données ne répond pas. Rien de ce qui est enregistré n’est perdu.',
    next: 'Cette page se recharge d’elle-même dans quelques secondes.',
    retry: 'La base de données ne répond pas. Réessayez dans quelques secondes.',
  },
  en: {
    title: 'The admin is unavailable for a moment',
    message: 'The database does not answer. Nothing that was saved is lost.',
    next: 'This page reloads by itself in a few seconds.',
    retry: 'The database does not answer. Try again in a few seconds.',
  },
};

/** Seconds after which the browser retries. */
const retrySeconds = '5';

/** Answers 503 in the language of the request: with a page that reloads itself, or to a script with JSON in Payload's error format. */
export function answerUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const language = languageOf(request.headers);
  const text = texts[language];
  const isPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
  response.writeHead(503, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    'retry-after': retrySeconds,
  });
  response.end(
    isPage
      ? `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<meta http-equiv="refresh" content="${retrySeconds}"><title>${text.title}</title>` +
          `<h1>${text.title}</h1><p>${text.message}</p><p>${text.next}</p></html>`
      : JSON.stringify({ errors: [{ message: text.retry }] }),
  );
}
