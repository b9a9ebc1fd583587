import { expect, test } from 'vitest';
import { createCaptchaNeed } from './captcha-need.ts';

function watched() {
  const told: boolean[] = [];
  return { told, need: createCaptchaNeed((isNeeded) => told.push(isNeeded)) };
}

test('a captcha is needed while anybody asks for it', () => {
  const { told, need } = watched();
  need.request('contact');
  need.request('alert');
  need.release('contact');
  expect(need.isNeeded()).toBe(true);
  need.release('alert');
  expect(need.isNeeded()).toBe(false);
  expect(told).toEqual([true, false]);
});

test('one who asks twice counts once', () => {
  const { need } = watched();
  need.request();
  need.request('default');
  need.release();
  expect(need.isNeeded()).toBe(false);
});

test('a release without a request takes nobody else’s away', () => {
  const { told, need } = watched();
  need.request('contact');
  need.release('alert');
  need.release();
  expect(need.isNeeded()).toBe(true);
  expect(told).toEqual([true]);
});
