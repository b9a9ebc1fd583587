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
import { sessionCaller } from './session.ts';
import { type Language, requestStaffApi, type StaffApiAnswer, toLanguage } from './staff-api.ts';

// Next takes a server action from its own origin alone. Each asks for the session itself: an action is an address like any other.

type Assignee = { type: string; slug: string };

async function act<Data>(
  language: Language,
  path: string,
  schema: z.ZodType<{ data: Data }>,
  method: string,
  body?: unknown,
): Promise<StaffApiAnswer<Data>> {
  const caller = await sessionCaller(toLanguage(language));
  return caller ? requestStaffApi(caller, path, schema, { method, body }) : { kind: 'unavailable' };
}

const leadPath = (id: string, rest = '') => `leads/${encodeURIComponent(id)}${rest}`;
const sitePath = (id: string, rest: string) => `sites/${encodeURIComponent(id)}${rest}`;

export async function changeStage(language: Language, id: string, change: { stage: LeadStage; was: LeadStage }) {
  return act<LeadDetail>(language, leadPath(id), leadAnswer, 'PATCH', change);
}

export async function assignLead(language: Language, id: string, assignee: Assignee | null) {
  return act<LeadDetail>(language, leadPath(id, '/assignee'), leadAnswer, 'PUT', { assignee });
}

export async function releaseLead(language: Language, id: string) {
  return act<LeadDetail>(language, leadPath(id, '/release'), leadAnswer, 'POST');
}

export async function deleteLead(language: Language, id: string) {
  return act(language, leadPath(id), forgottenAnswer, 'DELETE');
}

export async function forgetPerson(language: Language, email: string) {
  return act(language, 'forget', forgottenAnswer, 'POST', { email });
}

export async function saveSettings(
  language: Language,
  site: string,
  change: Partial<Pick<LeadSettings, 'retention_days' | 'webhook_url'>>,
) {
  return act<LeadSettings>(language, sitePath(site, '/lead-settings'), leadSettingsAnswer, 'PATCH', change);
}

export async function renewSecret(language: Language, site: string) {
  return act<{ secret: string }>(language, sitePath(site, '/webhook-secret'), webhookSecretAnswer, 'POST');
}
