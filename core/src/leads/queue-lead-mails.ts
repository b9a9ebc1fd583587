import type { Transaction } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { QueueJobs } from '../queue/queues.ts';
import { type CoBrokerLead, findCoBrokers } from './find-co-brokers.ts';

/** Queues mails of a lead; with the broker's mail those to the brokers who share the listing. */
export async function queueLeadMails(
  transaction: Transaction<CoreDatabase>,
  queue: JobQueue,
  lead: CoBrokerLead & { id: string },
  kinds: readonly ('broker' | 'confirmation')[],
): Promise<void> {
  const mails = kinds.map((kind): QueueJobs['lead-mail'] => ({ leadId: lead.id, kind }));
  const coBrokers = kinds.includes('broker') ? await findCoBrokers(transaction, lead) : [];
  const copies = coBrokers.map(({ slug }): QueueJobs['lead-mail'] => ({
    ...{ leadId: lead.id, kind: 'co-broker', occasion: slug },
  }));
  await queue.add(transaction, 'lead-mail', [...mails, ...copies]);
}
