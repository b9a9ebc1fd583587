import { expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '../../../scripts/tests/console-guard.ts';
import { askGuards, beforeRouteChange, type Guard, hasGuards } from './navigation-guards.ts';

const change = { from: '/fr/vendre', to: '/en/sell' };

function guard(verdict: Guard) {
  const asked = vi.fn(verdict);
  onTestFinished(beforeRouteChange(asked));
  return asked;
}

test('nothing stands in the way of a route change without a guard', async () => {
  expect(hasGuards()).toBe(false);
  expect(await askGuards(change)).toBe('go');
});

test('a guard hears from where to where, and may answer later', async () => {
  const asked = guard(() => Promise.resolve('cancel'));
  expect(await askGuards(change)).toBe('cancel');
  expect(asked).toHaveBeenCalledWith(change);
});

test('the first guard that does not let the change be decides, and no other is asked', async () => {
  guard(() => 'go');
  guard(() => 'reload');
  const last = guard(() => 'cancel');
  expect(await askGuards(change)).toBe('reload');
  expect(last).not.toHaveBeenCalled();
});

test('a guard that is taken away is not asked any more', async () => {
  beforeRouteChange(() => 'cancel')();
  expect(hasGuards()).toBe(false);
  expect(await askGuards(change)).toBe('go');
});

test('a guard that breaks holds nobody on a page', async () => {
  expectConsole('warn', /A navigation guard failed/);
  guard(() => {
    throw new Error('broken');
  });
  expect(await askGuards(change)).toBe('go');
});
