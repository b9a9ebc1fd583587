import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { leadFilters } from '@vitrine/contract/core/staff-leads.ts';
import { z } from 'zod';
import type { CoreEnv } from '../http/core-env.ts';
import { leadCsv } from '../leads/staff/lead-csv.ts';
import { csvTexts } from '../leads/staff/lead-csv-texts.ts';
import type { StaffServices } from '../leads/staff/staff-services.ts';
import { queryParameters } from './query-parameters.ts';
import { forStaff, staffProblems } from './staff-answers.ts';

const csvRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/leads.csv',
  summary: 'The leads that the filters find, as a file for spreadsheets',
  description:
    'UTF-8 with a byte order mark, RFC 4180, headers in the language of the call; no cell can run as a formula.',
  parameters: [...forStaff.parameters, ...queryParameters(leadFilters)],
  responses: {
    200: { description: 'The file.', content: { 'text/csv': { schema: z.string() } } },
    ...staffProblems,
  },
});

/**
 * Adds the route of the CSV, which is streamed. An error aborts the connection, so that a truncated file is not taken
 * for a complete one.
 */
export function addStaffCsv(app: OpenAPIHono<CoreEnv>, { database, now }: StaffServices): void {
  app.openapi(csvRoute, async (context) => {
    const locale = context.get('locale');
    const parts = leadCsv(database, context.get('staff'), leadFilters.parse(context.req.query()), locale);
    // Reads the first part before the headers are sent: while the database is unavailable the answer is a problem, not
    // a broken file.
    const first = await parts.next();
    const encoder = new TextEncoder();
    const file = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(encoder.encode(first.value ?? '')),
      async pull(controller) {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        await parts.return(undefined);
      },
    });
    const day = now().toISOString().slice(0, 10);
    context.header('content-type', 'text/csv; charset=utf-8');
    context.header('content-disposition', `attachment; filename="${csvTexts[locale].fileName}-${day}.csv"`);
    return context.body(file, 200);
  });
}
