import { alertPagePath, alertUnsubscribePath } from '@vitrine/contract/core/alerts.ts';
import { expect, test } from 'vitest';
import { isAlertPath, withoutToken } from './alert-path.ts';

const token = 'Zm9yLXRlc3RzLW9ubHkgYW5kIG5vdCBmb3IgdmlzaXQ';

test.each([
  alertPagePath('fr', token),
  alertPagePath('en', token),
  `${alertPagePath('fr', token)}.data`,
  `${alertPagePath('en', token)}/`,
])('%s is the page of an alert', (path) => {
  expect(isAlertPath(path)).toBe(true);
});

test.each(['/fr/alertes', '/fr/alertes/', '/en/alertes/x', '/fr/acheter', alertUnsubscribePath(token)])(
  '%s is none',
  (path) => {
    expect(isAlertPath(path)).toBe(false);
  },
);

test.each([
  [alertPagePath('fr', token), '/fr/alertes/[token]'],
  [`GET ${alertPagePath('en', token)}.data?done=paused`, 'GET /en/alerts/[token].data?done=paused'],
  [`http://localhost:3001/api/swc/m-1/alerts/${token}`, 'http://localhost:3001/api/swc/m-1/alerts/[token]'],
  [alertUnsubscribePath(token), '/api/alerts/[token]/unsubscribe'],
  ['/fr/alertes', '/fr/alertes'],
])('%s is written as %s', (text, written) => {
  expect(withoutToken(text)).toBe(written);
});
