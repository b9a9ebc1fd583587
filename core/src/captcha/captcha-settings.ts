/** Settings by which captcha answers are verified; the site says which kind it uses (`CoreSite.captcha`). */
export interface CaptchaSettings {
  /** Key that signs ALTCHA challenges. */
  hmacKey: string;
  /** reCAPTCHA's siteverify address. */
  verifyUrl: string;
  /** The reCAPTCHA secret of sites that have none of their own. */
  secret?: string;
  /** Below this score (0 to 1, v3 and enterprise) a message is suspected to be spam. */
  minScore: number;
}

/**
 * Result of the verification of a captcha answer. `suspect`: the answer is correct but has a low score.
 * `unavailable`: the verifier could not be reached.
 * `missing`: the message of a visitor without JavaScript, which is held for staff.
 * `challenge` names a challenge that is accepted once; `isUsed` marks an answer that was sent before.
 */
export type CaptchaVerdict =
  | { kind: 'missing' }
  | { kind: 'passed' | 'suspect'; challenge?: { nonce: string; expiresAt: Date } }
  | { kind: 'failed'; reason: string; isUsed?: boolean }
  | { kind: 'unavailable'; reason: string };
