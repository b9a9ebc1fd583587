import type { Language } from '../../accounts/account-texts.ts';

/** Response of an account endpoint: `refused` has the reason in the reader's language. */
export type AccountAnswer<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'refused'; message: string; data: Record<string, unknown> }
  | { kind: 'unavailable' };

/** Status of one account's second factor. */
export interface FactorStatus {
  is_enrolled: boolean;
  is_required: boolean;
  recovery_codes_left: number;
}

interface Refusal {
  errors?: { message: string; data?: Record<string, unknown> }[];
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
    return error ? { kind: 'refused', message: error.message, data: error.data ?? {} } : { kind: 'unavailable' };
  } catch {
    return { kind: 'unavailable' };
  }
}
