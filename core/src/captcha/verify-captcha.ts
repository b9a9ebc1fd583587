import type { Site } from '../sites/find-site.ts';
import { verifyAltcha } from './altcha.ts';
import type { CaptchaSettings, CaptchaVerdict } from './captcha-settings.ts';
import { verifyRecaptcha } from './recaptcha.ts';

/** Verifies a captcha answer by the site's own kind; a site without a captcha lets everything pass. */
export async function verifyCaptcha(
  site: Pick<Site, 'microsite_id' | 'captcha'>,
  response: string,
  address: string,
  settings: CaptchaSettings,
): Promise<CaptchaVerdict> {
  if (!site.captcha) return { kind: 'passed' };
  if (response === '') return { kind: 'failed', reason: 'no answer' };
  const { version, secret = settings.secret } = site.captcha;
  if (version === 'altcha') return verifyAltcha(response, site.microsite_id, settings.hmacKey);
  if (!secret) return { kind: 'unavailable', reason: 'the site has no reCAPTCHA secret' };
  const minScore = version === 'v2' ? null : settings.minScore;
  return verifyRecaptcha({ verifyUrl: settings.verifyUrl, secret, response, address, minScore });
}
