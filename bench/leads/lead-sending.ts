import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SendingOrder, SentLead } from '../servers/lead-sender.ts';

/**
 * Prepares a sender of leads in its own process. Resolves once it is ready; the returned function starts it and resolves to the
 * result of each lead.
 */
export async function prepareSending(
  order: SendingOrder,
  env: Record<string, string>,
): Promise<() => Promise<SentLead[]>> {
  // The child process ends with this one, because only the channel keeps it alive.
  const sender = fork(fileURLToPath(new URL('../servers/lead-sender.ts', import.meta.url)), {
    // The website's code reads these variables before it calls core.
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
    const sent = (await answer()) as SentLead[]; // The message that the sender sends at its end.
    sender.disconnect();
    return sent;
  };
}
