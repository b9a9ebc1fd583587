import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { required, serve } from './serve.ts';

// Replaces the content service (`/content/…`) and core (`/core/…`): asks each address once and then repeats the answer, so that
// what is measured is the website alone. The blocks of a page are repeated until it has `BLOCKS`, header and footer included.

interface Answer {
  status: number;
  type: string;
  body: string;
}

const services: Record<string, string> = { content: required('CONTENT_URL'), core: required('CORE_URL') };
const withheld = /^(host|connection|content-length|transfer-encoding|accept-encoding|x-request-id)$/;
const blocks = Number(required('BLOCKS'));
const answers = new Map<string, Promise<Answer>>();

async function ask({ url = '', method = 'GET', headers }: IncomingMessage, body: string): Promise<Answer> {
  const [, service = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(url) ?? [];
  const kept = Object.entries(headers).filter(([name]) => !withheld.test(name));
  const response = await fetch(`${services[service]}${path}`, {
    method,
    headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
    body: method === 'POST' ? body : null,
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/json',
    body: path.startsWith('/api/page') ? repeatBlocks(await response.text()) : await response.text(),
  };
}

interface Block {
  id?: string;
}
type Page = Record<'header' | 'content' | 'footer', { fields: Block[] }>;

/** Repeats the blocks between header and footer, each with an id of its own. */
function repeatBlocks(body: string): string {
  const page = JSON.parse(body) as Page; // of the wire
  const { header, content, footer } = page;
  const { length } = content.fields;
  const count = blocks - header.fields.length - footer.fields.length;
  content.fields = Array.from({ length: count }, (_, index) => {
    const block = content.fields[index % length];
    return index < length ? { ...block } : { ...block, id: `${block?.id}-${index}` };
  });
  return JSON.stringify(page);
}

serve(async (req, res) => {
  const question = await text(req);
  const key = `${req.method} ${req.url} ${question}`;
  const asked = answers.get(key) ?? ask(req, question);
  answers.set(key, asked);
  const { status, type, body } = await asked;
  res.writeHead(status, { 'content-type': type }).end(body);
});
