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
  /** The form's type, for which a score is given: core checks that a token was made for the form that it comes with. */
  action: string;
  /** Where a captcha that the visitor has to touch is drawn. */
  place: HTMLElement;
}
