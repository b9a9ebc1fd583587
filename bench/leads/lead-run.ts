import type { ProcessFacts } from './process-facts.ts';

/** Facts of a run besides its leads and mails. Times in ms since 1970. */
export interface LeadRun {
  seconds: number;
  /** Downtime of the database, s. */
  databaseAway: number;
  start: number;
  mailsDown: number;
  mailsUp: number;
  lastAnswer: number;
  drained: number | null;
  core: { early: ProcessFacts | null; late: ProcessFacts | null };
  worker: { early: ProcessFacts | null; late: ProcessFacts | null };
  bareInserts: number[];
}
