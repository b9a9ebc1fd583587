import type { Locale } from '@vitrine/contract/locale.ts';

/** A captcha that stands ready for one form. */
export interface Captcha {
  /** Called when the visitor begins to write: time to do what takes long. */
  prepare(): void;
  /** The response that the form is sent with, good for one sending. Throws where there is none to be had. */
  answer(): Promise<string>;
}

export interface CaptchaOptions {
  siteKey: string | null;
  version: 'v2' | 'v3' | 'enterprise' | 'altcha' | null;
  locale: Locale;
  /** Where a captcha that the visitor has to touch is drawn. */
  place: HTMLElement;
}

/** Opens the captcha of a site's choice, each kind in a chunk of its own. Throws where the site names none (`1-shell §8`). */
export async function openCaptcha({ siteKey, version, ...rest }: CaptchaOptions): Promise<Captcha> {
  if (!siteKey || !version) throw new Error('The captcha has no site key or no version.');
  if (version === 'altcha') {
    const { openAltcha } = await import('./altcha.ts');
    return openAltcha();
  }
  const { openRecaptcha } = await import('./recaptcha.ts');
  return openRecaptcha({ siteKey, version, ...rest });
}
