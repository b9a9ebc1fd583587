import type { Captcha, CaptchaOptions } from './captcha.ts';

/** What of Google's script is used here. */
interface Grecaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(place: HTMLElement, options: { sitekey: string; theme?: string }): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha & { enterprise?: Grecaptcha };
  }
}

type Options = CaptchaOptions & { siteKey: string; version: 'v2' | 'v3' | 'enterprise' };

const notInitialised = 'Recaptcha ne semble pas initialisé (probablement pas de siteKey)';

/** reCAPTCHA in its three kinds (`1-shell §4`, §7). A script that cannot load throws 'ReCaptcha error: Failed to load script'. */
export async function openRecaptcha(options: Options): Promise<Captcha> {
  await loadScript(scriptAddress(options));
  const api = options.version === 'enterprise' ? window.grecaptcha?.enterprise : window.grecaptcha;
  if (!api) throw new Error(notInitialised);
  await new Promise<void>((resolve) => api.ready(resolve));
  return options.version === 'v2' ? checkbox(api, options) : score(api, options);
}

function scriptAddress({ version, siteKey, locale }: Options): string {
  const file = version === 'enterprise' ? 'enterprise.js' : 'api.js';
  const query = new URLSearchParams({ render: version === 'v2' ? 'explicit' : siteKey, hl: `${locale}-CA` });
  return `https://www.google.com/recaptcha/${file}?${query}`;
}

/** A box to tick. */
function checkbox(api: Grecaptcha, { siteKey, place }: Options): Captcha {
  const widget = api.render(place.appendChild(document.createElement('div')), { sitekey: siteKey });
  return {
    prepare: () => undefined,
    async answer() {
      const response = api.getResponse(widget);
      if (response) api.reset(widget);
      return response;
    },
  };
}

/** Nothing to do: Google watches and gives a score. */
const score = (api: Grecaptcha, { siteKey }: Options): Captcha => ({
  prepare: () => undefined,
  answer: () => api.execute(siteKey, { action: 'contact_form' }),
});

const scripts = new Map<string, Promise<void>>();

function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.onload = () => resolve();
  script.onerror = () => {
    // It may load the next time, as a connection comes back.
    scripts.delete(address);
    script.remove();
    reject(new Error('ReCaptcha error: Failed to load script'));
  };
  script.src = address;
  document.head.append(script);
  scripts.set(address, promise);
  return promise;
}
