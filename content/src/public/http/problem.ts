import type { Problem } from '@vitrine/contract/core/problem.ts';
import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import { isMediaUnavailable } from '../../media-store/media-store.ts';

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthorized',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Too large',
  422: 'Unprocessable content',
  500: 'Server error',
  503: 'Unavailable',
};

/** An error that is answered as a problem of RFC 9457 (wire.4). `kind` is the last part of the problem's `type`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly kind: string;
  readonly errors: Problem['errors'];

  constructor(status: number, kind: string, detail: string, errors?: Problem['errors']) {
    super(detail);
    this.status = status;
    this.kind = kind;
    this.errors = errors;
  }
}

/** Seconds after which a caller should try again while the database is unavailable. A restart of the database takes no longer. */
export const retrySeconds = '2';

/** Converts any thrown value to a problem: 503 for an unavailable database or bucket, 500 for an unknown error. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isMediaUnavailable(error))
    return new ProblemError(503, 'unavailable', 'The file is not available at the moment.');
  return isDatabaseUnavailable(error)
    ? new ProblemError(503, 'unavailable', 'The database is not available at the moment.')
    : new ProblemError(500, 'server-error', 'Something went wrong on our side.');
}

/** Returns the response to a problem, with the id of the request in the logs. */
export function problemAnswer(error: ProblemError, requestId: string): Response {
  const body: Problem = {
    type: `https://vitrine.example/problems/${error.kind}`,
    title: titles[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    request_id: requestId,
    ...(error.errors && { errors: error.errors }),
  };
  return new Response(JSON.stringify(body), {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(error.status === 503 && { 'retry-after': retrySeconds }),
    },
  });
}
