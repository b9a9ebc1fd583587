// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAllowed } from './consent.ts';
import { runEmbeddedScripts } from './run-embedded-scripts.ts';

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root.remove();
  setAllowed([], () => undefined);
});

const held = (text: string, purpose: string) => `<script type="text/plain" data-purpose="${purpose}">${text}</script>`;
/** Scripts that the browser would run. */
const running = () =>
  [...root.querySelectorAll('script:not([type="text/plain"])')].map(({ textContent }) => textContent);

test('a necessary script runs at once', () => {
  root.innerHTML = held('1', 'necessary');
  runEmbeddedScripts(root);
  expect(running()).toEqual(['1']);
});

test('other scripts and iframes wait until their purpose is allowed, then run in their order', async () => {
  root.innerHTML =
    held('1', 'marketing') +
    '<iframe data-held-src="https://a.example/" data-purpose="marketing"></iframe>' +
    held('2', 'marketing') +
    held('3', 'analytics');
  runEmbeddedScripts(root);
  expect(running()).toEqual([]);
  setAllowed(['marketing'], () => undefined);
  await expect.poll(running).toEqual(['1', '2']);
  expect(root.querySelector('iframe')?.src).toBe('https://a.example/');
});

test('scripts run again when the same code is shown again, as after a navigation', () => {
  for (const _ of ['first page', 'second page']) {
    root.innerHTML = held('1', 'necessary');
    runEmbeddedScripts(root)();
    expect(running()).toEqual(['1']);
  }
});

test('what still waits does not start once its page is left', () => {
  root.innerHTML = held('1', 'marketing');
  runEmbeddedScripts(root)();
  setAllowed(['marketing'], () => undefined);
  expect(running()).toEqual([]);
});

test('a script that fails logs a warning, and the next one runs', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  root.innerHTML = `<script type="text/plain" data-purpose="necessary" src="https://a.example/b.js"></script>${held('2', 'necessary')}`;
  runEmbeddedScripts(root);
  root.querySelector('script')?.dispatchEvent(new Event('error'));
  await expect.poll(running).toEqual(['', '2']);
  expect(warn).toHaveBeenCalledWith('An embedded script failed.', 'https://a.example/b.js', '');
  warn.mockRestore();
});
