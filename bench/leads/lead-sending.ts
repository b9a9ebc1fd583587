import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SendingOrder, SentLead } from '../servers/lead-sender.ts';

/** Prepares a sender of leads in a process of its own. Resolves once it is ready; what it returns begins to send and tells what became of each. */
export async function prepareSending(
  order: SendingOrder,
  env: Record<string, string>,
): Promise<() => Promise<SentLead[]>> {
  // It ends with this process, whose channel is all that keeps it alive.
  const sender = fork(fileURLToPath(new URL('../servers/lead-sender.ts', import.meta.url)), {
    // Of its environment the website's own code reads what it needs to call core.
    env: { ...process.env, CONTENT_API_KEY: 'none', SITE_ID: '1', LOG_LEVEL: 'silent', ...env },
  });
  const answer = async () => {
    const gone = once(sender, 'exit').then(() => Promise.reject(new Error('The sender of leads ended.')));
    const [message]: unknown[] = await Promise.race([once(sender, 'message'), gone]);
    return message;
  };
  sender.send(order);
  await answer();
  return async () => {
    sender.send('go');
    const sent = (await answer()) as SentLead[]; // what the sender sends at its end
    sender.disconnect();
    return sent;
  };
}
