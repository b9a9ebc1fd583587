/** The properties of an error that are safe to log. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  cause?: LoggedError;
}

/** Maximum number of causes behind an error that are logged. */
const maxCauses = 4;

/**
 * Returns the properties of an error that are safe to log. It is the `err` serializer of every logger with a database behind it. A failed
 * query is logged without its statement and values, which hold keys of sites and texts of visitors, and a PostgreSQL error without the
 * `detail` that quotes a row.
 */
export function logError(error: unknown): LoggedError {
  return describe(error, maxCauses);
}

function describe(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const message = isQueryError(error) ? 'A query failed' : error.message;
  const described: LoggedError = { type: error.constructor.name, message };
  // The stack begins with the message, which may span lines.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames?.length) described.stack = [`${error.name}: ${message}`, ...frames].join('\n');
  if ('code' in error && typeof error.code === 'string') described.code = error.code;
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  if (cause !== undefined && depth > 0) described.cause = describe(cause, depth - 1);
  return described;
}

/** True for Drizzle's error, whose message is the statement with its values. Its class is Payload's copy, which nothing else imports. */
const isQueryError = (error: Error): boolean => 'query' in error && 'params' in error;
