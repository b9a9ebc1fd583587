// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRow } from './open-row.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = '<div id="blocks-row-0"></div>';
});
afterEach(() => void vi.useRealTimers());

const row = () => document.getElementById('blocks-row-0') ?? expect.unreachable();
const field = '<input name="title">';

test('a row is expanded, and its first field has the focus', async () => {
  const opening = openRow({ list: 'blocks', index: 0, expand: () => row().insertAdjacentHTML('beforeend', field) });
  await vi.advanceTimersByTimeAsync(500);
  await opening;
  expect(document.activeElement?.getAttribute('name')).toBe('title');
});

test('a row that an answer of the server has closed again is expanded again', async () => {
  let expansions = 0;
  const expand = () => {
    expansions += 1;
    if (expansions === 2) row().innerHTML = field;
  };
  const opening = openRow({ list: 'blocks', index: 0, expand });
  await vi.advanceTimersByTimeAsync(3000);
  await opening;
  expect([expansions, document.activeElement?.getAttribute('name')]).toEqual([2, 'title']);
});

test('nothing takes the focus once something else has the attention', async () => {
  const other = new AbortController();
  const expand = vi.fn();
  const opening = openRow({ list: 'blocks', index: 0, expand, signal: other.signal });
  other.abort();
  row().innerHTML = field;
  await vi.advanceTimersByTimeAsync(500);
  await opening;
  expect(document.activeElement).toBe(document.body);
});
