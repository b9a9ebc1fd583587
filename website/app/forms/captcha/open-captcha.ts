import type { Captcha, CaptchaOptions } from './captcha.ts';

/** Opens the captcha of a site's choice, each kind in a chunk of its own. Throws where the site names none (`1-shell §8`). */
export async function openCaptcha({ siteKey, version, ...rest }: CaptchaOptions): Promise<Captcha> {
  if (!siteKey || !version) throw new Error('Captcha site key or version missing');
  if (version === 'altcha') {
    const { openAltcha } = await import('./altcha.ts');
    return openAltcha();
  }
  const { openRecaptcha } = await import('./recaptcha.ts');
  return openRecaptcha({ siteKey, version, ...rest });
}
