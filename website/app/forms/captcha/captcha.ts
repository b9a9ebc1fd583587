import type { Locale } from '@vitrine/contract/locale.ts';

/** A captcha of one form. */
export interface Captcha {
  /** Called when the visitor starts to type, to begin slow work early. */
  prepare(): void;
  /** Returns the response to send with the form, valid for one submission. Throws when none is available. */
  answer(): Promise<string>;
}

export interface CaptchaOptions {
  siteKey: string | null;
  version: 'v2' | 'v3' | 'enterprise' | 'altcha' | null;
  locale: Locale;
  /** Type of the form. Core checks that a token was issued for the form that sends it. */
  action: string;
  /** Element that contains the visible captcha. */
  place: HTMLElement;
}
