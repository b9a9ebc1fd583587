import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { CsvError, parse } from 'csv-parse/sync';
import {
  APIError,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { redirectSource } from '../paths/redirect-source.ts';
import { mayUseSite } from '../payload/access.ts';
import { type Message, messageFor } from '../payload/message-for.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import type { RedirectContext } from './check-redirect.ts';
import { lockAddresses } from './lock-addresses.ts';
import { findPublished, findRedirectProblem, type SiteAddresses, targetsOf } from './redirect-rules.ts';
import { readSiteAddresses } from './site-addresses.ts';

const maxLines = 2000;
/** Maximum length of a file, in characters. */
const maxLength = 1_000_000;

const importRequest = z.object({
  site: z.coerce.number().int().positive(),
  csv: z.string().max(maxLength),
  /** True to report without writing. */
  check: z.boolean().default(true),
});

/** Report on one line of the file. */
export interface ImportedLine {
  /** Number of the line in the file, from 1. */
  line: number;
  source: string;
  target: string;
  result: 'new' | 'changed' | 'unchanged' | 'refused';
  /** Reason of a refusal, in the reader's language. */
  message: string | null;
}

export interface ImportReport {
  lines: ImportedLine[];
  /** True when every line was written; false after a check, or when a line was refused. */
  isImported: boolean;
}

/**
 * `POST /api/redirects/import`: imports the redirects of a site from CSV with the columns old address, target and status (301 when
 * empty). Writes all lines or, when one is refused, none.
 */
export const importRedirects: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 });
    const request = safeParse(importRequest, await req.json?.().catch(() => null));
    if (!request.success) throw refused(req, tooLarge);
    const { site, csv, check } = request.data;
    if (!mayUseSite(req.user, site)) throw refused(req, foreignSite, 403);
    const records = readRecords(req, csv);
    const isOwn = await initTransaction(req);
    try {
      await lockAddresses(req, site);
      const planned = await planLines(req, site, records);
      const lines = planned.map(({ report }) => report);
      const isImported = !check && lines.length > 0 && lines.every(({ result }) => result !== 'refused');
      if (isImported) for (const line of planned) await write(req, site, line);
      if (isOwn) await commitTransaction(req);
      return Response.json({ lines, isImported } satisfies ImportReport);
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  },
};

const tooLarge: Message = {
  fr: 'Le fichier est trop grand, ou le site n’est pas choisi.',
  en: 'The file is too large, or no site is chosen.',
};
const foreignSite: Message = { fr: 'Ce site ne vous est pas confié.', en: 'This site is not one of yours.' };

const refused = (req: PayloadRequest, message: Message, status = 400): APIError =>
  new APIError(messageFor(req, message), status, null, true);

interface CsvRecord {
  line: number;
  cells: string[];
}

/** First cells by which a header is recognised. */
const headers = new Set(['ancienne adresse', 'old address', 'source', 'from', 'old', 'ancien', 'redirect from']);

function readRecords(req: PayloadRequest, csv: string): CsvRecord[] {
  try {
    const records: CsvRecord[] = [];
    parse(csv, {
      ...{ bom: true, delimiter: delimiterOf(csv), relax_column_count: true, skip_empty_lines: true, trim: true },
      ...{ skip_records_with_empty_values: true, max_record_size: 10_000 },
      on_record: (cells: string[], { lines }) => void records.push({ line: lines, cells }),
    });
    const [first, ...rest] = records;
    const read = first && headers.has((first.cells[0] ?? '').toLowerCase()) ? rest : records;
    if (read.length <= maxLines) return read;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused(req, {
      fr: `Le fichier n’est pas un CSV lisible (${error.message}).`,
      en: `The file is not readable CSV (${error.message}).`,
    });
  }
  throw refused(req, {
    fr: `Le fichier a plus de ${maxLines} lignes. Importez-le en plusieurs parties.`,
    en: `The file has more than ${maxLines} lines. Import it in parts.`,
  });
}

