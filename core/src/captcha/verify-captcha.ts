import type { Site } from '../sites/find-site.ts';
import { verifyAltcha } from './altcha.ts';
import type { CaptchaSettings, CaptchaVerdict } from './captcha-settings.ts';
import { verifyRecaptcha, withoutWww } from './recaptcha.ts';

interface Sending {
  /** The captcha's answer as the visitor's browser sent it. */
  response: string;
  /** True for a message that comes without an answer, to be held for staff. */
  isMissing: boolean;
  formType: string;
  /** The visitor's address, or `unknown`. */
  address: string;
}

/** Maximum length of an answer, characters: reCAPTCHA's have up to some thousand, ALTCHA's some hundred. */
const answerLimit = 20_000;

/** Verifies an answer to the site's kind of captcha. A site without a captcha accepts everything. */
export async function verifyCaptcha(
  site: Pick<Site, 'microsite_id' | 'captcha' | 'origin'>,
  { response, isMissing, formType, address }: Sending,
  settings: CaptchaSettings,
  now: Date,
): Promise<CaptchaVerdict> {
  if (!site.captcha) return { kind: 'passed' };
  if (isMissing) return { kind: 'missing' };
  if (response.trim() === '') return { kind: 'failed', reason: 'no answer' };
  if (response.length > answerLimit) return { kind: 'failed', reason: 'an answer that is too long' };
  const { version, secret = settings.secret } = site.captcha;
  if (version === 'altcha') return verifyAltcha(response, site.microsite_id, settings.hmacKey);
  if (!secret) return { kind: 'unavailable', reason: 'the site has no reCAPTCHA secret' };
  const hasScore = version !== 'v2';
  return verifyRecaptcha({
    verifyUrl: settings.verifyUrl,
    secret,
    response,
    address,
    expected: {
      hostname: withoutWww(new URL(site.origin).hostname),
      action: hasScore ? formType : null,
      minScore: hasScore ? settings.minScore : null,
      now,
    },
  });
}
