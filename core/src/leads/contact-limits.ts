import type { Pool } from 'pg';
import { createLimiter, type Limit } from '../http/rate-limiter.ts';

export type ContactLimits = {
  /** Messages accepted from one network. */
  acceptedPerClient: Limit;
  /** Messages rejected from one network. */
  rejectedPerClient: Limit;
  /** Messages accepted from one e-mail address. */
  perEmail: Limit;
  /** Messages without a captcha accepted from one network. */
  withoutCaptchaPerClient: Limit;
  /** Messages without a captcha accepted for one site. */
  withoutCaptchaPerSite: Limit;
};

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
  /** Keyed by `clientNetwork`, like the next one. */
  acceptedPerClient: createLimiter(pool, 'client', limits.acceptedPerClient),
  rejectedPerClient: createLimiter(pool, 'rejected', limits.rejectedPerClient),
  /** Keyed by the e-mail address in lower case; a dot or a plus makes a different address, as for most mail servers. */
  perEmail: createLimiter(pool, 'email', limits.perEmail),
  withoutCaptchaPerClient: createLimiter(pool, 'no-captcha', limits.withoutCaptchaPerClient),
  /** Keyed by the site's id. */
  withoutCaptchaPerSite: createLimiter(pool, 'no-captcha-site', limits.withoutCaptchaPerSite),
});
export type ContactLimiters = ReturnType<typeof createContactLimiters>;
