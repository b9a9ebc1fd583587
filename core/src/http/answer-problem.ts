import type { Problem } from '@vitrine/contract/core/problem.ts';
import { isUncomparable } from '@vitrine/contract/safe-parse.ts';
import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { CoreEnv } from './core-env.ts';
import { CoreProblem } from './core-problem.ts';
import { problemStatuses, problemTexts } from './problem-texts.ts';

/** Seconds after which the caller should retry while the database is unavailable: a restart takes no longer. */
const retrySeconds = 2;

function toProblem(error: unknown): CoreProblem {
  if (error instanceof CoreProblem) return error;
  // The caller has disconnected: nobody reads the answer.
  if (error instanceof Error && error.name === 'AbortError') return new CoreProblem('unavailable');
  // Hono throws this error for a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400) return new CoreProblem('invalid-body');
  // The validators of routes throw it for a body that no schema describes.
  if (isUncomparable(error)) return new CoreProblem('invalid-body');
  return isDatabaseUnavailable(error)
    ? new CoreProblem('unavailable', { retryAfter: retrySeconds })
    : new CoreProblem('internal');
}

/**
 * Answers anything thrown as problem+json in the language of the call (wire.4). Only server errors are logged as
 * errors.
 */
export function answerProblem(error: unknown, context: Context<CoreEnv>): Response {
  const { kind, options } = toProblem(error);
  const locale = context.get('locale') ?? 'fr';
  const status = problemStatuses[kind];
  if (kind === 'internal') context.get('logger')?.error({ err: error }, 'The call failed');
  if (kind === 'unavailable') context.get('logger')?.warn({ reason: String(error) }, 'The call could not be answered');
  if (status === 401 || status === 403)
    context.get('logger')?.warn({ status, missing: options.missing ?? kind }, 'A call was refused');
  const body: Problem = {
    type: `/docs#problem-${kind}`,
    ...problemTexts[locale][kind],
    status,
    errors: options.errors,
    request_id: context.get('requestId'),
  };
  if (options.retryAfter !== undefined) context.header('retry-after', String(Math.ceil(options.retryAfter)));
  context.header('cache-control', 'no-store');
  return context.body(JSON.stringify(body), status, { 'content-type': 'application/problem+json; charset=utf-8' });
}
