import { paperLook } from '../../page/paper-look.server.ts';
import { writeSellerReport } from '../../seller-report/write-seller-report.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, problem } from './api-call.server.ts';
import { readSellerReport } from './seller-report.server.ts';

/** Serves the report of the last whole week as PDF to who has the link of the mail, unless the report has ended. */
export async function get({ request, params, context }: RouteCall): Promise<Response> {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const data = await readSellerReport(params.token ?? '', call);
  if (!data) return problem(503, 'The report cannot be reached right now.');
  if (data === 'unknown' || data.status === 'ended') return problem(404, 'There is no such report.');
  const bytes = await writeSellerReport({ data, ...(await paperLook(context.hostname, data.locale)) });
  return new Response(new Uint8Array(bytes), { headers });
}

const headers = {
  'content-type': 'application/pdf',
  'content-disposition': 'inline; filename="rapport-report.pdf"',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
