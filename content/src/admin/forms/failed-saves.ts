import type { Locale } from '@vitrine/contract/locale.ts';
import { z } from 'zod';
import { failureTexts } from './failure-texts.ts';

const fieldError = z.object({ path: z.string(), message: z.string() });
const fieldErrors = z.object({ data: z.object({ errors: z.array(fieldError) }) });
const problem = z.object({ errors: z.array(z.looseObject({ message: z.string().min(1) })).min(1) });

/** Why the last save failed. */
export interface SaveFailure {
  /** Sentence for the editor, in the editor's language; null when the server gave no useful reason. */
  reason: string | null;
  /** Fields that the server refused, each with its path and the error. */
  fields: readonly z.infer<typeof fieldError>[];
}

const noFailure: SaveFailure = { reason: null, fields: [] };
let failure = noFailure;
const listeners = new Set<() => void>();

export const saveFailure = (): SaveFailure => failure;

export function onSaveFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteFailure(next: Partial<SaveFailure>): void {
  failure = { ...noFailure, ...next };
  for (const listener of listeners) listener();
}

/** Why the file of the save that follows has not been sent; null when it has. */
let unsent: string | null = null;

/**
 * Refuses the next save in the browser, because its file did not arrive. Payload takes an error of what sends a file for a success where several
 * files are saved at once, and closes their forms.
 */
export function refuseNextSave(why: string): void {
  unsent = why;
}

/** Paths to which forms of documents and of globals are saved. */
const savePath = /^\/api\/(globals\/)?[a-z-]+(\/\d+)?$/;

/** Start of the paths from which Payload reads what somebody prefers. */
const preferencePath = '/api/payload-preferences/';

/** Returns the method and the path of a call of this site; null for those of others. */
function callOf(input: RequestInfo | URL, init: RequestInit | undefined): { method: string; path: string } | null {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
  return origin === location.origin ? { method: init?.method?.toUpperCase() ?? 'GET', path: pathname } : null;
}

/** Returns the sentence with which the server refuses, null for an answer of a proxy, and the fields that it names. */
async function readRefusal(response: Response): Promise<{ message: string | null; fields: SaveFailure['fields'] }> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const errors = problem.safeParse(body).data?.errors ?? [];
  return {
    message: errors[0]?.message ?? null,
    fields: errors.flatMap((error) => fieldErrors.safeParse(error).data?.data.errors ?? []),
  };
}

function sentenceFor(status: number, language: Locale): string {
  const t = failureTexts[language];
  if (status === 413) return t.tooLarge;
  return status >= 500 ? t.unavailable : t.refused;
}

/** Returns an answer as the server refuses. */
const refusal = (message: string, status: number): Response => Response.json({ errors: [{ message }] }, { status });

/**
 * Returns a `fetch` that answers in sentences of the editor where a form is saved: forms of Payload show the text of the browser's error, or the
 * status of a proxy. It also answers for preferences that do not come: Payload waits for them without end, and with it each form of their
 * document.
 */
export const withSentences =
  (fetch: typeof globalThis.fetch, language: Locale): typeof globalThis.fetch =>
  async (input, init) => {
    const call = callOf(input, init);
    if (call?.method === 'GET' && call.path.startsWith(preferencePath))
      return fetch(input, init).catch(() => refusal(failureTexts[language].noAnswer, 503));
    if (!call || !['POST', 'PATCH'].includes(call.method) || !savePath.test(call.path)) return fetch(input, init);
    const why = unsent;
    unsent = null;
    noteFailure({ reason: why });
    if (why !== null) return refusal(why, 503);
    const response = await fetch(input, init).catch((error: unknown) => {
      if (init?.signal?.aborted) throw error;
      return refusal(failureTexts[language].noAnswer, 503);
    });
    if (response.ok) return response;
    const { status } = response;
    const { message, fields } = await readRefusal(response);
    // The form itself tells somebody whose session has ended what to do.
    if (status !== 401 && status !== 403) noteFailure({ reason: message ?? sentenceFor(status, language), fields });
    return message === null ? refusal(sentenceFor(status, language), status) : response;
  };

/** Returns what Payload says of several files at once, which it says in English alone; null for any other text. */
export function fileCountSentence(text: unknown, language: Locale): string | null {
  const [, verb, count] = /^(Failed to save|Successfully saved) (\d+) files$/.exec(String(text)) ?? [];
  if (verb === undefined) return null;
  const t = failureTexts[language];
  return verb.startsWith('Failed')
    ? [t.unsavedFiles(Number(count)), failure.reason].filter(Boolean).join(' ')
    : t.savedFiles(Number(count));
}
