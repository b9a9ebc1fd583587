import { logError } from '@vitrine/database/log-error.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Addresses of people, also as a part of an address of the web. */
const emailAddress = /[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;

/**
 * Creates the log of the admin and of the content service. Lines hold no personal data: Payload and its libraries write addresses into
 * messages of many kinds, so they are removed from the finished line.
 */
export const payloadLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      ...{ name: 'payload', level },
      // The data of an error stays out: it holds what was sent, or the secret of a second factor.
      serializers: { err: logError, error: logError },
      hooks: { streamWrite: (line) => line.replace(emailAddress, '[e-mail]') },
    },
    destination,
  );
