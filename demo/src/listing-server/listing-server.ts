import { randomUUID, timingSafeEqual } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerQuery } from './answer-query.ts';
import { type LifeChange, listingsAfter } from './listing-life.ts';
import { memberRecords, officeRecords, propertyRecord, type ResoRecord } from './reso-records.ts';

export interface ListingServerOptions {
  /** File with the moments at which time has passed, from which the listings follow. */
  file: string;
  /** Secret of the only client, and of who lets time pass. */
  key: string;
  /** Origin of the photos. */
  pictureOrigin: string;
  now?: () => Date;
}

/** Name of the only client; its secret is the key of the server. */
export const clientId = 'demo';

/** Path under which the resources lie. */
export const servicePath = '/odata/v1/';

const tokenSeconds = 3600;
/** Maximum size of a request's body, bytes. */
const maxBytes = 10_000;

/**
 * Returns a RESO Web API server with the listings of the demo. They change when time passes, and stay so: the moments are kept, and the
 * listings are made from them.
 */
export async function createListingServer(options: ListingServerOptions): Promise<Server> {
  const { file, key, pictureOrigin, now = () => new Date() } = options;
  const token = randomUUID();
  const moments = await readMoments(file);
  let listings = listingsAfter(moments).listings;

  /** Time passes once at a time, so that no moment is lost. */
  let passing: Promise<unknown> = Promise.resolve();
  const letTimePass = async (): Promise<LifeChange[]> => {
    const later = [...moments, now().toISOString()];
    const life = listingsAfter(later);
    await writeMoments(file, later);
    moments.splice(0, moments.length, ...later);
    listings = life.listings;
    return life.changes;
  };

  const resources: Record<string, () => readonly ResoRecord[]> = {
    Property: () => listings.map((listing) => propertyRecord(listing, pictureOrigin)),
    Member: () => memberRecords,
    Office: () => officeRecords,
  };

  async function answer(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const isAuthorized = (secret: string) => isEqual(request.headers.authorization ?? '', `Bearer ${secret}`);
    const send = (status: number, body: object = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const call = `${request.method} ${url.pathname}`;
    if (call === 'GET /healthz') return send(200);
    if (call === 'POST /token') {
      const form = new URLSearchParams(await readBody(request));
      const isKnown = form.get('client_id') === clientId && isEqual(form.get('client_secret') ?? '', key);
      return isKnown ? send(200, { access_token: token, expires_in: tokenSeconds }) : send(401);
    }
    if (call === 'POST /time') {
      if (!isAuthorized(key)) return send(401);
      const next = passing.then(letTimePass);
      passing = next.catch(() => undefined);
      return send(200, { changes: await next });
    }
    const path = url.pathname.startsWith(servicePath) ? url.pathname.slice(servicePath.length) : '';
    const [, name = '', quotedKey] = /^(\w+)(?:\('([^']*)'\))?$/.exec(decodeURIComponent(path)) ?? [];
    const read = Object.hasOwn(resources, name) ? resources[name] : undefined;
    if (request.method !== 'GET' || !read) return send(404);
    if (!isAuthorized(token)) return send(401);
    if (quotedKey !== undefined) {
      const record = read().find((each) => each[`${name === 'Property' ? 'Listing' : name}Key`] === quotedKey);
      return record ? send(200, record) : send(404);
    }
    const page = answerQuery(read(), url.searchParams);
    return page ? send(200, page) : send(501);
  }

  return createServer((request, response) => {
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (!url) return void response.writeHead(400).end();
    answer(request, url, response).catch((error: unknown) => {
      console.error('The listing server of the demo could not answer.', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

function isEqual(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > maxBytes) throw new Error('The body of the request is too long');
  }
  return body;
}

async function readMoments(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return JSON.parse(text);
}

async function writeMoments(file: string, moments: readonly string[]): Promise<void> {
  // Written to a temporary file and renamed, so that a full disk leaves the moments before.
  const draft = `${file}.draft`;
  await writeFile(draft, JSON.stringify(moments));
  await rename(draft, file);
}
