import { LRUCache } from 'lru-cache';
import type { CallOutcome } from '../services/http.server.ts';
import { log } from '../services/log.server.ts';
import { type PageOutcome, pageOutcome } from './page-outcome.ts';

interface KnownAnswer {
  status: number;
  bytes: Uint8Array;
  outcome: PageOutcome;
}

/**
 * The last answers and their outcomes by address, bounded by their number and by the length of their bodies together: parsed and rendered, an
 * answer takes about six times the memory of its text.
 */
const known = new LRUCache<string, KnownAnswer>({
  max: 300,
  maxSize: 12 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/**
 * Returns the outcome of an answer. Parsing a page costs more than rendering it and content seldom changes between two renders,
 * so the same body at the same address returns the same object; derived data can be cached by that object.
 */
export function readAnswer(answer: CallOutcome, address: string): PageOutcome {
  const read = () => pageOutcome(answer, (dropped) => log.warn({ address, ...dropped }, 'A wrong value was left out'));
  if (answer.kind !== 'answered' || (answer.status !== 200 && answer.status !== 410)) return read();
  const before = known.get(address);
  const isSame = before?.status === answer.status && Buffer.compare(before.bytes, answer.bytes) === 0;
  const outcome = isSame ? before.outcome : read();
  if (outcome.kind === 'page') {
    known.set(address, { status: answer.status, bytes: answer.bytes, outcome });
  } else known.delete(address);
  return outcome;
}
