import { beforeEach, expect, test, vi } from 'vitest';

let whenAllowed: typeof import('./consent.ts').whenAllowed;
let setAllowed: typeof import('./consent.ts').setAllowed;
const reload = vi.fn();

beforeEach(async () => {
  // Each test starts with a new page.
  vi.resetModules();
  reload.mockReset();
  ({ whenAllowed, setAllowed } = await import('./consent.ts'));
});

test('nothing starts before it is allowed', () => {
  const start = vi.fn();
  whenAllowed('analytics', start);
  setAllowed(['marketing'], reload);
  expect(start).not.toHaveBeenCalled();
});

test('what is allowed starts once, however often consent is told', () => {
  const start = vi.fn();
  whenAllowed('analytics', start);
  setAllowed(['analytics'], reload);
  setAllowed(['analytics', 'marketing'], reload);
  expect(start).toHaveBeenCalledOnce();
});

test('what comes after consent starts at once', () => {
  const start = vi.fn();
  setAllowed(['analytics'], reload);
  whenAllowed('analytics', start);
  expect(start).toHaveBeenCalledOnce();
});

test('what has gone by then does not start', () => {
  const start = vi.fn();
  whenAllowed('analytics', start)();
  setAllowed(['analytics'], reload);
  expect(start).not.toHaveBeenCalled();
});

test('taking back the consent for what runs loads the page anew, and starts nothing else', () => {
  const other = vi.fn();
  whenAllowed('analytics', () => undefined);
  whenAllowed('marketing', other);
  setAllowed(['analytics'], reload);
  setAllowed(['marketing'], reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

test('taking back the consent for what never ran is quiet', () => {
  setAllowed(['analytics'], reload);
  setAllowed([], reload);
  expect(reload).not.toHaveBeenCalled();
});
