/** Members that nodemailer adds to an error: its kind, the command that failed, and the mail server's response. */
interface MailFailure {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

/** Kinds of failure that do not concern the mail itself: no connection, a broken one, or a refused log-in. */
const unavailableCodes = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
]);

/** The server closes the connection for reasons of its own (RFC 5321 §3.8). */
const serviceNotAvailable = 421;

/** True when the mail server cannot be used at all now, so that any other mail would fail in the same way. */
export function isMailServerUnavailable(error: unknown): boolean {
  const { code, responseCode } = failureOf(error);
  return unavailableCodes.has(String(code)) || responseCode === serviceNotAvailable;
}

/**
 * True when the mail server permanently refuses (5xx) the recipient or the mail. A refused log-in or sender is a configuration error and
 * does not count.
 */
export function isFinalRefusal(error: unknown): boolean {
  const { command, responseCode } = failureOf(error);
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

const failureOf = (error: unknown): MailFailure => (typeof error === 'object' && error !== null ? error : {});
