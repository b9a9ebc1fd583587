'use server';

import { oneListingFiguresAnswer } from '@vitrine/contract/core/figures.ts';
import {
  type NewSellerReport,
  type SellerReport,
  type SellerReportStatus,
  sellerReportPreviewAnswer,
  sellerReportsAnswer,
} from '@vitrine/contract/core/seller-reports.ts';
import type { z } from 'zod';
import type { AuditAction } from '../../accounts/audit/audit-actions.ts';
import { recordLeadChange } from '../leads/record-lead-change.ts';
import { openSession } from '../leads/session.ts';
import { type Caller, type Language, requestStaffApi, type StaffApiAnswer, toLanguage } from '../leads/staff-api.ts';

// Next accepts a server action only from its own origin. Each action opens the session itself, because it has a public URL.

/** Makes a change and adds it to the audit log, which names the listing and not the seller: it keeps its entries after the data of a person is erased. */
async function change(
  language: Language,
  site: string,
  rest: string,
  action: AuditAction,
  call: { method: string; body: unknown },
): Promise<StaffApiAnswer<SellerReport[]>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  const reports = `sites/${encodeURIComponent(site)}/seller-reports${rest}`;
  const answer = await requestStaffApi(session.caller, reports, sellerReportsAnswer, call);
  if (answer.kind !== 'ok') return answer;
  const uls = answer.data[0]?.uls ?? '';
  const title = await nameListing(session.caller, site, uls);
  await recordLeadChange(session.req, { action, subject: 'listings', id: uls, title });
  return answer;
}

/** Returns the address of a listing with its number, or the number alone while core does not answer. */
async function nameListing(caller: Caller, site: string, uls: string): Promise<string> {
  const path = `sites/${encodeURIComponent(site)}/figures/${encodeURIComponent(uls)}`;
  const listing = await requestStaffApi(caller, path, oneListingFiguresAnswer);
  return listing.kind === 'ok' ? `${listing.data.address} (${uls})` : uls;
}

export async function addSeller(language: Language, site: string, added: NewSellerReport) {
  return change(language, site, '', 'seller_report_added', { method: 'POST', body: added });
}

const changes: Record<SellerReportStatus, AuditAction> = {
  active: 'seller_report_resumed',
  paused: 'seller_report_paused',
  ended: 'seller_report_ended',
};

export async function changeSeller(language: Language, site: string, id: string, status: SellerReportStatus) {
  const call = { method: 'PATCH', body: { status } };
  return change(language, site, `/${encodeURIComponent(id)}`, changes[status], call);
}

export async function previewSeller(
  language: Language,
  site: string,
  id: string,
): Promise<StaffApiAnswer<z.output<typeof sellerReportPreviewAnswer>['data']>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  const path = `sites/${encodeURIComponent(site)}/seller-reports/${encodeURIComponent(id)}/preview`;
  return requestStaffApi(session.caller, path, sellerReportPreviewAnswer);
}
