import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../db/connect.ts';
import { ODataClient, type ODataFailure } from '../feeds/connectors/odata-client.ts';
import type { ConnectorServices } from '../feeds/connectors/open-connector.ts';
import type { HttpAnswer, HttpLimits } from '../feeds/http-client/call-http.ts';
import { type Reason, reasonOf, storedReason } from '../feeds/reasons/reason.ts';
import { decryptCredentials } from '../feeds/sources/encrypt-credentials.ts';
import { findFeedSource } from '../feeds/sources/feed-source.ts';
import { boardTries, type QueueJobs } from '../queue/queues.ts';
import { boardBodyOf } from './board-fields.ts';

export interface BoardServices {
  database: Database;
  connector: ConnectorServices;
  logger: Logger;
}

type Outcome =
  | { state: 'sent' }
  /** The board has not taken it, and may take it later. */
  | { state: 'waiting'; reason: Reason }
  | { state: 'failed' | 'unclear'; reason: Reason };

/** A job has a minute. */
const boardLimits = (limits: HttpLimits): HttpLimits => ({
  ...limits,
  idleMs: Math.min(limits.idleMs, 10_000),
  totalMs: Math.min(limits.totalMs, 20_000),
  maxBytes: 100_000,
});

/**
 * Sends a message to the board of its listing. It is marked before it is sent, and sent again only when the board says, or shows, that it has not taken it:
 * the board knows no repetitions, and would mail the broker of the listing twice. Rejects when it should be tried again.
 */
export async function deliverBoardLead(
  { database, connector, logger }: BoardServices,
  { leadId }: QueueJobs['lead-board'],
): Promise<void> {
  const claimed = await claim(database, leadId);
  if (!claimed) {
    // A worker that was killed while it sent has left it so.
    await store(database, leadId, { state: 'unclear', reason: reasonOf('board-unclear') }, 'sending');
    return;
  }
  const outcome = await send(database, connector, leadId, claimed);
  const isLast = outcome.state === 'waiting' && claimed.attempts >= boardTries;
  const final: Outcome = isLast ? { ...outcome, state: 'failed' } : outcome;
  await store(database, leadId, final, 'sending');
  if (final.state === 'sent') return logger.info({ lead: leadId }, 'A lead was sent to its board');
  logger.warn({ lead: leadId, state: final.state, reason: final.reason.code }, 'A lead was not sent to its board');
  if (final.state === 'waiting') throw new Error(final.reason.code);
}

interface Claimed {
  source_id: string;
  source_key: string;
  attempts: number;
  member_key: string | null;
}

async function claim(database: Database, leadId: string): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update board_lead set state = 'sending', attempts = attempts + 1, last_attempt_at = now()
    where lead_id = ${leadId} and state = 'waiting'
    returning source_id, source_key, attempts, (
      select member_keys[1] from feed_record record
      where (record.source_id, record.source_key) = (board_lead.source_id, board_lead.source_key)) as member_key
  `.execute(database);
  return rows[0];
}

async function store(database: Database, leadId: string, outcome: Outcome, from: 'sending'): Promise<void> {
  await database
    .updateTable('board_lead')
    .set({ state: outcome.state, reason: 'reason' in outcome ? storedReason(outcome.reason) : null })
    .where('lead_id', '=', leadId)
    .where('state', '=', from)
    .execute();
}

async function send(
  database: Database,
  connector: ConnectorServices,
  leadId: string,
  { source_id, source_key: listingKey, member_key: memberKey }: Claimed,
): Promise<Outcome> {
  const source = await findFeedSource(database, source_id);
  const lead = await database.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirst();
  const failed = (reason: Reason): Outcome => ({ state: 'failed', reason });
  if (!lead || source?.settings.kind !== 'ddf' || !source.settings.sendsLeads) return failed(reasonOf('board-off'));
  if (memberKey === null) return failed(reasonOf('board-no-broker'));
  const { credentialsKey } = connector;
  const credentials =
    source.credentials !== null && credentialsKey !== undefined
      ? decryptCredentials(source.credentials, source.id, credentialsKey)
      : null;
  if (credentials === null) return failed(reasonOf('credentials-unreadable'));
  const services = { ...connector, attempts: 1, limits: boardLimits(connector.limits) };
  const client = new ODataClient(source.settings, credentials, services);
  return outcomeOf(await client.post(source.settings.leadUrl, boardBodyOf({ lead, memberKey, listingKey })));
}

/** Body of DDF's answer to a message. It has the same shape with every HTTP status. */
const answerShape = z.object({ success: z.boolean(), message: z.string().nullish(), details: z.string().nullish() });

/** Faults before anything was sent. */
const unreached = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/;

function outcomeOf(answer: HttpAnswer | ODataFailure): Outcome {
  // Without a token nothing was sent.
  if (answer.kind === 'failed') {
    const isRefused = answer.status !== null && answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    return { state: isRefused ? 'failed' : 'waiting', reason: answer.reason };
  }
  if (answer.kind === 'forbidden') return { state: 'failed', reason: answer.reason };
  if (answer.kind === 'no-answer') {
    const { fault, reason } = answer;
    const isUnreached = reason.code === 'connection-failed' && unreached.test(String(reason.values.detail));
    const isUnsent = fault === 'unknown-host' || fault === 'certificate' || isUnreached;
    return isUnsent ? { state: 'waiting', reason } : { state: 'unclear', reason: reasonOf('board-unclear') };
  }
  const { status, body } = answer;
  const said = safeParse(answerShape, parseJson(body));
  if (status === 429) return { state: 'waiting', reason: reasonOf('server-answered', { status }) };
  if (said.success && said.data.success && status < 300) return { state: 'sent' };
  if (said.success && !said.data.success) {
    const { message, details } = said.data;
    const detail = [message, details].filter(Boolean).join(' ').slice(0, 200) || String(status);
    return { state: status >= 500 ? 'waiting' : 'failed', reason: reasonOf('board-refused', { detail }) };
  }
  if (status >= 400 && status < 500) return { state: 'failed', reason: reasonOf('server-answered', { status }) };
  return { state: 'unclear', reason: reasonOf('board-unclear') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
