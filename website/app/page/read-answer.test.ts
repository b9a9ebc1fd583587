import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.server.ts';

/** An answer of the content service whose body is as long as given. */
const answer = (length: number, title = '') => {
  const body = { content: { fields: [] }, title: { fr: title } };
  const text = JSON.stringify(body).padEnd(length, ' ');
  const bytes = Buffer.from(text);
  return { kind: 'answered' as const, status: 200, body, bytes, text, isJson: true, headers: new Headers() };
};
const megabyte = 1024 * 1024;

test('the same body at the same address is the same page', () => {
  const outcome = readAnswer(answer(megabyte), '/a');
  expect(readAnswer(answer(megabyte), '/a')).toBe(outcome);
  expect(readAnswer(answer(megabyte, 'Autre'), '/a')).not.toBe(outcome);
  expect(readAnswer(answer(megabyte), '/b')).not.toBe(outcome);
});

test('an error makes the page before it read again', () => {
  const outcome = readAnswer(answer(100), '/c');
  readAnswer({ ...answer(100), body: {}, bytes: Buffer.from('x'), text: 'x', isJson: false }, '/c');
  expect(readAnswer(answer(100), '/c')).not.toBe(outcome);
});

test('the pages that were asked for the longest ago are forgotten once their bodies are too long together', () => {
  const first = readAnswer(answer(megabyte), '/first');
  const recent = readAnswer(answer(megabyte), '/recent');
  for (let index = 0; index < 11; index += 1) readAnswer(answer(megabyte), `/other-${index}`);
  expect(readAnswer(answer(megabyte), '/recent')).toBe(recent);
  expect(readAnswer(answer(megabyte), '/first')).not.toBe(first);
});

test('the pages that were asked for the longest ago are forgotten once there are too many', () => {
  const first = readAnswer(answer(100), '/oldest');
  const recent = readAnswer(answer(100), '/used-again');
  for (let index = 0; index < 298; index += 1) readAnswer(answer(100), `/many-${index}`);
  expect(readAnswer(answer(100), '/used-again')).toBe(recent);
  readAnswer(answer(100), '/one-more');
  expect(readAnswer(answer(100), '/used-again')).toBe(recent);
  expect(readAnswer(answer(100), '/oldest')).not.toBe(first);
});
