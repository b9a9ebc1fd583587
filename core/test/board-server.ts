import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

interface BoardCall {
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** Starts a stub of DDF's `CreateLead`. The faults happen once each. */
export async function startBoardServer() {
  const state = { calls: [] as BoardCall[], faults: [] as ((response: ServerResponse) => void)[] };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    state.calls.push({ authorization: request.headers.authorization, body });
    const fault = state.faults.shift();
    if (fault) fault(response);
    else response.end(JSON.stringify({ success: true, message: null, code: null, details: null }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    state,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1/Lead/CreateLead`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type BoardServer = Awaited<ReturnType<typeof startBoardServer>>;

/** Answers as DDF does. */
export const boardAnswer =
  (status: number, given: object = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(JSON.stringify({ success: false, message: 'No', ...given }));
