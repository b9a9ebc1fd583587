import { z } from 'zod';
import { languageHeader, problemAnswers } from './answers.ts';

/** Parts of the OpenAPI document that the staff routes share. */
export const staffTokenScheme = 'staffToken';

const { 401: _siteKey, ...others } = problemAnswers;

export const forStaff = {
  security: [{ [staffTokenScheme]: [] }],
  parameters: [languageHeader],
};

export const staffProblems = {
  ...others,
  401: { ...problemAnswers[401], description: 'The staff token is missing, invalid or expired.' },
};

export const leadParams = z.object({ id: z.string() });
export const noteParams = z.object({ id: z.string(), note: z.string() });
export const siteParams = z.object({ microsite_id: z.string() });
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
});
