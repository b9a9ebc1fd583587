import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type LeadEvent, leadEvent } from '@vitrine/contract/core/lead-event.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: LeadEvent;
}
type Answering = (response: ServerResponse) => unknown;

/** Starts a CRM that receives webhooks. It answers with `responses`, one after the other, and then with 204. */
export async function startReceiver(responses: Answering[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    received.push({ headers: request.headers, body, event: leadEvent.parse(JSON.parse(body)) });
    server.emit('received');
    const respond = responses.shift();
    if (respond) return respond(response);
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    received,
    port,
    url: new URL(`http://127.0.0.1:${port}/hook?key=of-the-crm`),
    /** Resolves once `count` calls have been received. */
    async calls(count: number) {
      while (received.length < count) await once(server, 'received');
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Verifies a signature as Standard Webhooks specifies it. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const age = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']));
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  return age < 300 && headers['webhook-signature'] === `v1,${expected}`;
}
