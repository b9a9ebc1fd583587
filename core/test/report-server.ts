import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** Starts a stub of DDF's analytics. The faults happen once each. */
export async function startReportServer() {
  const state = { calls: [] as URLSearchParams[], faults: [] as ((response: ServerResponse) => void)[] };
  const server = createServer((request, response) => {
    state.calls.push(new URL(request.url ?? '', 'http://x').searchParams);
    const fault = state.faults.shift();
    if (fault) fault(response);
    else response.writeHead(200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    state,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/LogEvents`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type ReportServer = Awaited<ReturnType<typeof startReportServer>>;
