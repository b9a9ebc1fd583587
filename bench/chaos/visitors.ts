import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { solvedChallenge } from '../../core/test/solved-challenge.ts';
import { visitorOf } from '../leads/visitors.ts';

/** Result of one request of a visitor. */
export interface Seen {
  path: string;
  /** HTTP status; 0 for an answer that never came whole. */
  status: number;
  outcome: Outcome;
  startedAt: number;
  endedAt: number;
  /** Why an answer did not come, or how a wrong one begins. */
  detail?: string;
}

/**
 * `told` is an error that says so: a page in words with a heading, or a problem in JSON. `wrong` is an answer that no visitor may get: half a page, an
 * empty answer, a status that the request does not deserve.
 */
export type Outcome = 'fresh' | 'stale' | 'told' | 'wrong' | 'none';

interface Target {
  /** Origin of the website. */
  origin: string;
  hmacKey: string;
  /** The time by the clock of core; without it that of this machine. */
  now?: () => Date;
}

export interface Visitors {
  seen: Seen[];
  /** Numbers of the leads that were acknowledged. */
  acknowledged: number[];
  /** Stops sending and resolves once every answer has come. */
  leave(): Promise<void>;
}

const requestLimitMs = 60_000;

/** Addresses of every kind: cached and uncached pages, data of a page, searches, an address that does not exist. */
export function pathOf(count: number): string {
  const kinds = [
    '/fr',
    '/en',
    '/fr/contact',
    '/fr/proprietes',
    `/fr/proprietes?priceTo=${100_000 + count}`,
    '/fr/proprietes.data',
    `/api/properties?page=1&priceTo=${200_000 + count}&locale=fr`,
    `/fr/rien-${count}`,
    '/fr/blogue',
  ];
  return kinds[count % kinds.length] ?? '/fr';
}

/** Address of a visitor in the documentation network 198.18.0.0/15, so that the rate limits apply unchanged. */
export const addressOf = (count: number): string =>
  `198.${18 + (Math.floor(count / 62_500) % 2)}.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`;

/**
 * Sends visitors at a pace that does not wait for answers, numbered from `first`; every tenth sends a lead. The website must believe
 * their addresses (`TRUST_PROXY`).
 */
export function startVisitors(target: Target, { perSecond, first }: { perSecond: number; first: number }): Visitors {
  const seen: Seen[] = [];
  const acknowledged: number[] = [];
  const pending = new Set<Promise<void>>();
  let isOver = false;
  const sending = (async () => {
    const begin = performance.now();
    for (let sent = 0; !isOver; sent += 1) {
      await delay(Math.max(0, begin + (sent * 1000) / perSecond - performance.now()));
      const count = first + sent;
      const request = (count % 10 === 9 ? sendLead(target, count) : visit(target, count)).then((answer) => {
        seen.push(answer);
        if (answer.path === leadPath && answer.outcome === 'fresh') acknowledged.push(count);
      });
      pending.add(request);
      void request.finally(() => pending.delete(request));
    }
  })();
  return {
    seen,
    acknowledged,
    async leave() {
      isOver = true;
      await sending;
      await Promise.all(pending);
      agent.destroy();
      agent = new Agent({ keepAlive: true });
    },
  };
}

/** Visits a page, on the agency's and the broker's site in turn. */
export function visit({ origin }: Target, count: number, signal?: AbortSignal): Promise<Seen> {
  // Node resolves no name below localhost, so the site is named as a proxy would.
  const site = count % 2 === 0 ? 'localhost' : 'courtier.localhost';
  const headers = { 'x-forwarded-for': addressOf(count), 'x-forwarded-host': `${site}:${new URL(origin).port}` };
  return ask(`${origin}${pathOf(count)}`, { headers }, signal);
}

export const leadPath = '/api/contact';

/** Sends the lead of one visitor to the agency. */
export async function sendLead({ origin, hmacKey, now }: Target, count: number, signal?: AbortSignal): Promise<Seen> {
  const fields = {
    form_type: 'contact_form',
    locale: 'fr',
    first_name: 'Léa',
    last_name: 'Tremblay',
    email: visitorOf(count),
    phone: '(514) 555-0134',
    message: `Bonjour, message ${count}.`,
    recaptcha_response: await solvedChallenge('m-1', hmacKey, now?.()),
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { 'x-forwarded-for': addressOf(count), origin };
  return ask(`${origin}${leadPath}`, { method: 'POST', body, headers }, signal);
}

/** Connections of the visitors, which they keep as browsers do. Closed once they have left, so that none counts as a leak. */
let agent = new Agent({ keepAlive: true });

async function ask(url: string, init: RequestInit, signal?: AbortSignal): Promise<Seen> {
  const startedAt = performance.now();
  const { pathname: path } = new URL(url);
  const limit = AbortSignal.timeout(requestLimitMs);
  try {
    const answer = await exchange(new Request(url, init), signal ? AbortSignal.any([signal, limit]) : limit);
    const outcome = outcomeOf(path, answer);
    const detail = outcome === 'wrong' ? `${answer.status} ${answer.text.slice(0, 200)}` : undefined;
    return { path, status: answer.status, outcome, startedAt, endedAt: performance.now(), ...(detail && { detail }) };
  } catch (error) {
    const detail = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error);
    return { path, status: 0, outcome: 'none', startedAt, endedAt: performance.now(), detail };
  }
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request; once more when it went out on a kept connection that the server was closing, as browsers do. */
async function exchange(req: Request, signal: AbortSignal, isSecond = false): Promise<Answer> {
  const body = Buffer.from(await req.clone().arrayBuffer());
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = { ...Object.fromEntries(req.headers), 'content-length': body.length };
  const sent = request(req.url, { method: req.method, headers, agent, signal }, async (answer) => {
    try {
      const text = Buffer.concat(await answer.toArray()).toString();
      const fields = Object.entries(answer.headersDistinct).map(([name, values = []]): [string, string] => [
        name,
        values.join(),
      ]);
      resolve({ status: answer.statusCode ?? 0, headers: new Headers(fields), text });
    } catch (error) {
      reject(error);
    }
  });
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (!isSecond && sent.reusedSocket && error.code === 'ECONNRESET') resolve(exchange(req, signal, true));
    else reject(error);
  });
  sent.end(body);
  return promise;
}

/** Says what an answer is worth to the visitor who asked for the path. */
export function outcomeOf(path: string, { status, headers, text }: Answer): Outcome {
  const type = headers.get('content-type') ?? '';
  if (status >= 500) return saysWhy(type, text) ? 'told' : 'wrong';
  // A visitor whose captcha has expired is told to try again.
  if (path === leadPath && [400, 422].includes(status)) return saysWhy(type, text) ? 'told' : 'wrong';
  const isExpected = status === (path.includes('/rien-') ? 404 : 200);
  const isWhole = type.includes('html') ? text.trimEnd().endsWith('</html>') : text.length > 1;
  if (!isExpected || !isWhole) return 'wrong';
  return headers.get('x-vitrine-stale') === '1' ? 'stale' : 'fresh';
}

function saysWhy(type: string, text: string): boolean {
  if (type.includes('html')) return /<h1[\s>]/.test(text) && text.trimEnd().endsWith('</html>');
  return text.length > 1;
}
