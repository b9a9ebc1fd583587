import { clientNetwork } from '@vitrine/network/client-network.ts';
import { sql, type Transaction } from 'kysely';
import { createAlert } from '../alerts/create-alert.ts';
import type { CaptchaVerdict } from '../captcha/captcha-settings.ts';
import { markChallengeUsed } from '../captcha/used-challenges.ts';
import type { CoreDatabase } from '../db/schema.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { queueLeadWebhook } from '../webhooks/queue-lead-webhook.ts';
import { findDuplicate } from './find-duplicate.ts';
import type { LeadServices, SubmissionContext } from './lead-services.ts';
import type { LeadSubmission } from './lead-submission.ts';
import { queueBoardLead } from './queue-board-lead.ts';
import { queueLeadMails } from './queue-lead-mails.ts';
import { resolveRecipient } from './resolve-recipient.ts';

export interface VerifiedSubmission extends LeadSubmission {
  fingerprint: string;
  /** Result for a correct answer, which is accepted once, or for the message of a visitor without JavaScript, which has no answer. */
  captcha: Extract<CaptchaVerdict, { kind: 'passed' | 'suspect' | 'missing' }>;
}

/** Locks names, so that one transaction at a time holds each of them. */
const lock = (transaction: Transaction<CoreDatabase>, names: string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
    transaction,
  );

/** Id of a lead; `isAccepted` is true when this call stored the lead and the captcha did not suspect spam. */
interface StoredLead {
  id: string;
  isAccepted: boolean;
}

/**
 * Inserts a lead with its jobs and returns its id, or that of the first when the same message has been stored meanwhile. Throws a problem
 * when the captcha answer was used before or a limit is reached.
 */
export async function storeLead(
  transaction: Transaction<CoreDatabase>,
  services: LeadServices,
  {
    form,
    locale,
    sourcePage,
    variant,
    consentText,
    allowsAnalytics,
    allowsBoard,
    fingerprint,
    captcha,
  }: VerifiedSubmission,
  { site, address, userAgent, idempotencyKey, logger }: SubmissionContext,
): Promise<StoredLead> {
  // The second of two concurrent equal messages waits here for the first, and then finds it.
  await lock(transaction, [fingerprint, ...(idempotencyKey ? [`${site.microsite_id} ${idempotencyKey}`] : [])]);
  const duplicate = await findDuplicate(transaction, { micrositeId: site.microsite_id, fingerprint, idempotencyKey });
  if (duplicate) return { id: duplicate, isAccepted: false };

  const isHeld = captcha.kind === 'missing';
  const challenge = isHeld ? undefined : captcha.challenge;
  if (challenge && !(await markChallengeUsed(transaction, challenge.nonce, challenge.expiresAt))) {
    logger.info({ reason: 'used before' }, 'A captcha was refused');
    throw new CoreProblem('captcha-failed');
  }
  await services.limiters.perEmail.count(form.email.toLowerCase());
  await services.limiters.acceptedPerClient.count(clientNetwork(address));

  if (isHeld) {
    await services.limiters.withoutCaptchaPerClient.count(clientNetwork(address));
    await services.limiters.withoutCaptchaPerSite.count(site.microsite_id);
  }

  const isSuspect = captcha.kind !== 'passed';
  const lead = await transaction
    .insertInto('lead')
    .values({
      microsite_id: site.microsite_id,
      form_type: form.form_type,
      locale,
      status: isSuspect ? 'quarantined' : 'accepted',
      without_captcha: isHeld,
      fields: JSON.stringify(form),
      recipient: JSON.stringify(await resolveRecipient(transaction, site, form)),
      source_page: sourcePage,
      variant,
      consent_text: consentText,
      user_agent: userAgent,
      allows_analytics:
        isSuspect && form.form_type === 'contact_form' && form.uls !== undefined ? allowsAnalytics : null,
      allows_board: isSuspect && allowsBoard ? true : null,
      fingerprint,
      idempotency_key: idempotencyKey,
    })
    .returning(['id', 'microsite_id', 'locale', 'fields', 'recipient', 'consent_text'])
    .executeTakeFirstOrThrow();
  const { id } = lead;
  // The sender of suspected spam gets no confirmation, because the address is likely to be somebody else's.
  if (form.form_type === 'property_alert' && !isSuspect) await createAlert(transaction, lead, address);
  // Nobody gets a message that no captcha has checked before staff have read it.
  const kinds = isHeld ? [] : isSuspect ? (['broker'] as const) : (['broker', 'confirmation'] as const);
  if (kinds.length > 0) {
    await queueLeadMails(transaction, services.queue, lead, kinds);
  }
  // For suspected spam, the webhook is sent when staff release the lead.
  if (!isSuspect && site.webhook_url)
    await queueLeadWebhook(transaction, services.queue, { leadId: id, event: 'lead.created' });
  if (!isSuspect && allowsBoard)
    await queueBoardLead(transaction, services.queue, { leadId: id, micrositeId: site.microsite_id, uls: form.uls });
  logger.info({ lead: id, form_type: form.form_type, quarantined: isSuspect }, 'A lead was stored');
  return { id, isAccepted: !isSuspect };
}
