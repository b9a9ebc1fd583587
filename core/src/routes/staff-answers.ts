import { z } from 'zod';
import { languageHeader, problemAnswers } from './answers.ts';

/** What the routes for staff share in the OpenAPI document. */
export const staffKeyScheme = 'staffKey';

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header' as const,
  required,
  description,
  schema: { type: 'string' as const },
});

const { 401: _siteKey, ...others } = problemAnswers;

export const forStaff = {
  security: [{ [staffKeyScheme]: [] }],
  parameters: [
    header('X-Staff-Id', true, 'Who calls, as the admin knows that person.'),
    header('X-Staff-Name', true, 'The name that stands in the history; percent-encoded.'),
    header(
      'X-Staff-Sites',
      false,
      'The microsite ids that this person may see, by commas; `*` for all, nothing for none.',
    ),
    languageHeader,
  ],
};

export const staffProblems = {
  ...others,
  401: { ...problemAnswers[401], description: 'The staff key is missing or wrong, or nobody is named.' },
};

export const leadParams = z.object({ id: z.string() });
export const siteParams = z.object({ microsite_id: z.string() });
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
});
