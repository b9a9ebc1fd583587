// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitField } from '../forms/awaited-field.ts';
import { openRow } from './open-row.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = '<div id="blocks-row-0"></div><div id="blocks-row-1"></div>';
});
afterEach(() => void vi.useRealTimers());

const row = (index = 0) => document.getElementById(`blocks-row-${index}`) ?? expect.unreachable();
const field = '<input name="title">';
const open = (expand: () => void, index = 0) => openRow({ list: 'blocks', index, expand, signal: awaitField() });
const focused = () => document.activeElement?.getAttribute('name');

test('a row is expanded, and its first field has the focus', async () => {
  const opening = open(() => row().insertAdjacentHTML('beforeend', field));
  await vi.advanceTimersByTimeAsync(500);
  await opening;
  expect(focused()).toBe('title');
});

test('a row that an answer of the server has closed again is expanded again', async () => {
  let expansions = 0;
  const expand = () => {
    expansions += 1;
    if (expansions === 2) row().innerHTML = field;
  };
  const opening = open(expand);
  await vi.advanceTimersByTimeAsync(3000);
  await opening;
  expect([expansions, focused()]).toEqual([2, 'title']);
});

test('the fields of a row may come from the server after half a minute', async () => {
  const opening = open(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  row().innerHTML = field;
  await vi.advanceTimersByTimeAsync(500);
  await opening;
  expect(focused()).toBe('title');
});

test.each(['keydown', 'pointerdown'])('nothing takes the focus after a later %s of the editor', async (name) => {
  const opening = open(() => undefined);
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  row().innerHTML = field;
  await vi.advanceTimersByTimeAsync(500);
  await opening;
  expect(document.activeElement).toBe(document.body);
});

test('of two rows that are opened one after the other, the second has the focus', async () => {
  const first = open(() => undefined);
  const second = open(() => undefined, 1);
  row(1).innerHTML = '<input name="second">';
  await vi.advanceTimersByTimeAsync(500);
  await second;
  row().innerHTML = field;
  await vi.advanceTimersByTimeAsync(500);
  await first;
  expect(focused()).toBe('second');
});
