'use server';

import { type ColumnRequest, type ColumnResult, columnAnswer } from '@vitrine/contract/core/feed-columns.ts';
import { type SourceMatchRemoval, sourceMatchAnswer } from '@vitrine/contract/core/staff-feed-people.ts';
import {
  type ConnectionTest,
  type ConnectionTestResult,
  connectionTestAnswer,
  type FeedDetail,
  type FeedInput,
  feedAnswer,
  feedCheckAnswer,
  feedRemovedAnswer,
} from '@vitrine/contract/core/staff-feeds.ts';
import type { z } from 'zod';
import { findChanges } from '../../accounts/audit/audit-changes.ts';
import type { AuditEvent } from '../../accounts/audit/record-audit-entry.ts';
import { recordLeadChange } from '../leads/record-lead-change.ts';
import { openSession } from '../leads/session.ts';
import { type Language, requestStaffApi, type StaffApiAnswer, toLanguage } from '../leads/staff-api.ts';

// Next accepts a server action only from its own origin. Each action opens the session itself, because it has a public URL.

/** Time for the test of a connection, ms: core gives up before, on two attempts at a token and two at a page, or on a file of an SFTP server. */
const testTimeoutMs = 60_000;

async function act<Data>(
  language: Language,
  path: string,
  schema: z.ZodType<{ data: Data }>,
  call: { method: string; body?: unknown; timeout?: number },
  describe?: (data: Data) => Omit<AuditEvent, 'subject'>,
): Promise<StaffApiAnswer<Data>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  const answer = await requestStaffApi(session.caller, path, schema, call);
  if (answer.kind === 'ok' && describe) {
    await recordLeadChange(session.req, { subject: 'feeds', ...describe(answer.data) });
  }
  return answer;
}

const pathOf = (id: string, rest = '') => `feeds/${encodeURIComponent(id)}${rest}`;

/** Returns the entry of a saved source. Credentials are named and not shown. */
const savedEntry =
  (action: 'feed_added' | 'feed_changed', { credentials, ...input }: FeedInput) =>
  ({ id, name }: FeedDetail) => ({
    action,
    id,
    title: name,
    changes: findChanges({}, { ...input, ...(credentials && { client_secret: 'new' }) }),
  });

export async function addFeed(language: Language, input: FeedInput) {
  return act<FeedDetail>(
    language,
    'feeds',
    feedAnswer,
    { method: 'POST', body: input },
    savedEntry('feed_added', input),
  );
}

export async function saveFeed(language: Language, id: string, input: FeedInput) {
  const entry = savedEntry('feed_changed', input);
  return act<FeedDetail>(language, pathOf(id), feedAnswer, { method: 'PUT', body: input }, entry);
}

export async function removeFeed(language: Language, id: string, name: string) {
  const describe = () => ({ action: 'feed_removed', id, title: name }) as const;
  return act<{ id: string }>(language, pathOf(id), feedRemovedAnswer, { method: 'DELETE' }, describe);
}

export async function runFeed(language: Language, id: string) {
  return act<FeedDetail>(language, pathOf(id, '/run'), feedAnswer, { method: 'POST' });
}

export async function reloadFeed(language: Language, id: string) {
  const describe = ({ name }: FeedDetail) => ({ action: 'feed_reloaded', id, title: name }) as const;
  return act<FeedDetail>(language, pathOf(id, '/reload'), feedAnswer, { method: 'POST' }, describe);
}

export async function retryFeed(language: Language, id: string) {
  return act<FeedDetail>(language, pathOf(id, '/retry'), feedAnswer, { method: 'POST' });
}

export async function retryListing(language: Language, id: string, key: string) {
  const path = pathOf(id, `/failures/${encodeURIComponent(key)}/retry`);
  return act<FeedDetail>(language, path, feedAnswer, { method: 'POST' });
}

/** Sends the decision of staff on a held list, which the audit log keeps. */
async function decideList(language: Language, id: string, list: string, decision: 'approval' | 'refusal') {
  const action = decision === 'approval' ? 'feed_list_approved' : 'feed_list_refused';
  const describe = ({ name }: FeedDetail) => ({ action, id, title: name }) as const;
  return act<FeedDetail>(
    language,
    pathOf(id, `/${decision}`),
    feedAnswer,
    { method: 'POST', body: { list } },
    describe,
  );
}

export async function approveList(language: Language, id: string, list: string) {
  return decideList(language, id, list, 'approval');
}

export async function refuseList(language: Language, id: string, list: string) {
  return decideList(language, id, list, 'refusal');
}

export async function testFeed(language: Language, tested: ConnectionTest) {
  const call = { method: 'POST', body: tested, timeout: testTimeoutMs };
  return act<ConnectionTestResult>(language, 'feed-connections', connectionTestAnswer, call);
}

export async function readFeedColumns(language: Language, wanted: ColumnRequest) {
  const call = { method: 'POST', body: wanted, timeout: testTimeoutMs };
  return act<ColumnResult>(language, 'feed-columns', columnAnswer, call);
}

export async function checkFeed(language: Language, input: FeedInput) {
  return act<object>(language, 'feed-checks', feedCheckAnswer, { method: 'POST', body: input });
}

interface Decision extends SourceMatchRemoval {
  name: string;
}

/** Returns the entry of a decision on a broker or a brokerage of a source. */
const decisionEntry =
  (id: string, { name, microsite_id }: Decision, isRefused: boolean) =>
  () => ({
    ...{ action: 'feed_changed' as const, id, title: name },
    changes: findChanges(
      { refused_on: isRefused ? null : microsite_id },
      { refused_on: isRefused ? microsite_id : null },
    ),
  });

/** Says that a broker or an office of a site is the one of the source. */
export async function matchPerson(language: Language, id: string, person: Decision & { slug: string }) {
  const { name: title, ...body } = person;
  const changes = findChanges(
    { matched_on: null, match: null },
    { matched_on: person.microsite_id, match: person.slug },
  );
  return act<{ listings: number }>(
    language,
    pathOf(id, '/matches'),
    sourceMatchAnswer,
    { method: 'PUT', body },
    () => ({ action: 'feed_changed' as const, id, title, changes }),
  );
}

export async function refusePerson(language: Language, id: string, person: Decision) {
  const { name: _, ...match } = person;
  const call = { method: 'PUT', body: { ...match, slug: null } };
  return act<{ listings: number }>(
    language,
    pathOf(id, '/matches'),
    sourceMatchAnswer,
    call,
    decisionEntry(id, person, true),
  );
}

export async function restorePerson(language: Language, id: string, person: Decision) {
  const { name: _, ...match } = person;
  const call = { method: 'DELETE', body: match };
  return act<{ listings: number }>(
    language,
    pathOf(id, '/matches'),
    sourceMatchAnswer,
    call,
    decisionEntry(id, person, false),
  );
}
