// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCaptcha } from './open-captcha.ts';
import type { BoxOptions } from './recaptcha.ts';
import { fakeGoogle } from './test-recaptcha.ts';

const notLoaded = 'ReCaptcha error: Failed to load script';
const notInitialised = 'Recaptcha ne semble pas initialisé (probablement pas de siteKey)';

/** Each test has its own key, because a loaded script stays loaded. */
let count = 0;
let siteKey: string;
let place: HTMLElement;

beforeEach(() => {
  siteKey = `key-${count++}`;
  place = document.createElement('div');
});
afterEach(() => {
  delete window.grecaptcha;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (version: 'v2' | 'v3' | 'enterprise' = 'v3', locale: 'fr' | 'en' = 'fr') =>
  openCaptcha({ siteKey, version, locale, action: 'contact_form', place });

/** The checkbox script is the same for every key, so its tests start with a document that has not loaded it. */
async function openFresh() {
  vi.resetModules();
  const fresh = await import('./open-captcha.ts');
  return fresh.openCaptcha({ siteKey, version: 'v2', locale: 'fr', action: 'contact_form', place });
}

describe('reCAPTCHA', () => {
  test('asks for a score with the key and the language of the site', async () => {
    const { addresses, execute } = fakeGoogle();
    const captcha = await open();
    expect(await captcha.answer()).toBe('token');
    expect(execute).toHaveBeenCalledWith(siteKey, { action: 'contact_form' });
    expect(addresses).toEqual([`https://www.google.com/recaptcha/api.js?render=${siteKey}&hl=fr-CA`]);
  });

  test('has a script of its own for enterprise', async () => {
    const { addresses } = fakeGoogle();
    await open('enterprise');
    expect(addresses).toEqual([`https://www.google.com/recaptcha/enterprise.js?render=${siteKey}&hl=fr-CA`]);
  });

  test('draws a box to tick in the language of the form, and takes each answer once', async () => {
    const { addresses, render, reset } = fakeGoogle({ response: 'ticked' });
    const captcha = await openFresh();
    expect(addresses).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit&hl=fr-CA']);
    expect(render).toHaveBeenCalledWith(
      place.firstChild,
      expect.objectContaining({ sitekey: siteKey, theme: 'light', size: 'normal', hl: 'fr-CA' }),
    );
    expect(await captcha.answer()).toBe('ticked');
    expect(reset).toHaveBeenCalledOnce();
  });

  test('has a smaller box where a form is narrow', async () => {
    const { render } = fakeGoogle();
    const form = document.createElement('form');
    form.append(place);
    await openFresh();
    expect(render).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ size: 'compact' }));
  });

  test('is empty as long as the box is not ticked, and leaves it to be ticked', async () => {
    const { reset } = fakeGoogle();
    expect(await (await openFresh()).answer()).toBe('');
    expect(reset).not.toHaveBeenCalled();
  });

  test('is loaded once for two forms and for another language of the page', async () => {
    const { addresses } = fakeGoogle();
    await Promise.all([open(), open(), open('v3', 'en')]);
    await open();
    expect(addresses).toHaveLength(1);
  });
});

describe('a script of reCAPTCHA that misbehaves', () => {
  test('cannot load: it is said, and tried again the next time', async () => {
    const { addresses } = fakeGoogle({ script: 'error' });
    await expect(open()).rejects.toThrow(notLoaded);
    await expect(open()).rejects.toThrow(notLoaded);
    expect(addresses).toHaveLength(2);
  });

  test('never loads: that counts as a failure after fifteen seconds', async () => {
    vi.useFakeTimers();
    fakeGoogle({ script: 'never' });
    const failure = expect(open()).rejects.toThrow(notLoaded);
    await vi.advanceTimersByTimeAsync(15_000);
    await failure;
    expect(document.head.querySelector('script')).toBeNull();
  });

  test('loads twice and is ready twice: the captcha works as ever', async () => {
    const { render } = fakeGoogle({ script: 'load twice', readyTimes: 2, response: 'ticked' });
    const captcha = await openFresh();
    expect(await captcha.answer()).toBe('ticked');
    expect(render).toHaveBeenCalledOnce();
  });

  test('starts nothing: it is not initialised', async () => {
    fakeGoogle({ starts: false });
    await expect(open()).rejects.toThrow(notInitialised);
  });

  test('is never ready: it is not initialised', async () => {
    vi.useFakeTimers();
    fakeGoogle({ readyTimes: 0 });
    const failure = expect(open()).rejects.toThrow(notInitialised);
    await vi.advanceTimersByTimeAsync(15_000);
    await failure;
  });

  test('takes back an answer that has expired: the box is there to be ticked again', async () => {
    let ticked = 'ticked';
    const { reset } = fakeGoogle({ response: () => ticked });
    const captcha = await openFresh();
    ticked = '';
    expect(await captcha.answer()).toBe('');
    expect(reset).not.toHaveBeenCalled();
    ticked = 'ticked again';
    expect(await captcha.answer()).toBe('ticked again');
  });

  test('calls back with an error: that is a failure until the box can be ticked', async () => {
    let box: BoxOptions | undefined;
    let ticked = '';
    fakeGoogle({
      response: () => ticked,
      render: (_, options) => {
        box = options;
        return 0;
      },
    });
    const captcha = await openFresh();
    box?.['error-callback']();
    await expect(captcha.answer()).rejects.toThrow(notInitialised);
    box?.callback();
    ticked = 'ticked';
    expect(await captcha.answer()).toBe('ticked');
  });

  test('throws while it draws: nothing of the box is left', async () => {
    fakeGoogle({
      render: () => {
        throw new Error('Invalid site key');
      },
    });
    await expect(openFresh()).rejects.toThrow('Invalid site key');
    expect(place.childElementCount).toBe(0);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('No reCAPTCHA clients exist.');
      },
    ],
    ['refuses', () => Promise.reject(new Error('No reCAPTCHA clients exist.'))],
  ])('%s when it is asked for a score: so does the captcha', async (_, execute) => {
    fakeGoogle({ execute });
    await expect((await open()).answer()).rejects.toThrow('No reCAPTCHA clients exist.');
  });

  test('never answers: the form is not kept waiting', async () => {
    vi.useFakeTimers();
    fakeGoogle({ execute: () => new Promise(() => undefined) });
    const captcha = await open();
    const failure = expect(captcha.answer()).rejects.toThrow(notInitialised);
    await vi.advanceTimersByTimeAsync(15_000);
    await failure;
  });
});

test.each([
  [null, 'v3'],
  ['key', null],
] as const)('without a site key or a version (%j, %j) there is no captcha', async (siteKey, version) => {
  await expect(openCaptcha({ siteKey, version, locale: 'fr', action: 'contact_form', place })).rejects.toThrow(
    'Captcha site key or version missing',
  );
});
