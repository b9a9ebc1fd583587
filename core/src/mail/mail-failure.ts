/** What nodemailer adds to an error: what kind it is, the command that failed, and the mail server's answer. */
type MailFailure = { code?: unknown; command?: unknown; responseCode?: unknown };

/** Kinds of failure in which nothing was said of the mail: there was no connection, it broke, or we were not let in. */
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

/** Whether the mail server as a whole cannot be used now, so that any other mail would fail in the same way. */
export function isMailServerUnavailable(error: unknown): boolean {
  const { code, responseCode } = failureOf(error);
  return unavailableCodes.has(String(code)) || responseCode === serviceNotAvailable;
}

/**
 * Whether the mail server says no for good (5xx) to the recipient or to the mail, which no further try will change. The same to a
 * log-in or to our own sender says that something is set up wrongly, which people put right.
 */
export function isFinalRefusal(error: unknown): boolean {
  const { command, responseCode } = failureOf(error);
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

const failureOf = (error: unknown): MailFailure => (typeof error === 'object' && error !== null ? error : {});
