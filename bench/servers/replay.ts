import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { required, serve } from './serve.ts';

// Replaces the content service (`/content/…`) and core (`/core/…`): requests each answer once and then repeats it, so that only
// the website is measured.

interface Answer {
  status: number;
  type: string;
  body: string;
}

const services: Record<string, string> = { content: required('CONTENT_URL'), core: required('CORE_URL') };
const withheld = /^(host|connection|content-length|transfer-encoding|accept-encoding|x-request-id)$/;
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
    body: await response.text(),
  };
}

serve(async (req, res) => {
  const question = await text(req);
  const key = `${req.method} ${req.url} ${question}`;
  const asked = answers.get(key) ?? ask(req, question);
  answers.set(key, asked);
  const { status, type, body } = await asked;
  res.writeHead(status, { 'content-type': type }).end(body);
});
