import type { BulkEntry } from '../../collections/bulk/bulk-check.ts';

/** A document that was not changed, and the reason. */
export interface BulkFailure {
  entry: BulkEntry;
  reason: string;
}

export interface BulkReport {
  done: number;
  failures: BulkFailure[];
  /** Number of documents that were left when the action was stopped. */
  untouched: number;
}

interface Run {
  entries: readonly BulkEntry[];
  /** Changes one document. Resolves to the reason when it was refused, else to null. */
  send: (entry: BulkEntry) => Promise<string | null>;
  onProgress: (finished: number) => void;
  signal: AbortSignal;
}

/** Changes documents one after another, and returns how many were changed. It stops at the next document when it is aborted. */
export async function runBulk({ entries, send, onProgress, signal }: Run): Promise<BulkReport> {
  const report: BulkReport = { done: 0, failures: [], untouched: entries.length };
  for (const [index, entry] of entries.entries()) {
    if (signal.aborted) break;
    const reason = await send(entry);
    if (reason === null) report.done += 1;
    else report.failures.push({ entry, reason });
    report.untouched -= 1;
    onProgress(index + 1);
  }
  return report;
}
