import { setTimeout as delay } from 'node:timers/promises';
import { clientNetwork } from '@vitrine/network/client-network.ts';
import { verifyCaptcha } from '../captcha/verify-captcha.ts';
import type { Database } from '../db/connect.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { findDuplicate } from './find-duplicate.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { LeadServices, SubmissionContext } from './lead-services.ts';
import type { LeadSubmission } from './lead-submission.ts';
import { reportLead } from './report-lead.ts';
import { storeLead } from './store-lead.ts';

/**
 * Stores a message and queues its jobs in one transaction, and returns the lead's id once both are durable, without waiting for the report
 * to the source of its listing. The same message again returns the id of the first, without a second captcha. Throws a problem when the captcha is wrong or cannot be verified, or when a limit is
 * reached; then nothing is stored. No database connection is held while the captcha is verified.
 */
export async function receiveLead(
  services: LeadServices,
  submission: LeadSubmission,
  submissionContext: SubmissionContext,
): Promise<string> {
  const { site, address, idempotencyKey, logger } = submissionContext;
  const { form, captchaResponse, isWithoutCaptcha } = submission;
  const fingerprint = fingerprintOf(site.microsite_id, form);
  const sent = { micrositeId: site.microsite_id, fingerprint, idempotencyKey };
  const duplicate = await findDuplicate(services.database, sent);
  if (duplicate) return duplicate;
  // Checked before the captcha, so that its answer stays valid for the visitor's next attempt.
  await services.limiters.perEmail.check(form.email.toLowerCase());
  await services.limiters.acceptedPerClient.check(clientNetwork(address));

  const isHeld = isWithoutCaptcha && Boolean(site.captcha);
  if (isHeld) {
    await services.limiters.withoutCaptchaPerClient.check(clientNetwork(address));
    await services.limiters.withoutCaptchaPerSite.check(site.microsite_id);
  }

  const sending = { response: captchaResponse, isMissing: isHeld, formType: form.form_type, address };
  const verdict = await verifyCaptcha(site, sending, services.captcha, services.now());
  if (verdict.kind === 'unavailable') {
    logger.error({ reason: verdict.reason }, 'The captcha could not be verified');
    throw new CoreProblem('unavailable', { retryAfter: 30 });
  }
  if (verdict.kind === 'failed') {
    const duplicate = verdict.isUsed && (await waitForDuplicate(services.database, sent));
    if (duplicate) return duplicate;
    logger.info({ reason: verdict.reason }, 'A captcha was refused');
    throw new CoreProblem('captcha-failed');
  }
  const verified = { ...submission, fingerprint, captcha: verdict };
  const { id, isAccepted } = await services.database
    .transaction()
    .execute((transaction) => storeLead(transaction, services, verified, submissionContext));
  const { locale, allowsAnalytics } = submission;
  const reported = { micrositeId: site.microsite_id, form, locale, allowsAnalytics };
  if (isAccepted) void reportLead({ ...services, logger }, reported);
  return id;
}

/** Number of polls: together they cover the verifier's maximum time for the first message and the time to store it. */
const duplicatePolls = 17;
const duplicatePollMs = 200;

/**
 * Waits for the lead of the same message, when the verifier has just accepted the first of two equal submissions. Returns undefined when
 * none is stored in time.
 */
async function waitForDuplicate(
  database: Database,
  sent: Parameters<typeof findDuplicate>[1],
): Promise<string | undefined> {
  for (let tries = 0; tries < duplicatePolls; tries++) {
    const duplicate = await findDuplicate(database, sent);
    if (duplicate) return duplicate;
    await delay(duplicatePollMs);
  }
  return undefined;
}
