import { z } from 'zod';

/** A refused field: its name on the wire, a stable code and a sentence in the language of the call. */
export const fieldProblem = z.object({
  field: z.string(),
  code: z.enum(['required', 'invalid', 'too_long']).optional(),
  message: z.string(),
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every error: RFC 9457 `application/problem+json` (wire.4). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  errors: z.array(fieldProblem).optional(),
  request_id: z.string().optional().describe('The `x-request-id` of the call, which the logs contain.'),
});
export type Problem = z.infer<typeof problem>;
