import type { RateLimit } from '@vitrine/network/rate-limiter.ts';
import type { Pool } from 'pg';
import { createCallLimiter } from '../http/call-limiter.ts';

export interface ContactLimits {
  /** Messages accepted from one network. */
  acceptedPerClient: RateLimit;
  /** Messages rejected from one network. */
  rejectedPerClient: RateLimit;
  /** Messages accepted from one e-mail address. */
  perEmail: RateLimit;
  /** Messages without a captcha accepted from one network. */
  withoutCaptchaPerClient: RateLimit;
  /** Messages without a captcha accepted for one site. */
  withoutCaptchaPerSite: RateLimit;
}

/**
 * Limits that suffice for an office behind one address and stop a flood. Rejected messages are counted separately, so
 * that they do not block valid messages of the same office.
 */
export const defaultContactLimits: ContactLimits = {
  acceptedPerClient: { points: 20, duration: 600 },
  rejectedPerClient: { points: 20, duration: 600 },
  perEmail: { points: 5, duration: 600 },
  withoutCaptchaPerClient: { points: 3, duration: 3600 },
  withoutCaptchaPerSite: { points: 50, duration: 86_400 },
};

export const createContactLimiters = (pool: Pool, limits: ContactLimits) => ({
  /** Keyed by `clientNetwork`, like the next limit. */
  acceptedPerClient: createCallLimiter(pool, 'client', limits.acceptedPerClient),
  rejectedPerClient: createCallLimiter(pool, 'rejected', limits.rejectedPerClient),
  /** Keyed by the e-mail address in lower case; a dot or a plus makes a different address, as for most mail servers. */
  perEmail: createCallLimiter(pool, 'email', limits.perEmail),
  withoutCaptchaPerClient: createCallLimiter(pool, 'no-captcha', limits.withoutCaptchaPerClient),
  /** Keyed by the site's id. */
  withoutCaptchaPerSite: createCallLimiter(pool, 'no-captcha-site', limits.withoutCaptchaPerSite),
});
export type ContactLimiters = ReturnType<typeof createContactLimiters>;
