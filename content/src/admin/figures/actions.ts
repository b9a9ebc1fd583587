'use server';

import {
  type NewSellerReport,
  type SellerReport,
  type SellerReportStatus,
  sellerReportPreviewAnswer,
  sellerReportsAnswer,
} from '@vitrine/contract/core/seller-reports.ts';
import type { z } from 'zod';
import { openSession } from '../leads/session.ts';
import { type Language, requestStaffApi, type StaffApiAnswer, toLanguage } from '../leads/staff-api.ts';

// Next accepts a server action only from its own origin. Each action opens the session itself, because it has a public URL.

async function act<Data>(
  language: Language,
  site: string,
  rest: string,
  schema: z.ZodType<{ data: Data }>,
  call: { method?: string; body?: unknown } = {},
): Promise<StaffApiAnswer<Data>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  return requestStaffApi(session.caller, `sites/${encodeURIComponent(site)}/seller-reports${rest}`, schema, call);
}

export async function addSeller(language: Language, site: string, added: NewSellerReport) {
  return act<SellerReport[]>(language, site, '', sellerReportsAnswer, { method: 'POST', body: added });
}

export async function changeSeller(language: Language, site: string, id: string, status: SellerReportStatus) {
  const call = { method: 'PATCH', body: { status } };
  return act<SellerReport[]>(language, site, `/${encodeURIComponent(id)}`, sellerReportsAnswer, call);
}

export async function previewSeller(language: Language, site: string, id: string) {
  return act<z.output<typeof sellerReportPreviewAnswer>['data']>(
    language,
    site,
    `/${encodeURIComponent(id)}/preview`,
    sellerReportPreviewAnswer,
  );
}
