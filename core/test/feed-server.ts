import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { RawRecord } from '../src/feeds/records/source-listing.ts';

/**
 * Purpose of a call: a token, a list of keys, listings by key or in the order of changes, one listing, changes of photos and open houses, the listings
 * of some of these, open houses, people, or events.
 */
export type CallKind =
  | 'token'
  | 'keys'
  | 'listings'
  | 'changes'
  | 'listing'
  | 'parts'
  | 'owners'
  | 'open-houses'
  | 'people'
  | 'events';

interface Page {
  rows: RawRecord[];
  count: number | string;
  next: string | null;
  /** True when the size of the page is that of the header `Prefer`. */
  isPreferred?: boolean;
}

/** Misbehaviour: changes a page, or answers itself and returns null. */
export type Fault = (page: Page, call: { response: ServerResponse; url: URL }) => Page | null;

const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (_, { response }) => {
    response.writeHead(code, headers).end('{}');
    return null;
  };

/** Ways in which servers of listings misbehave (feeds.4). */
export const faults = {
  unauthorized: status(401),
  serverError: status(500),
  tooManyRequests: status(429, { 'retry-after': '7' }),
  tooManyRequestsForNow: status(429),
  forbidden: status(403),
  notFound: status(404),
  /** Sends the beginning of an answer and then nothing. */
  stall: (_: Page, { response }: { response: ServerResponse }) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"value":[');
    return null;
  },
  /** Ends the connection within the answer. */
  cutOff: (_: Page, { response }: { response: ServerResponse }) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"value":[');
    setImmediate(() => response.destroy());
    return null;
  },
  notJson: (_: Page, { response }: { response: ServerResponse }) => {
    response.writeHead(200).end('<html>Maintenance</html>');
    return null;
  },
  empty: (page: Page) => ({ ...page, rows: [], count: 0, next: null }),
  /** Sends half of the rows and no link to the next page, with the right count. */
  cut: (page: Page) => ({ ...page, rows: page.rows.slice(0, page.rows.length / 2), next: null }),
  /** Sends half of the rows, and counts only these. */
  half: (page: Page) => ({
    rows: page.rows.slice(0, page.rows.length / 2),
    count: Math.floor(page.rows.length / 2),
    next: null,
  }),
  repeatLink: (page: Page, { url }: { url: URL }) => ({ ...page, next: url.href }),
  foreignLink: (page: Page) => ({ ...page, next: 'http://127.0.0.2:9/odata/Property' }),
  repeatRows: (page: Page) => ({ ...page, rows: [...page.rows, ...page.rows] }),
  wrongCount: (page: Page) => ({ ...page, count: Number(page.count) + 7 }),
  /** Sends no rows, with the right count. */
  emptyWithCount: (page: Page) => ({ ...page, rows: [], next: null }),
  unreadableCount: (page: Page) => ({ ...page, count: 'many' }),
  /** Sends the same page again and again, with a new link to a next page each time. */
  endless: (page: Page, { url }: { url: URL }) => {
    const next = new URL(url);
    next.searchParams.set('again', String(Number(url.searchParams.get('again') ?? 0) + 1));
    return { ...page, next: next.href };
  },
  /** Sends a count that grows from page to page. */
  growingCount: (page: Page, { url }: { url: URL }) => ({
    ...page,
    count: Number(page.count) + Number(url.searchParams.get('$skiptoken') ?? 0),
  }),
} satisfies Record<string, Fault>;

const byChange = (one: RawRecord, other: RawRecord) =>
  Date.parse(String(one.ModificationTimestamp)) - Date.parse(String(other.ModificationTimestamp)) ||
  (String(one.ListingKey) < String(other.ListingKey) ? -1 : 1);

const byListingKey = (one: RawRecord, other: RawRecord) => (String(one.ListingKey) < String(other.ListingKey) ? -1 : 1);