/** Returns the separator that occurs most in the first line: Excel writes semicolons in French. */
function delimiterOf(csv: string): string {
  const [first = ''] = csv.split(/\r?\n/, 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

interface PlannedLine {
  report: ImportedLine;
  /** Id of the stored redirect that the line changes. */
  id: number | null;
  data: { source: string; target_page: number | null; target_address: string | null; language: string; status: string };
}

/** Compares each line to the site and to the lines before it. */
async function planLines(req: PayloadRequest, site: number, records: readonly CsvRecord[]): Promise<PlannedLine[]> {
  const addresses = await readSiteAddresses(req, site);
  const stored = await readStored(req, site);
  const planned: PlannedLine[] = [];
  const seen = new Map<string, number>();
  for (const [index, { line, cells }] of records.entries()) {
    const [source = '', target = '', given = ''] = cells;
    const status = given === '' ? '301' : given;
    const { key } = redirectSource(source);
    const before = stored.get(key);
    const data = { source, ...targetOf(target, addresses), status };
    const written = { source, page: data.target_page, address: data.target_address };
    const message =
      duplicateMessage(seen.get(key)) ??
      statusMessage(status) ??
      findRedirectProblem(written, addresses, before?.id ?? null)?.message ??
      null;
    const report = { line, source, target, message: message && messageFor(req, message) };
    planned.push({ data, id: before?.id ?? null, report: { ...report, result: resultOf(message, data, before) } });
    seen.set(key, seen.get(key) ?? line);
    // Later lines are checked against this one too. Its negative id cannot be that of a stored redirect.
    if (!message)
      addresses.redirects.set(key, {
        ...{ id: before?.id ?? -1 - index, source: redirectSource(source) },
        targets: targetsOf(data.target_address, addresses.hosts),
      });
  }
  return planned;
}

type StoredRedirect = { id: number } & PlannedLine['data'];

async function readStored(req: PayloadRequest, site: number): Promise<Map<string, StoredRedirect>> {
  const { docs } = await req.payload.find({
    ...{ collection: 'redirects', where: { site: { equals: site } }, pagination: false, depth: 0 },
    ...{ req: nestedRequest(req), overrideAccess: false, user: req.user },
  });
  return new Map(
    docs.map(({ id, source_key, source, target_page, target_address, language, status }) => [
      String(source_key),
      {
        ...{ id: Number(id), source: String(source), language: String(language ?? 'fr'), status: String(status) },
        target_page: target_page ? Number(target_page) : null,
        target_address: target_address ? String(target_address) : null,
      },
    ]),
  );
}

/** Returns the page whose path the target is, in its language, or else the address. */
function targetOf(target: string, addresses: SiteAddresses) {
  const [own] = targetsOf(target, addresses.hosts);
  const isPlain = own !== undefined && own.key === own.path && !target.includes('#');
  const page = isPlain ? findPublished(addresses.pages, own.path) : undefined;
  const language = own?.path.startsWith('/en') ? 'en' : 'fr';
  return { target_page: page?.id ?? null, target_address: page ? null : target, language };
}

function duplicateMessage(line: number | undefined): Message | null {
  if (line === undefined) return null;
  return { fr: `La ligne ${line} redirige déjà cette adresse.`, en: `Line ${line} already redirects this address.` };
}

const statusMessage = (status: string): Message | null =>
  status === '301' || status === '302'
    ? null
    : { fr: `La nature est 301 ou 302, non «\u00a0${status}\u00a0».`, en: `The kind is 301 or 302, not “${status}”.` };

function resultOf(
  message: Message | null,
  data: PlannedLine['data'],
  before: StoredRedirect | undefined,
): ImportedLine['result'] {
  if (message) return 'refused';
  if (!before) return 'new';
  const isSame =
    data.target_page === before.target_page &&
    data.target_address === before.target_address &&
    data.status === before.status &&
    data.language === before.language;
  return isSame ? 'unchanged' : 'changed';
}

async function write(req: PayloadRequest, site: number, { id, data, report }: PlannedLine): Promise<void> {
  if (report.result === 'unchanged') return;
  const context: RedirectContext = { isChecked: true };
  const options = { collection: 'redirects', data: { ...data, site }, depth: 0, overrideAccess: false } as const;
  const caller = { user: req.user, context: { ...context }, req: nestedRequest(req) };
  if (id === null) await req.payload.create({ ...options, ...caller });
  else await req.payload.update({ ...options, ...caller, id });
}
