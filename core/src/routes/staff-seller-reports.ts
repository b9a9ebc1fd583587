import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  newSellerReport,
  sellerReportChange,
  sellerReportPdfPath,
  sellerReportPreviewAnswer,
  sellerReportsAnswer,
} from '@vitrine/contract/core/seller-reports.ts';
import { z } from 'zod';
import {
  addSellerReport,
  changeSellerReport,
  findReport,
  findSellerReports,
} from '../figures/seller-reports/change-seller-report.ts';
import { readReportFacts } from '../figures/seller-reports/read-seller-report.ts';
import { dueWeek } from '../figures/seller-reports/read-week.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { sellerReportMail } from '../mail/seller-report-mail.ts';
import { jsonOf } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';
import { forStaff, jsonBody, siteParams, staffProblems } from './staff-answers.ts';
import { staffSite } from './staff-site.ts';

const path = '/api/staff/sites/{microsite_id}/seller-reports' as const;
const reportParams = siteParams.extend({ report: z.uuid() });
const responses = { 200: jsonOf('The reports of the listing as they are now.', sellerReportsAnswer), ...staffProblems };

const listRoute = createRoute({
  ...forStaff,
  method: 'get',
  path,
  summary: 'The weekly reports to the sellers of a listing',
  request: { params: siteParams, query: z.object({ uls: z.string().regex(/^\d{4,12}$/) }) },
  responses,
});

const addRoute = createRoute({
  ...forStaff,
  method: 'post',
  path,
  summary: 'Send the seller of a listing a report every Monday',
  description: 'For a listing on the market; 409 where the seller gets it already.',
  request: { params: siteParams, body: jsonBody(newSellerReport) },
  responses,
});

const changeRoute = createRoute({
  ...forStaff,
  method: 'patch',
  path: `${path}/{report}`,
  summary: 'Pause, resume or end a report to a seller',
  request: { params: reportParams, body: jsonBody(sellerReportChange) },
  responses,
});

const previewRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: `${path}/{report}/preview`,
  summary: 'The mail of a report for the last whole week; nothing is sent',
  request: { params: reportParams },
  responses: { 200: jsonOf('The mail.', sellerReportPreviewAnswer), ...staffProblems },
});

/** Adds the staff routes of reports to sellers. */
export function addStaffSellerReports(app: OpenAPIHono<CoreEnv>, deps: CoreDeps): void {
  const { now } = deps;
  const { database } = deps.staffServices;

  app.openapi(listRoute, async (context) => {
    const { microsite_id } = await staffSite(deps, context.get('staff'), context.req.valid('param').microsite_id);
    return context.json({ data: await findSellerReports(database, microsite_id, context.req.valid('query').uls) }, 200);
  });

  app.openapi(addRoute, async (context) => {
    const staff = context.get('staff');
    const { microsite_id } = await staffSite(deps, staff, context.req.valid('param').microsite_id);
    const added = context.req.valid('json');
    await addSellerReport(database, microsite_id, added, { staff, now: now() });
    return context.json({ data: await findSellerReports(database, microsite_id, added.uls) }, 200);
  });

  app.openapi(changeRoute, async (context) => {
    const { microsite_id: asked, report } = context.req.valid('param');
    const { microsite_id } = await staffSite(deps, context.get('staff'), asked);
    const { status } = context.req.valid('json');
    const changed = await changeSellerReport(database, microsite_id, report, { status, now: now() });
    return context.json({ data: await findSellerReports(database, microsite_id, changed.listing_key) }, 200);
  });

  app.openapi(previewRoute, async (context) => {
    const { microsite_id: asked, report: id } = context.req.valid('param');
    const { microsite_id } = await staffSite(deps, context.get('staff'), asked);
    const report = await findReport(database, microsite_id, { id });
    const { week } = dueWeek(now());
    const facts = await readReportFacts(database, report, week);
    if (!facts) throw new CoreProblem('unknown-listing');
    // Neither the address of the sender nor pictures are known to this process, and the preview does without.
    const mail = sellerReportMail(facts, { week, from: facts.contact.email, assetsUrl: undefined, now: now() });
    const pdf_url = new URL(sellerReportPdfPath(report.token), facts.site.origin).href;
    return context.json({ data: { subject: mail.subject, html: mail.html, pdf_url } }, 200);
  });
}
