import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  erasureAnswer,
  erasureRequest,
  erasuresAnswer,
  personAnswer,
  personFileAnswer,
  personQuery,
} from '@vitrine/contract/core/persons.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { z } from 'zod';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { type ErasureRow, erasePerson, isReceiptWaiting } from '../persons/erase-person.ts';
import { findErasure, findErasures } from '../persons/find-erasures.ts';
import { findPerson } from '../persons/find-person.ts';
import { personFile } from '../persons/person-file.ts';
import { normalisePerson } from '../persons/person-hash.ts';
import { presentErasure, receiptDocument } from '../persons/receipt.ts';
import { readSiteNames } from '../sites/read-site-names.ts';
import { jsonOf } from './answers.ts';
import type { CoreDeps } from './core-deps.ts';
import { forStaff, jsonBody, staffProblems } from './staff-answers.ts';

const searchRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/persons/search',
  summary: 'All that is kept about a person, on the sites that the caller may see',
  description: 'The address stands in the body, so that no log and no history keeps it.',
  request: { body: jsonBody(personQuery) },
  responses: { 200: jsonOf('What is kept; the file for portability as well.', personAnswer), ...staffProblems },
});

const fileRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/persons/file',
  summary: 'All that is kept about a person, as a document for this person in the language of the call',
  request: { body: jsonBody(personQuery) },
  responses: { 200: jsonOf('The document.', personFileAnswer), ...staffProblems },
});

const eraseRoute = createRoute({
  ...forStaff,
  method: 'post',
  path: '/api/staff/persons/erase',
  summary: 'Erase a person on the sites that the caller may see',
  description:
    '`confirm` repeats the address, or the number where no address is named; 422 otherwise. The receipt names nobody. A restored backup is erased again before it is used.',
  request: { body: jsonBody(erasureRequest) },
  responses: { 200: jsonOf('The receipt.', erasureAnswer), ...staffProblems },
});

const erasuresRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/erasures',
  summary: 'The last receipts of erasures, the newest first',
  responses: { 200: jsonOf('The receipts.', erasuresAnswer), ...staffProblems },
});

const erasureRoute = createRoute({
  ...forStaff,
  method: 'get',
  path: '/api/staff/erasures/{number}',
  summary: 'A receipt, as a document to print',
  request: { params: z.object({ number: z.string() }) },
  responses: { 200: jsonOf('The receipt.', erasureAnswer), ...staffProblems },
});

/** Adds the staff routes of access and erasure (Law 25). */
export function addStaffPersons(app: OpenAPIHono<CoreEnv>, { staffServices: services, erasures, now }: CoreDeps): void {
  const { database } = services;
  const find = (staff: CoreEnv['Variables']['staff'], query: z.output<typeof personQuery>, locale: Locale) =>
    findPerson(database, staff, normalisePerson(query), { locale, now: now(), hashKey: erasures.hashKey });
  const answer = async (row: ErasureRow) => {
    const receipt = presentErasure(row, await isReceiptWaiting(database, row.number));
    const html = receiptDocument(receipt, await readSiteNames(database, row.locale), row.locale);
    return { data: { ...receipt, html } };
  };

  app.openapi(searchRoute, async (context) =>
    context.json({ data: await find(context.get('staff'), context.req.valid('json'), context.get('locale')) }, 200),
  );
  app.openapi(fileRoute, async (context) => {
    const locale = context.get('locale');
    const record = await find(context.get('staff'), context.req.valid('json'), locale);
    return context.json({ data: { html: personFile(record, await readSiteNames(database, locale), locale) } }, 200);
  });
  app.openapi(eraseRoute, async (context) => {
    const { confirm, locale, mail, ...asked } = context.req.valid('json');
    const person = normalisePerson(personQuery.parse(asked));
    const repeated = normalisePerson({ email: confirm, phone: confirm });
    if (person.email ? repeated.email !== person.email : repeated.phone !== person.phone)
      throw new CoreProblem('erasure-unconfirmed');
    const row = await erasePerson(services, erasures, context.get('staff'), person, { locale, mail });
    return context.json(await answer(row), 200);
  });
  app.openapi(erasuresRoute, async (context) =>
    context.json({ data: { erasures: await findErasures(database, context.get('staff')) } }, 200),
  );
  app.openapi(erasureRoute, async (context) =>
    context.json(
      await answer(await findErasure(database, context.get('staff'), context.req.valid('param').number)),
      200,
    ),
  );
}
