import type { Problem } from '@vitrine/contract/core/problem.ts';

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

/** An error that is answered as a problem of RFC 9457 (`3-wire §1`). `kind` is the last part of the problem's `type`. */
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
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'x-request-id': requestId },
  });
}
