import type { FieldError, FieldErrorCode } from '@vitrine/contract/core/contact.ts';
import type { SubmitOutcome } from './contact-state.ts';

/** Reads the problem response of `POST contact` (`3-wire §1`): the wrong fields, or the sentence of the service. */
export function readContactProblem(body: unknown): Exclude<SubmitOutcome, { kind: 'sent' }> {
  const entries = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const errors = entries.flatMap(readError);
  if (errors.length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', message: textOf(body, 'detail') };
}

const codes: readonly FieldErrorCode[] = ['required', 'invalid', 'too_long'];

/** Another core may name no code; its field is wrong all the same. */
function readError(entry: unknown): FieldError[] {
  const field = textOf(entry, 'field');
  if (field === '') return [];
  const code = codes.find((known) => known === textOf(entry, 'code')) ?? 'invalid';
  return [{ field, code }];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The text under `name` in what may be anything; '' where there is none. */
export function textOf(value: unknown, name: string): string {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
}
