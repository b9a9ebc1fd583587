import { expect, test } from 'vitest';
import { readHeight } from './read-height.ts';

test.each([
  [{ event_id: 'height', height: 1840 }, 1840],
  [{ eventId: 'iframe-height', height: '912.4px' }, 913],
  [{ event: 'resize', data: { height: 640 } }, 640],
  ['{"type":"setHeight","value":700}', 700],
])('%j tells a height of %i', (message, height) => {
  expect(readHeight(message)).toBe(height);
});

test.each([
  ['no event id', { height: 1840 }],
  ['another event', { event_id: 'scroll', height: 1840 }],
  ['a height that hides the page', { event_id: 'height', height: 1 }],
  ['a height without end', { event_id: 'height', height: 1e9 }],
  ['no number', { event_id: 'height', height: 'tall' }],
  ['text that is no JSON', 'height=1840'],
  ['nothing', null],
])('%s tells none', (_, message) => {
  expect(readHeight(message)).toBeNull();
});
