/** How captcha answers are verified; the site says which kind it uses (`CoreSite.captcha`). */
export type CaptchaSettings = {
  /** Signs ALTCHA challenges. */
  hmacKey: string;
  /** reCAPTCHA's siteverify address. */
  verifyUrl: string;
  /** The reCAPTCHA secret of sites that have none of their own. */
  secret?: string;
  /** Below this score (0 to 1, v3 and enterprise) a message is suspected to be spam. */
  minScore: number;
};

/**
 * What a captcha answer is worth. `suspect`: a right answer with a bad score. `unavailable`: the verifier could not be
 * asked, so that nothing is known. `challenge` marks a challenge that is accepted once, `isUsed` one that somebody has sent before.
 */
export type CaptchaVerdict =
  | { kind: 'passed' | 'suspect'; challenge?: { nonce: string; expiresAt: Date } }
  | { kind: 'failed'; reason: string; isUsed?: boolean }
  | { kind: 'unavailable'; reason: string };