/** Finds listings by the filters that the connectors send, in the order of changes. It caches its last result, because the next call usually asks for the next page of it. */
function createIndex() {
  let known: readonly RawRecord[] = [];
  let length = 0;
  let sorted: RawRecord[] = [];
  let byKey = new Map<string, RawRecord>();
  let last: { filter: string; rows: RawRecord[] } = { filter: '', rows: [] };
  let ordered: { rows: RawRecord[]; inOrder: RawRecord[] } = { rows: [], inOrder: [] };
  return {
    inKeyOrder(rows: RawRecord[]): RawRecord[] {
      if (ordered.rows !== rows) ordered = { rows, inOrder: rows.toSorted(byListingKey) };
      return ordered.inOrder;
    },
    find(listings: readonly RawRecord[], filter: string | null): RawRecord[] {
      if (listings !== known || listings.length !== length || listings.length < 1000) {
        known = listings;
        length = listings.length;
        sorted = listings.toSorted(byChange);
        byKey = new Map(sorted.map((row) => [String(row.ListingKey), row]));
        last = { filter: '', rows: sorted };
      }
      if (filter === null) return sorted;
      if (last.filter !== filter) last = { filter, rows: filtered(filter, sorted, byKey) };
      return last.rows;
    },
  };
}

function filtered(filter: string, sorted: RawRecord[], byKey: ReadonlyMap<string, RawRecord>): RawRecord[] {
  const listed = /^ListingKey in \((.*)\)$/.exec(filter);
  if (listed) {
    const keys = [...(listed[1] ?? '').matchAll(/'((?:[^']|'')*)'/g)].map(([, key = '']) => key.replaceAll("''", "'"));
    return keys.map((key) => byKey.get(key)).filter((row) => row !== undefined);
  }
  return sorted.filter(conditionOf(filter));
}

type Condition = (row: RawRecord) => boolean;

const token = /[()]|'(?:[^']|'')*'|[^\s()]+/g;

/** Returns the condition of a filter of comparisons with `and`, `or` and parentheses. */
function conditionOf(filter: string): Condition {
  const tokens = filter.match(token) ?? [];
  const next = () => tokens.shift() ?? '';
  const either = (): Condition => {
    const first = both();
    if (tokens[0] !== 'or') return first;
    next();
    const second = either();
    return (row) => first(row) || second(row);
  };
  const both = (): Condition => {
    const first = one();
    if (tokens[0] !== 'and') return first;
    next();
    const second = both();
    return (row) => first(row) && second(row);
  };
  const one = (): Condition => {
    const field = next();
    if (field !== '(') {
      const operator = next();
      return operator === 'in' ? membership(field, next) : comparison(field, operator, next());
    }
    const inner = either();
    next();
    return inner;
  };
  const condition = either();
  if (tokens.length > 0) throw new Error(`Unexpected filter: ${filter}`);
  return condition;
}

/** Returns the condition of a list of texts, whose tokens end with a parenthesis. */
function membership(field: string, next: () => string): Condition {
  const wanted = new Set<string>();
  for (let text = next(); text !== ')'; text = next())
    for (const [, value = ''] of text.matchAll(/'([^']*)'/g)) wanted.add(value);
  return (row) => wanted.has(String(row[field]));
}

function comparison(field: string, operator: string, literal: string): Condition {
  const isText = literal.startsWith("'");
  const wanted = isText ? literal.slice(1, -1).replaceAll("''", "'") : Date.parse(literal);
  return (row) => {
    const value = row[field];
    if (value === null || value === undefined) return false;
    const given = isText ? String(value) : Date.parse(String(value));
    if (operator === 'ge') return given >= wanted;
    if (operator === 'gt') return given > wanted;
    if (operator === 'le') return given <= wanted;
    if (operator === 'eq') return given === wanted;
    throw new Error(`Unexpected operator: ${operator}`);
  };
}

/** Returns rows in the order that a call asks for, such as `ModificationTimestamp,MediaKey` or `ModificationTimestamp desc`. */
function inOrder(rows: readonly RawRecord[], order: string): RawRecord[] {
  const fields = order.split(',').map((field) => field.split(' '));
  return rows.toSorted((one, other) => {
    for (const [field = '', direction] of fields) {
      const [first, second] = [String(one[field] ?? ''), String(other[field] ?? '')];
      if (first !== second) return first < second === (direction !== 'desc') ? -1 : 1;
    }
    return 0;
  });
}

/**
 * Starts a server that answers as RESO Web API servers and DDF do, with `state.listings`. `state.faults` misbehave once each, in their
 * order, by kind of call; `state.lasting` misbehave at every call.
 */
