import type { Language } from '../../accounts/account-texts.ts';

/** Why a form was not accepted, in the reader's language: a message beside one field, or below all of them. */
export interface FormProblem {
  field?: string;
  message: string;
}

/** Response of an account endpoint: `refused` has the reason in the reader's language. */
export type AccountAnswer<Data> =
  | { kind: 'ok'; data: Data }
  | ({ kind: 'refused'; status: number; data: Record<string, unknown> } & FormProblem)
  | { kind: 'unavailable' };

/** Returns the problem that a form shows for an answer; undefined when it was accepted. */
export function problemOf(
  answer: AccountAnswer<unknown>,
  { unavailable }: { unavailable: string },
): FormProblem | undefined {
  if (answer.kind === 'ok') return undefined;
  return answer.kind === 'refused' ? answer : { message: unavailable };
}

/** Status of one account's second factor. */
export interface FactorStatus {
  is_enrolled: boolean;
  is_required: boolean;
  recovery_codes_left: number;
}

interface Refusal {
  errors?: { message: string; data?: Record<string, unknown> & { errors?: { path: string; message: string }[] } }[];
}

/** Calls `/api/users{path}`: with POST when there is a body, else with GET. Never rejects. */
export async function callAccount<Data>(
  language: Language,
  path: string,
  body?: Record<string, unknown>,
): Promise<AccountAnswer<Data>> {
  try {
    const response = await fetch(`/api/users${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'accept-language': language, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    // The callers know the response types of our own endpoints.
    if (response.ok) return { kind: 'ok', data: (await response.json()) as Data };
    const [error] = ((await response.json()) as Refusal).errors ?? [];
    if (!error) return { kind: 'unavailable' };
    const [wrong] = error.data?.errors ?? [];
    const problem = wrong ? { field: wrong.path, message: wrong.message } : { message: error.message };
    return { kind: 'refused', status: response.status, data: error.data ?? {}, ...problem };
  } catch {
    return { kind: 'unavailable' };
  }
}
