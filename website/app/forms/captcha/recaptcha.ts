import { withTimeout } from '../with-timeout.ts';
import type { Captcha, CaptchaOptions } from './captcha.ts';
import { unlockDialogForPuzzle } from './unlock-dialog-for-puzzle.ts';

/** The part of Google's script that is used here. */
interface Grecaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(place: HTMLElement, options: BoxOptions): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

/** Options of Google's checkbox. */
export interface BoxOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
  hl: string;
  callback: () => void;
  'error-callback': () => void;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha & { enterprise?: Grecaptcha };
  }
}

type Options = CaptchaOptions & { siteKey: string; version: 'v2' | 'v3' | 'enterprise' };

const notInitialised = 'Recaptcha ne semble pas initialisé (probablement pas de siteKey)';

const notLoaded = 'ReCaptcha error: Failed to load script';

/** Time limit of each request to Google, ms; the service may be blocked. */
const timeoutMs = 15_000;

/**
 * Opens one of the three kinds of reCAPTCHA (captcha.4). Throws the errors of captcha.5 when the script
 * cannot be loaded or does not initialise. The next call tries again.
 */
export async function openRecaptcha(options: Options): Promise<Captcha> {
  await loadScript(options);
  const api = options.version === 'enterprise' ? window.grecaptcha?.enterprise : window.grecaptcha;
  if (!api) throw new Error(notInitialised);
  await withTimeout(new Promise<void>((resolve) => api.ready(resolve)), timeoutMs, notInitialised);
  return options.version === 'v2' ? checkbox(api, options) : score(api, options);
}

/** Width of Google's checkbox, px; a smaller one is used when less space is available. */
const boxWidth = 304;

/**
 * Renders a checkbox. Google resets it when its response expires before the submission. A box that cannot reach Google counts as
 * a failure and not as an unticked box.
 */
function checkbox(api: Grecaptcha, { siteKey, place, locale }: Options): Captcha {
  const box = place.appendChild(document.createElement('div'));
  let hasFailed = false;
  let widget: number;
  try {
    widget = api.render(box, {
      sitekey: siteKey,
      theme: getComputedStyle(place).colorScheme === 'dark' ? 'dark' : 'light',
      size: (place.closest('form')?.clientWidth ?? boxWidth) < boxWidth ? 'compact' : 'normal',
      hl: `${locale}-CA`,
      callback: () => {
        hasFailed = false;
      },
      'error-callback': () => {
        hasFailed = true;
      },
    });
  } catch (error) {
    box.remove();
    throw error;
  }
  unlockDialogForPuzzle(place);
  return {
    prepare: () => undefined,
    async answer() {
      const response = api.getResponse(widget);
      if (response) api.reset(widget);
      else if (hasFailed) throw new Error(notInitialised);
      return response;
    },
  };
}

/** Creates the invisible captcha, for which Google computes a score. */
const score = (api: Grecaptcha, { siteKey, action }: Options): Captcha => ({
  prepare: () => undefined,
  answer: async () => withTimeout(api.execute(siteKey, { action }), timeoutMs, notInitialised),
});

/** Loaded scripts by name. Google's script must not be loaded twice, so all forms and languages of a page share one. */
const scripts = new Map<string, Promise<void>>();

function loadScript({ version, siteKey, locale }: Options): Promise<void> {
  const file = version === 'enterprise' ? 'enterprise.js' : 'api.js';
  const render = version === 'v2' ? 'explicit' : siteKey;
  const name = `${file}?render=${render}`;
  const known = scripts.get(name);
  if (known) return known;
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(notLoaded));
  script.src = `https://www.google.com/recaptcha/${file}?${new URLSearchParams({ render, hl: `${locale}-CA` })}`;
  document.head.append(script);
  const loading = withTimeout(promise, timeoutMs, notLoaded).catch((error: unknown) => {
    // Removed so that a later attempt can load it, as after a lost connection.
    scripts.delete(name);
    script.remove();
    throw error;
  });
  scripts.set(name, loading);
  return loading;
}
