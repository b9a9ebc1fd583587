// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCaptcha } from './open-captcha.ts';

/** Stands for Google: answers the script element by `load` or `error`, as a network would. */
function answerScripts(event: 'load' | 'error') {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return append(script);
    addresses.push(script.src);
    queueMicrotask(() => script.dispatchEvent(new Event(event)));
  });
}

let addresses: string[] = [];
const place = document.createElement('div');
const options = { locale: 'fr', place } as const;

beforeEach(() => {
  addresses = [];
});
afterEach(() => {
  delete window.grecaptcha;
  vi.restoreAllMocks();
});

test('a score is asked for with the key and the language of the site', async () => {
  answerScripts('load');
  const execute = vi.fn(async () => 'token');
  window.grecaptcha = { ready: (go) => go(), execute, render: () => 0, getResponse: () => '', reset: () => undefined };
  const captcha = await openCaptcha({ siteKey: 'key-3', version: 'v3', ...options });
  expect(await captcha.answer()).toBe('token');
  expect(execute).toHaveBeenCalledWith('key-3', { action: 'contact_form' });
  expect(addresses).toEqual(['https://www.google.com/recaptcha/api.js?render=key-3&hl=fr-CA']);
});

test('enterprise has a script of its own', async () => {
  answerScripts('load');
  const api = {
    ready: (go: () => void) => go(),
    execute: async () => 'token',
    render: () => 0,
    getResponse: () => '',
    reset: () => undefined,
  };
  window.grecaptcha = { ...api, enterprise: api };
  await openCaptcha({ siteKey: 'key-e', version: 'enterprise', ...options });
  expect(addresses).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=key-e&hl=fr-CA']);
});

test('a script that cannot load is said to be one, and is tried again the next time', async () => {
  answerScripts('error');
  const open = () => openCaptcha({ siteKey: 'key-x', version: 'v3', ...options });
  await expect(open()).rejects.toThrow('ReCaptcha error: Failed to load script');
  await expect(open()).rejects.toThrow('ReCaptcha error: Failed to load script');
  expect(addresses).toHaveLength(2);
});

test('a script that starts nothing is not initialised', async () => {
  answerScripts('load');
  await expect(openCaptcha({ siteKey: 'key-2', version: 'v2', ...options })).rejects.toThrow(
    'Recaptcha ne semble pas initialisé (probablement pas de siteKey)',
  );
});

test.each([
  [null, 'v3'],
  ['key', null],
] as const)('without a site key or a version (%j, %j) there is no captcha', async (siteKey, version) => {
  await expect(openCaptcha({ siteKey, version, ...options })).rejects.toThrow('no site key or no version');
});
