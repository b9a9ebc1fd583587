import { problem } from '@vitrine/contract/core/problem.ts';
import { z } from 'zod';

/* The parameters and answers that routes share in the OpenAPI document. */
export const micrositeId = z.string();
export const uls = z.string();

export const jsonOf = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

export const problemOf = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problem } },
});

export const problemAnswers = {
  401: problemOf('X-Site-Key is missing or wrong.'),
  404: problemOf('The microsite, the listing or the alert is unknown.'),
  413: problemOf('The body is larger than 1 MB.'),
  422: problemOf('The query or the body is malformed; `errors` has one entry a field.'),
  429: problemOf('Too many calls: come back after Retry-After seconds.'),
  503: problemOf('The database or the captcha verifier is away; retry after Retry-After seconds.'),
};

export const languageHeader = {
  name: 'Content-Language',
  in: 'header' as const,
  description: 'Language of the answer; fr where it is absent.',
  schema: { type: 'string' as const, enum: ['fr', 'en'] },
};

export const siteKeyScheme = 'siteKey';
export const protectedBySiteKey = [{ [siteKeyScheme]: [] }];
