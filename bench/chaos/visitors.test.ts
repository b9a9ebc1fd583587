import { expect, test } from 'vitest';
import { type Outcome, outcomeOf } from './visitors.ts';

const html = '<!doctype html><html><h1>Vendre</h1></html>';
const answer = (status: number, text: string, more: Record<string, string> = {}) => ({
  ...{ status, text },
  headers: new Headers({ 'content-type': 'text/html', ...more }),
});
const json = { 'content-type': 'application/json' };

test.each<[string, string, ReturnType<typeof answer>, Outcome]>([
  ['a page', '/fr', answer(200, html), 'fresh'],
  ['a page that stands in', '/fr', answer(200, html, { 'x-vitrine-stale': '1' }), 'stale'],
  ['half a page', '/fr', answer(200, html.slice(0, 30)), 'wrong'],
  ['an address that does not exist', '/fr/rien-7', answer(404, html), 'fresh'],
  ['a page that is suddenly not there', '/fr', answer(404, html), 'wrong'],
  ['maintenance in words', '/fr', answer(503, html), 'told'],
  ['an error without words', '/fr', answer(503, ''), 'wrong'],
  ['a problem', '/api/properties', answer(503, '{"status":503}', json), 'told'],
  ['a limit', '/fr', answer(429, html), 'wrong'],
  ['a captcha that has expired', '/api/contact', answer(422, '{"status":"error"}', json), 'told'],
])('%s is told from the others', (_, path, given, outcome) => {
  expect(outcomeOf(path, given)).toBe(outcome);
});
