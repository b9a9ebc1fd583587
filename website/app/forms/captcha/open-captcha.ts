import type { Captcha, CaptchaOptions } from './captcha.ts';

/**
 * Opens the captcha that the site uses; each kind is a separate chunk. Throws when the site has no key or version (captcha.5).
 */
export async function openCaptcha({ siteKey, version, ...rest }: CaptchaOptions): Promise<Captcha> {
  if (!siteKey || !version) throw new Error('Captcha site key or version missing');
  if (version === 'altcha') {
    const { openAltcha } = await import('./altcha.ts');
    return openAltcha();
  }
  const { openRecaptcha } = await import('./recaptcha.ts');
  return openRecaptcha({ siteKey, version, ...rest });
}
