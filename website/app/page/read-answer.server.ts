import type { CallOutcome } from '../services/http.server.ts';
import { log } from '../services/log.server.ts';
import { type PageOutcome, pageOutcome } from './page-outcome.ts';

/** Cache of the last answer and its outcome by address, least recently used first. */
const known = new Map<string, { status: number; text: string; outcome: PageOutcome }>();
const limit = 300;

/**
 * Returns the outcome of an answer. Parsing a page costs more than rendering it and content seldom changes between two renders,
 * so the same text at the same address returns the same object; derived data can be cached by that object.
 */
export function readAnswer(answer: CallOutcome, address: string): PageOutcome {
  const read = () => pageOutcome(answer, (dropped) => log.warn({ address, ...dropped }, 'A wrong value was left out'));
  if (answer.kind !== 'answered' || (answer.status !== 200 && answer.status !== 410)) return read();
  const before = known.get(address);
  known.delete(address);
  const isSame = before?.text === answer.text && before.status === answer.status;
  const outcome = isSame ? before.outcome : read();
  if (outcome.kind !== 'page') return outcome;
  known.set(address, { status: answer.status, text: answer.text, outcome });
  if (known.size > limit) known.delete(known.keys().next().value ?? '');
  return outcome;
}
