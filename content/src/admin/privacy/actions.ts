'use server';

import {
  type ErasureReceipt,
  erasureAnswer,
  type PersonRecord,
  personAnswer,
  personFileAnswer,
} from '@vitrine/contract/core/persons.ts';
import { recordLeadChange } from '../leads/record-lead-change.ts';
import { openSession } from '../leads/session.ts';
import { type Language, requestStaffApi, type StaffApiAnswer, toLanguage } from '../leads/staff-api.ts';

// Next accepts a server action only from its own origin. Each action opens the session itself, because it has a public URL. The audit log
// names no person: it would keep the name after the erasure.

export interface PersonSearch {
  email: string;
  phone: string;
}

export interface ErasureForm extends PersonSearch {
  confirm: string;
  locale: Language;
  mail: boolean;
}

export async function findPerson(language: Language, search: PersonSearch): Promise<StaffApiAnswer<PersonRecord>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  const answer = await requestStaffApi(session.caller, 'persons/search', personAnswer, {
    method: 'POST',
    body: search,
  });
  if (answer.kind === 'ok')
    await recordLeadChange(session.req, { subject: 'leads', action: 'person_read', id: '', title: '—' });
  return answer;
}

/** Returns the document for the person, in a language that staff choose. */
export async function readPersonFile(
  language: Language,
  search: PersonSearch,
): Promise<StaffApiAnswer<{ html: string }>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  const call = { method: 'POST', body: search };
  const answer = await requestStaffApi(session.caller, 'persons/file', personFileAnswer, call);
  if (answer.kind === 'ok')
    await recordLeadChange(session.req, { subject: 'leads', action: 'person_file', id: '', title: '—' });
  return answer;
}

export async function erasePerson(
  language: Language,
  form: ErasureForm,
): Promise<StaffApiAnswer<ErasureReceipt & { html: string }>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  const call = { method: 'POST', body: form };
  const answer = await requestStaffApi(session.caller, 'persons/erase', erasureAnswer, call);
  if (answer.kind === 'ok') {
    const { number, erased } = answer.data;
    await recordLeadChange(session.req, {
      ...{ subject: 'leads', action: 'person_erased', id: '', title: number },
      changes: Object.entries(erased).map(([field, count]) => ({ field, before: String(count), after: null })),
    });
  }
  return answer;
}

export async function readReceipt(
  language: Language,
  number: string,
): Promise<StaffApiAnswer<ErasureReceipt & { html: string }>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  return requestStaffApi(session.caller, `erasures/${encodeURIComponent(number)}`, erasureAnswer);
}
