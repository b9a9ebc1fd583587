import { logError } from '@vitrine/database/log-error.ts';
import { lastingOutput } from '@vitrine/network/lasting-output.ts';
import { logDestination, logFormat } from '@vitrine/network/log-format.ts';
import { presentRequestId } from '@vitrine/network/request-id.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Matches email addresses, also percent-encoded in a URL. */
const emailAddress = /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;

/**
 * Creates the log of the admin, and that of Payload in the content service. Log lines must hold no personal data: Payload and its libraries
 * write email addresses into messages of many kinds, so they are removed from each finished line. A line that a request causes names it.
 */
export function payloadLogger(
  part: 'admin' | 'content',
  level: string,
  destination: DestinationStream = logDestination() ?? lastingOutput(pino.destination),
): Logger {
  const format = logFormat(part, level);
  return pino(
    {
      ...format,
      mixin() {
        const requestId = presentRequestId();
        return { ...format.mixin(), ...(requestId !== undefined && { requestId }) };
      },
      // The data of an error is not logged, because it contains the submitted values or the secret of a second factor.
      serializers: { err: logError, error: logError },
      hooks: { streamWrite: (line) => line.replace(emailAddress, '[e-mail]') },
    },
    destination,
  );
}
