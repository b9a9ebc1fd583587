// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectAdmin } from './connect-admin.ts';

const adminOrigin = 'https://admin.example.ca';
const onEdit = vi.fn();
const parent = { postMessage: vi.fn() };
let disconnect: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<header><a href="/fr">Accueil</a></header><main><div data-block-id="a"><a href="/fr/vendre">Vendre</a></div></main>';
  vi.stubGlobal('parent', parent);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  disconnect = connectAdmin({ adminOrigin, locale: 'fr', onEdit });
});
afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Sends a message as another window would. */
function receive(data: unknown, sender: { origin?: string; source?: unknown } = {}): void {
  const message = new MessageEvent('message', { data, origin: sender.origin ?? adminOrigin });
  Object.defineProperty(message, 'source', { value: sender.source ?? parent });
  window.dispatchEvent(message);
}

const form = { type: 'payload-live-preview', locale: 'fr', data: { title: 'Accueil' } };

test('the admin alone is told that the preview listens', () => {
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'payload-live-preview', ready: true },
    adminOrigin,
  );
});

test('the values of the admin’s form are read', () => {
  receive(form);
  expect(onEdit).toHaveBeenCalledExactlyOnceWith({ title: 'Accueil' });
});

test.each([
  ['another origin', form, { origin: 'https://evil.example' }],
  ['an origin that begins alike', form, { origin: `${adminOrigin}.evil.example` }],
  ['another window of the admin', form, { source: {} }],
  ['a form in another language', { ...form, locale: 'en' }, {}],
  ['another kind', { ...form, type: 'payload-document-event' }, {}],
  ['no values', { ...form, data: null }, {}],
])('a message of %s is ignored', (_, data, sender) => {
  receive(data, sender);
  expect(onEdit).not.toHaveBeenCalled();
});

test('a click in a block names the block to the admin, and its link leads nowhere', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('main a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(parent.postMessage).toHaveBeenLastCalledWith({ type: 'vitrine-block-clicked', id: 'a' }, adminOrigin);
});

test('a click in the header names no block', () => {
  parent.postMessage.mockClear();
  document.querySelector('header a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(parent.postMessage).not.toHaveBeenCalled();
});

test('the block whose form has the focus is scrolled into view', () => {
  const scroll = vi.fn();
  const block = document.querySelector('[data-block-id="a"]');
  if (block) block.scrollIntoView = scroll;
  receive({ type: 'vitrine-show-block', id: 'b' });
  expect(scroll).not.toHaveBeenCalled();
  receive({ type: 'vitrine-show-block', id: 'a' });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'smooth' });
});
