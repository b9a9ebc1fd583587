import { type SellerReportData, sellerReportAnswer, sellerReportToken } from '@vitrine/contract/core/seller-reports.ts';
import { fetchSellerReport } from '../../services/core.server.ts';
import { log } from '../../services/log.server.ts';
import type { ApiCall } from './api-call.server.ts';

/** Returns the report of a token; `unknown` when there is none, null while core cannot be reached. */
export async function readSellerReport(token: string, call: ApiCall): Promise<SellerReportData | 'unknown' | null> {
  if (!sellerReportToken.safeParse(token).success) return 'unknown';
  const answer = await fetchSellerReport(token, call);
  if (answer.kind !== 'answered') return null;
  if (answer.status === 404) return 'unknown';
  const parsed = sellerReportAnswer.safeParse(answer.body);
  if (parsed.success) return parsed.data.data;
  log.error({ requestId: call.requestId, status: answer.status }, 'A report to a seller cannot be read');
  return null;
}
