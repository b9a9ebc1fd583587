import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { CaptchaSettings } from '../captcha/captcha-settings.ts';
import { spendChallenge } from '../captcha/spend-challenge.ts';
import { verifyCaptcha } from '../captcha/verify-captcha.ts';
import type { Database } from '../db/connect.ts';
import { CoreProblem } from '../http/core-problem.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { Site } from '../sites/find-site.ts';
import type { ContactLimiters } from './contact-limits.ts';
import { findDuplicate } from './find-duplicate.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { LeadSubmission } from './lead-submission.ts';
import { resolveRecipient } from './resolve-recipient.ts';

export type LeadDesk = {
  database: Database;
  queue: JobQueue;
  limiters: ContactLimiters;
  captcha: CaptchaSettings;
  now: () => Date;
};

export type LeadCircumstances = {
  site: Site;
  /** The visitor's address, or `unknown`. */
  address: string;
  userAgent: string | null;
  idempotencyKey: string | null;
  logger: Logger;
};

/** Lets one transaction at a time go on with what `name` stands for. */
const lock = (transaction: Database, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);

/**
 * Keeps a message and queues its mails in one transaction, and returns the lead's id once both are durable. The same
 * message again is the same lead, without a second captcha. Throws a problem when the captcha is wrong, cannot be
 * verified, or the address has sent too much; then nothing is kept.
 */
export function receiveLead(
  desk: LeadDesk,
  submission: LeadSubmission,
  circumstances: LeadCircumstances,
): Promise<string> {
  const { site, address, userAgent, idempotencyKey, logger } = circumstances;
  const { form, locale, captchaResponse, sourcePage, variant, consentText } = submission;
  const fingerprint = fingerprintOf(site.microsite_id, form);
  return desk.database.transaction().execute(async (transaction) => {
    // The same message sent twice at once waits here for the first, and then finds it.
    await lock(transaction, fingerprint);
    if (idempotencyKey) await lock(transaction, `${site.microsite_id} ${idempotencyKey}`);
    const duplicate = await findDuplicate(transaction, { micrositeId: site.microsite_id, fingerprint, idempotencyKey });
    if (duplicate) return duplicate;

    const sending = { response: captchaResponse, formType: form.form_type, address };
    const verdict = await verifyCaptcha(site, sending, desk.captcha, desk.now());
    if (verdict.kind === 'unavailable') {
      logger.error({ reason: verdict.reason }, 'The captcha could not be verified');
      throw new CoreProblem('unavailable', { retryAfter: 30 });
    }
    const spent = 'spend' in verdict && verdict.spend;
    if (verdict.kind === 'failed' || (spent && !(await spendChallenge(transaction, spent.nonce, spent.expiresAt)))) {
      logger.info({ reason: verdict.kind === 'failed' ? verdict.reason : 'used before' }, 'A captcha was refused');
      throw new CoreProblem('captcha-failed');
    }
    await desk.limiters.perEmail(form.email.toLowerCase());

    const { id } = await transaction
      .insertInto('lead')
      .values({
        microsite_id: site.microsite_id,
        form_type: form.form_type,
        locale,
        status: verdict.kind === 'suspect' ? 'quarantined' : 'accepted',
        fields: JSON.stringify(form),
        recipient: JSON.stringify(await resolveRecipient(transaction, site, form)),
        source_page: sourcePage,
        variant,
        consent_text: consentText,
        user_agent: userAgent,
        fingerprint,
        idempotency_key: idempotencyKey,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // A suspect is not written to: the address is likely to be somebody else's.
    const kinds = verdict.kind === 'suspect' ? (['broker'] as const) : (['broker', 'confirmation'] as const);
    await desk.queue.add(
      transaction,
      'lead-mail',
      kinds.map((kind) => ({ leadId: id, kind })),
    );
    logger.info({ lead: id, form_type: form.form_type, quarantined: verdict.kind === 'suspect' }, 'A lead was kept');
    return id;
  });
}