export async function startFeedServer(pageSize = 100) {
  const state = {
    listings: [] as RawRecord[],
    openHouses: [] as RawRecord[],
    members: [] as RawRecord[],
    offices: [] as RawRecord[],
    /** Events in the order in which the server sends them; a server without any has no such resource. */
    events: null as RawRecord[] | null,
    /** Keys by destination; a destination without an entry has all listings. */
    destinations: new Map<string, Set<string>>(),
    /** True when `$top` limits the whole result, as in OData, and not one page. */
    isTopTotal: false,
    /** True when the header `Prefer` changes nothing. */
    isPreferIgnored: false,
    /** Rows of a page of a call that asks for no size; as many as a page may have when absent. */
    usualPageSize: undefined as number | undefined,
    faults: new Map<CallKind, Fault[]>(),
    lasting: new Map<CallKind, Fault>(),
    calls: [] as { kind: CallKind; url: URL; authorization: string | undefined; prefer: string | undefined }[],
    tokens: 0,
  };
  const index = createIndex();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const kind = kindOf(url);
    const prefer = [request.headers.prefer ?? []].flat()[0];
    state.calls.push({ kind, url, authorization: request.headers.authorization, prefer });
    server.emit('called');
    const fault = state.faults.get(kind)?.shift() ?? state.lasting.get(kind);
    const wanted = pageOf(kind, url, state.isPreferIgnored ? undefined : prefer);
    if (kind === 'events' && state.events === null) return response.writeHead(404).end('{}');
    const page = fault ? fault(wanted, { response, url }) : wanted;
    if (page === null) return;
    response.setHeader('content-type', 'application/json');
    if (kind === 'token') {
      request.resume();
      state.tokens++;
      return response.end(JSON.stringify({ access_token: `token-${state.tokens}`, expires_in: '3600' }));
    }
    if (request.headers.authorization !== `Bearer token-${state.tokens}`) return response.writeHead(401).end('{}');
    if (kind === 'listing') {
      const [row] = page.rows;
      return row ? response.end(JSON.stringify(row)) : response.writeHead(404).end('{}');
    }
    if (page.isPreferred && prefer) response.setHeader('preference-applied', prefer);
    response.end(
      JSON.stringify({
        ...(url.searchParams.has('$count') && { '@odata.count': page.count }),
        ...(page.next && { '@odata.nextLink': page.next }),
        value: page.rows,
      }),
    );
  });

  function kindOf({ pathname, searchParams }: URL): CallKind {
    if (pathname === '/token') return 'token';
    const [, time = ''] = /^(\w+)/.exec(searchParams.get('$orderby') ?? '') ?? [];
    if (searchParams.has('$select') && time.endsWith('Timestamp')) return 'parts';
    if (/\/(Media|OpenHouse)$/.test(pathname) && searchParams.get('$filter')?.includes(' in (')) return 'owners';
    if (pathname.endsWith('/EntityEvent')) return 'events';
    if (pathname.endsWith('/OpenHouse')) return 'open-houses';
    if (/\/(Member|Office)$/.test(pathname)) return 'people';
    if (/\/Property\('/.test(decodeURIComponent(pathname))) return 'listing';
    if (pathname.includes('PropertyReplication') || searchParams.has('$select')) return 'keys';
    return /^\(?ListingKey (in|eq)/.test(searchParams.get('$filter') ?? '') ? 'listings' : 'changes';
  }

  function peopleOf({ pathname, searchParams }: URL): RawRecord[] {
    const filter = searchParams.get('$filter') ?? '';
    const isWanted = (key: unknown) => filter.includes(`'${key}'`);
    return pathname.endsWith('/Member')
      ? state.members.filter(({ MemberKey }) => isWanted(MemberKey))
      : state.offices.filter(({ OfficeKey }) => isWanted(OfficeKey));
  }

  /** Returns the resource whose changes are asked for; media and open houses are those of the listings. */
  function partsOf({ pathname }: URL): RawRecord[] {
    const embedded = (field: string, key: string) =>
      state.listings.flatMap(({ ListingKey, [field]: rows }) =>
        (Array.isArray(rows) ? rows : []).map((row: RawRecord) => ({ ...row, [key]: ListingKey })),
      );
    if (pathname.endsWith('/Media')) return embedded('Media', 'ResourceRecordKey');
    return pathname.endsWith('/OpenHouse') ? embedded('OpenHouse', 'ListingKey') : state.listings;
  }

  /** Returns the events after a sequence as they are, or the last one by its sequence. */
  function eventsOf({ searchParams }: URL): RawRecord[] {
    const sequence = ({ EntityEventSequence }: RawRecord) => Number(EntityEventSequence);
    const rows = state.events ?? [];
    if (searchParams.get('$orderby')?.endsWith('desc'))
      return rows.toSorted((one, other) => sequence(other) - sequence(one)).slice(0, 1);
    const [, after = '0'] = /gt (\d+)$/.exec(searchParams.get('$filter') ?? '') ?? [];
    return rows.filter((row) => sequence(row) > Number(after));
  }

  function openHouses(filter: string | null): RawRecord[] {
    const [, after = ''] = /^OpenHouseKey gt '(.*)'$/.exec(filter ?? '') ?? [];
    return state.openHouses.filter(({ OpenHouseKey }) => String(OpenHouseKey) > after);
  }

  function pageOf(kind: CallKind, url: URL, prefer: string | undefined): Page {
    if (kind === 'token') return { rows: [], count: 0, next: null };
    if (kind === 'people') return { rows: peopleOf(url), count: 0, next: null };
    const path = decodeURIComponent(url.pathname);
    const [, alone] = /\/Property\('(.*)'\)$/.exec(path) ?? [];
    const [, destination = ''] = /DestinationId=([^)]*)/.exec(path) ?? [];
    const members = state.destinations.get(destination);
    const filter = url.searchParams.get('$filter');
    const isKeyOrder = url.searchParams.get('$orderby') === 'ListingKey';
    const find = () => {
      if (kind === 'open-houses') return openHouses(filter);
      if (kind === 'events') return eventsOf(url);
      if (kind !== 'parts' && kind !== 'owners') return index.find(state.listings, filter);
      return inOrder(partsOf(url).filter(conditionOf(filter ?? '')), url.searchParams.get('$orderby') ?? '');
    };
    const found = find();
    const all = isKeyOrder ? index.inKeyOrder(found) : found;
    const isListed = kind === 'keys' && members !== undefined;
    const rows =
      alone === undefined && !isListed
        ? all
        : all.filter(
            ({ ListingKey }) =>
              (alone === undefined || ListingKey === alone) && (!isListed || members.has(String(ListingKey))),
          );
    const skip = Number(url.searchParams.get('$skiptoken') ?? 0);
    const top = Number(url.searchParams.get('$top') ?? rows.length);
    const preferred = /odata\.maxpagesize=(\d+)/.exec(prefer ?? '')?.[1];
    const asked = url.searchParams.has('$top') ? top : Number(preferred ?? state.usualPageSize ?? rows.length);
    const end = state.isTopTotal ? Math.min(top, rows.length) : rows.length;
    const size = Math.min(pageSize, asked);
    const next = new URL(url);
    next.searchParams.set('$skiptoken', String(skip + size));
    const shown = rows.slice(skip, Math.min(skip + size, end));
    const selected =
      kind === 'keys'
        ? shown.map(({ ListingKey, ModificationTimestamp }) => ({ ListingKey, ModificationTimestamp }))
        : shown;
    return {
      rows: selected,
      count: rows.length,
      next: skip + size < end ? next.href : null,
      isPreferred: preferred !== undefined,
    };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    state,
    serviceRoot: `${origin}/odata/v1/`,
    tokenUrl: `${origin}/token`,
    /** Makes the next calls of a kind fail with these faults, one after the other. */
    fail(kind: CallKind, ...list: Fault[]) {
      state.faults.set(kind, [...(state.faults.get(kind) ?? []), ...list]);
    },
    callsOf: (kind: CallKind) => state.calls.filter((call) => call.kind === kind),
    /** Resolves once this many calls of a kind have come. */
    async untilCalled(kind: CallKind, count: number) {
      while (state.calls.filter((call) => call.kind === kind).length < count) await once(server, 'called');
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>;
