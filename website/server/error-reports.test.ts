import { close, getClient } from '@sentry/node';
import { expect, onTestFinished, test } from 'vitest';
import { startErrorReports, type TransactionEvent, withoutVisitor } from './error-reports.ts';

const event: TransactionEvent = {
  type: 'transaction',
  transaction: 'GET /fr/contact',
  user: { ip_address: '192.0.2.7' },
  request: {
    method: 'GET',
    url: 'https://example.ca/fr/contact?email=marie@example.ca#b',
    headers: { cookie: 'session=1', referer: 'https://example.ca/fr' },
    cookies: { session: '1' },
    query_string: 'email=marie@example.ca',
  },
  contexts: {
    runtime: { name: 'node' },
    trace: {
      trace_id: 'a',
      span_id: 'b',
      data: {
        'sentry.op': 'http.server',
        'url.path': '/fr/contact',
        'http.response.status_code': 200,
        'http.target': '/fr/contact?email=marie@example.ca',
        'http.request.header.cookie.session': '1',
        'http.user_agent': 'Mozilla',
        'net.peer.ip': '192.0.2.7',
      },
    },
  },
};

test('A report says what was asked for and not by whom.', () => {
  expect(withoutVisitor(event)).toEqual({
    type: 'transaction',
    transaction: 'GET /fr/contact',
    request: { url: 'https://example.ca/fr/contact' },
    contexts: {
      runtime: { name: 'node' },
      trace: {
        trace_id: 'a',
        span_id: 'b',
        data: { 'sentry.op': 'http.server', 'url.path': '/fr/contact', 'http.response.status_code': 200 },
      },
    },
  });
});

test('A report of an alert’s page does not tell its token.', () => {
  const token = 'Zm9yLXRlc3RzLW9ubHk_-0123';
  const report: TransactionEvent = {
    type: 'transaction',
    transaction: `GET /fr/alertes/${token}`,
    request: { url: `https://example.ca/fr/alertes/${token}?done=paused` },
    contexts: {
      trace: { trace_id: 'a', span_id: 'b', data: { 'url.path': `/fr/alertes/${token}`, 'http.method': 'GET' } },
    },
  };
  expect(JSON.stringify(withoutVisitor(report))).not.toContain(token);
});

test('A report without a request stays as it is.', () => {
  const report: TransactionEvent = { type: 'transaction', transaction: 'x' };
  expect(withoutVisitor(report)).toEqual(report);
});

test('10 % of traces are sent, as production, without what tells who asked.', () => {
  startErrorReports('https://key@reports.test/1');
  onTestFinished(async () => void (await close(0)));
  expect(getClient()?.getOptions()).toMatchObject({
    environment: 'production',
    tracesSampleRate: 0.1,
    sendDefaultPii: false,
  });
});
