import { afterAll, vi } from 'vitest';

// The unit test files of a worker share its process, its packages and its jsdom. The end of each file undoes what the file has
// changed there, and lets the next file evaluate the modules of the repository anew.

const environment = { ...process.env };
const observers = new Set<MutationObserver>();
const undo: (() => void)[] = [];

if (typeof document !== 'undefined') {
  recordListeners(document);
  recordListeners(window);
  recordObservers();
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  if (typeof document !== 'undefined') resetDocument();
});

/** Removes the listeners at the end of the file that are added to `target` from now on. */
function recordListeners(target: EventTarget): void {
  const { addEventListener } = target;
  target.addEventListener = (type, listener, options) => {
    addEventListener.call(target, type, listener, options);
    // React adds this one once for all of its roots.
    if (type !== 'selectionchange') undo.push(() => target.removeEventListener(type, listener, options));
  };
  undo.push(() => {
    target.addEventListener = addEventListener;
  });
}

/** Ends the observers at the end of the file that are created from now on. */
function recordObservers(): void {
  const Observer = globalThis.MutationObserver;
  globalThis.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.add(this);
    }
  };
  undo.push(() => {
    globalThis.MutationObserver = Observer;
    for (const observer of observers) observer.disconnect();
  });
}

function resetDocument(): void {
  for (const each of undo.reverse()) each();
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  }
  history.replaceState(null, '', '/');
}
