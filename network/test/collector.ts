import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as a collector gets it, with the name of its part. */
export interface CollectedSpan {
  service: string;
  kind: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, string | number>;
  isFailed: boolean;
}

export interface Collector {
  url: string;
  spans: CollectedSpan[];
  /** Headers of the last report. */
  headers: Record<string, unknown>;
  /** Number of reports. */
  reports: number;
  /** Makes it answer with this status, or not at all; null makes it well. */
  misbehave(how: number | 'hangs' | null): void;
  stop(): Promise<void>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string };
}
/** A span as it is reported. */
interface ReportedSpan extends Omit<CollectedSpan, 'service' | 'kind' | 'attributes' | 'isFailed'> {
  kind: number;
  attributes: Attribute[];
  status?: { code: number };
}
const kinds = ['', 'internal', 'server', 'client', 'producer', 'consumer'];
const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

/** Starts a collector that takes OTLP by HTTP in its JSON form. */
export async function startCollector(): Promise<Collector> {
  let failure: number | 'hangs' | null = null;
  const collector = { url: '', spans: [] as CollectedSpan[], headers: {}, reports: 0 };
  const server = createServer(async (request, response) => {
    collector.reports++;
    if (failure === 'hangs') return;
    if (failure !== null) return void response.writeHead(failure).end();
    // The form of OTLP; a report of another one fails the test that reads it.
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ReportedSpan[] }[] }[];
    };
    collector.headers = request.headers;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const { kind, attributes, status, ...span } of scopeSpans.flatMap(({ spans }) => spans))
        collector.spans.push({
          ...span,
          ...{ service, kind: kinds[kind] ?? '', attributes: valuesOf(attributes), isFailed: status?.code === 2 },
        });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return Object.assign(collector, {
    url: `http://127.0.0.1:${port}`,
    misbehave(how: number | 'hangs' | null) {
      failure = how;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}
