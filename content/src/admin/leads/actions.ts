'use server';

import {
  forgottenAnswer,
  type LeadDetail,
  type LeadSettings,
  type LeadStage,
  leadAnswer,
  leadSettingsAnswer,
  webhookSecretAnswer,
} from '@vitrine/contract/core/staff-leads.ts';
import type { z } from 'zod';
import { findChanges } from '../../accounts/audit/audit-changes.ts';
import type { AuditEvent } from '../../accounts/audit/record-audit-entry.ts';
import { recordLeadChange } from './record-lead-change.ts';
import { openSession } from './session.ts';
import { type Language, requestStaffApi, type StaffApiAnswer, toLanguage } from './staff-api.ts';

// Next accepts a server action only from its own origin. Each action opens the session itself, because it has a public URL.

interface Assignee {
  type: string;
  slug: string;
}

/**
 * Describes an action for the audit log from core's response. The description never includes the visitor's name, because the log would keep
 * it after the personal data is erased.
 */
type Describe<Data> = (data: Data) => Omit<AuditEvent, 'subject'>;

async function act<Data>(
  language: Language,
  path: string,
  schema: z.ZodType<{ data: Data }>,
  method: string,
  body: unknown,
  describe: Describe<Data>,
): Promise<StaffApiAnswer<Data>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  const answer = await requestStaffApi(session.caller, path, schema, { method, body });
  if (answer.kind === 'ok') await recordLeadChange(session.req, { subject: 'leads', ...describe(answer.data) });
  return answer;
}

const leadPath = (id: string, rest = '') => `leads/${encodeURIComponent(id)}${rest}`;
const sitePath = (id: string, rest: string) => `sites/${encodeURIComponent(id)}${rest}`;

export async function changeStage(language: Language, id: string, change: { stage: LeadStage; was: LeadStage }) {
  return act<LeadDetail>(language, leadPath(id), leadAnswer, 'PATCH', change, () => ({
    action: 'lead_stage',
    id,
    title: id,
    changes: [{ field: 'stage', before: change.was, after: change.stage }],
  }));
}

export async function assignLead(language: Language, id: string, assignee: Assignee | null) {
  return act<LeadDetail>(language, leadPath(id, '/assignee'), leadAnswer, 'PUT', { assignee }, ({ assigned_to }) => ({
    action: 'lead_assigned',
    id,
    title: id,
    changes: [{ field: 'assignee', before: null, after: assigned_to?.name ?? null }],
  }));
}

type NoteAction = 'lead_note_added' | 'lead_note_changed' | 'lead_note_deleted';

const noteAction = (
  language: Language,
  id: string,
  action: NoteAction,
  call: { rest?: string; method: string; body?: unknown },
) =>
  act<LeadDetail>(language, leadPath(id, `/notes${call.rest ?? ''}`), leadAnswer, call.method, call.body, () => ({
    ...{ action, id, title: id },
  }));

const notePath = (note: string) => `/${encodeURIComponent(note)}`;

export async function addNote(language: Language, id: string, text: string) {
  return noteAction(language, id, 'lead_note_added', { method: 'POST', body: { text } });
}

export async function editNote(language: Language, id: string, note: string, text: string) {
  return noteAction(language, id, 'lead_note_changed', { rest: notePath(note), method: 'PUT', body: { text } });
}

export async function deleteNote(language: Language, id: string, note: string) {
  return noteAction(language, id, 'lead_note_deleted', { rest: notePath(note), method: 'DELETE' });
}

export async function releaseLead(language: Language, id: string) {
  const describe = () => ({ action: 'lead_released', id, title: id }) as const;
  return act<LeadDetail>(language, leadPath(id, '/release'), leadAnswer, 'POST', undefined, describe);
}

export async function deleteLead(language: Language, id: string) {
  const describe = () => ({ action: 'lead_deleted', id, title: id }) as const;
  return act(language, leadPath(id), forgottenAnswer, 'DELETE', undefined, describe);
}

export async function saveSettings(
  language: Language,
  site: string,
  change: Partial<Pick<LeadSettings, 'retention_days' | 'proof_retention_days' | 'webhook_url'>>,
) {
  return act<LeadSettings>(language, sitePath(site, '/lead-settings'), leadSettingsAnswer, 'PATCH', change, () => ({
    action: 'lead_settings',
    id: site,
    title: site,
    changes: findChanges({}, change),
  }));
}

export async function renewSecret(language: Language, site: string) {
  const describe = () => ({ action: 'webhook_secret', id: site, title: site }) as const;
  return act<{ secret: string }>(
    language,
    sitePath(site, '/webhook-secret'),
    webhookSecretAnswer,
    'POST',
    undefined,
    describe,
  );
}
