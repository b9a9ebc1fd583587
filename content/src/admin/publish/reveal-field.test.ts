// @vitest-environment jsdom
import type { FormState } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({}));
vi.mock('next/navigation.js', () => ({}));

const { revealField } = await import('./reveal-field.ts');

let fields: FormState;
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = '<div id="items-row-0"><button id="row"></button></div>';
});
afterEach(() => {
  vi.useRealTimers();
  // jsdom has neither, and other files rely on that.
  for (const name of ['scrollIntoView', 'checkVisibility']) Reflect.deleteProperty(Element.prototype, name);
});

const reveal = (isLoading: boolean) => {
  fields = { items: { rows: [{ id: 'a', isLoading }] } };
  return revealField({
    path: 'items.0.title',
    tab: undefined,
    dispatchFields: () => undefined,
    getFields: () => fields,
  });
};
const receive = () => {
  fields = { items: { rows: [{ id: 'a' }] } };
  document.body.insertAdjacentHTML('beforeend', '<input id="field-items__0__title">');
};

test('a field of a row that comes from the server after half a minute gets the focus', async () => {
  const revealing = reveal(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(document.activeElement).toBe(document.body);
  receive();
  await vi.advanceTimersByTimeAsync(100);
  await revealing;
  expect(document.activeElement?.id).toBe('field-items__0__title');
});

test('of a field without an element, the row has the focus after some seconds', async () => {
  const revealing = reveal(false);
  await vi.advanceTimersByTimeAsync(5000);
  await revealing;
  expect(document.activeElement?.id).toBe('row');
});

test.each(['keydown', 'pointerdown'])(
  'a later %s of the editor ends the wait, and leaves the focus where it is',
  async (name) => {
    const press = () => document.body.dispatchEvent(new Event(name, { bubbles: true }));
    const revealing = reveal(true);
    press();
    await vi.advanceTimersByTimeAsync(100);
    await revealing;
    receive();
    Element.prototype.checkVisibility = () => false;
    const hidden = reveal(false);
    press();
    await vi.advanceTimersByTimeAsync(5000);
    await hidden;
    expect(document.activeElement).toBe(document.body);
  },
);
