// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AdminConnection, connectAdmin } from './connect-admin.ts';

const adminOrigin = 'https://admin.example.ca';
const onEdit = vi.fn();
const onState = vi.fn();
const parent = { postMessage: vi.fn() };
let admin: AdminConnection | null;

beforeEach(() => {
  document.body.innerHTML = `<header><a href="/fr">Accueil</a></header>
    <main><div data-block-id="a"><a href="/fr/vendre">Vendre</a><p data-preview-controls><button>Monter</button></p></div></main>
    <input>`;
  vi.stubGlobal('parent', parent);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  admin = connectAdmin({ adminOrigin, locale: 'fr', onEdit, onState });
});
afterEach(() => {
  admin?.close();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Sends a message as another window would. */
function receive(data: unknown, sender: { origin?: string; source?: unknown } = {}): void {
  const message = new MessageEvent('message', { data, origin: sender.origin ?? adminOrigin });
  Object.defineProperty(message, 'source', { value: sender.source ?? parent });
  window.dispatchEvent(message);
}

test('a page without an admin around it is not connected', () => {
  vi.stubGlobal('parent', window);
  expect(connectAdmin({ adminOrigin, locale: 'fr', onEdit, onState })).toBeNull();
});

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

test('a press of a button over a block does not open the form of the block', () => {
  parent.postMessage.mockClear();
  document.querySelector<HTMLElement>('main button')?.click();
  expect(parent.postMessage).not.toHaveBeenCalled();
});

test('the changes of a block and the steps of the history are sent to the admin alone', () => {
  admin?.change('move-up', 'a');
  expect(parent.postMessage).toHaveBeenLastCalledWith(
    { type: 'vitrine-block-action', action: 'move-up', id: 'a' },
    adminOrigin,
  );
  admin?.step('redo');
  expect(parent.postMessage).toHaveBeenLastCalledWith({ type: 'vitrine-history-step', step: 'redo' }, adminOrigin);
});

test('a file that was dropped on a block is sent to the admin alone', () => {
  const file = new File(['a'], 'facade.png', { type: 'image/png' });
  admin?.changePicture({ id: 'a', picture: 'logo', file });
  expect(parent.postMessage).toHaveBeenLastCalledWith(
    { type: 'vitrine-change-picture', id: 'a', picture: 'logo', file },
    adminOrigin,
  );
});

test('Ctrl+Z undoes the last change, but not in a text field', () => {
  const press = (target: Element | null) =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }));
  parent.postMessage.mockClear();
  press(document.querySelector('input'));
  expect(parent.postMessage).not.toHaveBeenCalled();
  press(document.body);
  expect(parent.postMessage).toHaveBeenLastCalledWith({ type: 'vitrine-history-step', step: 'undo' }, adminOrigin);
});

test('the state of the form is read, without properties that it should not have', () => {
  const pictures = [{ path: 'logo', label: 'Logo', isEmpty: true }];
  const block = { id: 'a', label: 'Texte', isHidden: true, isSample: false, isReusable: false, pictures };
  receive({
    ...{ type: 'vitrine-editor-state', language: 'en', canUndo: true, blocks: [{ ...block, more: 1 }] },
    ...{ variants: [{ key: 'ete', name: 'Été', color: '#fff' }], variant: 'ete' },
  });
  expect(onState).toHaveBeenCalledExactlyOnceWith({
    ...{ language: 'en', canUndo: true, canRedo: false, blocks: [block] },
    ...{ variants: [{ key: 'ete', name: 'Été' }], variant: 'ete' },
  });
});

test.each([[{ language: 'de', blocks: [] }], [{ language: 'fr', blocks: 3 }], [{}]])(
  'a wrong state such as %j is ignored',
  (wrong) => {
    receive({ type: 'vitrine-editor-state', ...wrong });
    expect(onState).not.toHaveBeenCalled();
  },
);

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
