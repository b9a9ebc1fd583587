import { withTimeout } from '../with-timeout.ts';
import type { Captcha, CaptchaOptions } from './captcha.ts';
import { unlockDialogForPuzzle } from './unlock-dialog-for-puzzle.ts';

/** What of Google's script is used here. */
interface Grecaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(place: HTMLElement, options: BoxOptions): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

/** What Google draws its box by. */
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

/** How long Google may take for each step, in ms: it may be blocked on the way. */
const patienceMs = 15_000;

/**
 * reCAPTCHA in its three kinds (`1-shell §4`, §7). Throws what the catalogue names (`1-shell §8`): where the script cannot be
 * loaded, or comes but starts nothing. The next try begins anew.
 */
export async function openRecaptcha(options: Options): Promise<Captcha> {
  await loadScript(options);
  const api = options.version === 'enterprise' ? window.grecaptcha?.enterprise : window.grecaptcha;
  if (!api) throw new Error(notInitialised);
  await withTimeout(new Promise<void>((resolve) => api.ready(resolve)), patienceMs, notInitialised);
  return options.version === 'v2' ? checkbox(api, options) : score(api, options);
}

/** The width of Google's box, px; where there is less room it has a smaller one. */
const boxWidth = 304;

/**
 * A box to tick. An answer that expires before it is sent is taken back by Google, and the box is there to be ticked again. What
 * cannot reach Google cannot be ticked either: that is a failure, and not the visitor's omission.
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

/** Nothing to do: Google watches and gives a score. */
const score = (api: Grecaptcha, { siteKey, action }: Options): Captcha => ({
  prepare: () => undefined,
  answer: async () => withTimeout(api.execute(siteKey, { action }), patienceMs, notInitialised),
});

/** Google's script must not be loaded twice; a second form and another language of the page take the first one's. */
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
  const loading = withTimeout(promise, patienceMs, notLoaded).catch((error: unknown) => {
    // It may load the next time, as a connection comes back.
    scripts.delete(name);
    script.remove();
    throw error;
  });
  scripts.set(name, loading);
  return loading;
}
