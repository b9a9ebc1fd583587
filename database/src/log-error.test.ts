import { expect, test } from 'vitest';
import { logError } from './log-error.ts';

/** An error as Drizzle makes it. */
class QueryError extends Error {
  readonly query: string;
  readonly params: unknown[];

  constructor(query: string, params: unknown[], cause: Error) {
    super(`Failed query: ${query}\nparams: ${params}`, { cause });
    this.query = query;
    this.params = params;
  }
}

test('A failed query is logged with its reason, without its statement and its values.', () => {
  const reason = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const logged = logError(new QueryError('select "key" from "sites" where "key" = $1', ['secret-canary'], reason));
  expect(logged).toMatchObject({
    type: 'QueryError',
    message: 'A query failed',
    cause: { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/select|canary/);
  expect(logged.stack).toMatch(/^Error: A query failed\n\s+at /);
});

test('An error of PostgreSQL is logged without the row that it quotes.', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email_idx"'), {
    code: '23505',
    detail: 'Key (email)=(canary@example.test) already exists.',
  });
  const logged = logError(error);
  expect(logged).toMatchObject({ message: error.message, code: '23505' });
  expect(JSON.stringify(logged)).not.toContain('canary');
});

test('A value that is no error is logged as text, and a chain of causes ends.', () => {
  expect(logError('gone')).toEqual({ type: 'string', message: 'gone' });
  const loop = new Error('first');
  loop.cause = loop;
  expect(JSON.stringify(logError(loop)).match(/"message":"first"/g)).toHaveLength(5);
});
