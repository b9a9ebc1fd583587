import { type DestinationStream, type Logger, pino } from 'pino';
import { asObject } from './untyped-values.ts';

/** Addresses of people, also as a part of an address of the web. */
const emailAddress = /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;

/** Returns what a log says of an error. Its data stays out: it holds what was sent, or the secret of a second factor. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { status, code } = asObject(error);
  const { message, stack, cause } = error;
  return {
    ...{ type: error.constructor.name, message, stack, status, code },
    // Payload's errors have their data as their cause.
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/**
 * Creates the log of the admin and of the content service. Lines hold no personal data: Payload and its libraries write addresses into
 * messages of many kinds, so they are removed from the finished line.
 */
export const payloadLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      ...{ name: 'payload', level },
      serializers: { err: describeError, error: describeError },
      hooks: { streamWrite: (line) => line.replace(emailAddress, '[e-mail]') },
    },
    destination,
  );
