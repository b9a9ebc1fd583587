import { expect, test } from 'vitest';
import { isFinalRefusal, isMailServerUnavailable } from './mail-failure.ts';

const failure = (given: object) => Object.assign(new Error('It failed'), given);

test.each([
  ['a refused connection', { code: 'ESOCKET', command: 'CONN' }],
  ['a connection that broke', { code: 'ECONNECTION', command: 'DATA' }],
  ['a name that is not found', { code: 'EDNS', command: 'CONN' }],
  ['a log-in that is refused', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
  ['a server that is closing', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 421 }],
])('%s is trouble of the server, and no final word on the mail', (_, given) => {
  expect(isMailServerUnavailable(failure(given))).toBe(true);
  expect(isFinalRefusal(failure(given))).toBe(false);
});

test.each([
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
  ['a refused content', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
])('%s is a final word on the mail, and the server is there', (_, given) => {
  expect(isMailServerUnavailable(failure(given))).toBe(false);
  expect(isFinalRefusal(failure(given))).toBe(true);
});

test.each([
  ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }],
  ['our own sender refused', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }],
])('%s is neither: that mail is tried again by itself', (_, given) => {
  expect(isMailServerUnavailable(failure(given))).toBe(false);
  expect(isFinalRefusal(failure(given))).toBe(false);
});
