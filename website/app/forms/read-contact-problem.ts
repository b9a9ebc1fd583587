import type { FieldError, FieldErrorCode } from '@vitrine/contract/core/contact.ts';
import type { SubmitOutcome } from './contact-state.ts';

/** Reads the problem response of `POST contact` (wire.4): the invalid fields, or the message of the service. */
export function readContactProblem(body: unknown): Exclude<SubmitOutcome, { kind: 'sent' }> {
  const entries = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const errors = entries.flatMap(readError);
  if (errors.length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', message: textOf(body, 'detail') };
}

const codes: readonly FieldErrorCode[] = ['required', 'invalid', 'too_long'];

/** Reads one field error. An unknown or missing code counts as `invalid`. */
function readError(entry: unknown): FieldError[] {
  const field = textOf(entry, 'field');
  if (field === '') return [];
  const code = codes.find((known) => known === textOf(entry, 'code')) ?? 'invalid';
  return [{ field, code }];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the string property `name` of an unknown value; '' without one. */
export function textOf(value: unknown, name: string): string {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
}
