import { expect, test } from 'vitest';
import { lastSendTime } from './alert-mail-schedule.ts';

test.each([
  ['at eight in the morning', 'daily', '2026-11-21T13:00:00Z', '2026-11-21T13:00:00.000Z'],
  ['a moment before eight', 'daily', '2026-11-21T12:59:59.999Z', '2026-11-20T13:00:00.000Z'],
  ['late in the evening', 'daily', '2026-11-22T04:30:00Z', '2026-11-21T13:00:00.000Z'],
  ['in summer', 'daily', '2026-07-01T12:00:00Z', '2026-07-01T12:00:00.000Z'],
  ['on the morning after the clocks went forward', 'daily', '2026-03-08T12:30:00Z', '2026-03-08T12:00:00.000Z'],
  ['before eight on that morning', 'daily', '2026-03-08T11:59:00Z', '2026-03-07T13:00:00.000Z'],
  ['on the morning after they went back', 'daily', '2026-11-01T13:00:00Z', '2026-11-01T13:00:00.000Z'],
  ['on Monday at eight', 'weekly', '2026-11-23T13:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['on Monday before eight', 'weekly', '2026-11-23T12:00:00Z', '2026-11-16T13:00:00.000Z'],
  ['on Sunday', 'weekly', '2026-11-29T20:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['in a week in which the clocks went back', 'weekly', '2026-11-05T20:00:00Z', '2026-11-02T13:00:00.000Z'],
  ['just now', 'at_once', '2026-11-21T13:00:00Z', '2026-11-21T12:59:45.000Z'],
] as const)('%s, %s mails were last to leave', (_, frequency, now, expected) => {
  expect(lastSendTime(frequency, new Date(now)).toISOString()).toBe(expected);
});
