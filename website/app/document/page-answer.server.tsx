import type { PolicyNeeds, RouteAnswer, SharedCache } from '../answer.ts';
import { env } from '../env.server.ts';
import type { AnyPage, AssembledPage } from '../page/finished-page.ts';
import { pageErrorMessages } from '../page-error-kind.ts';
import type { RequestContext } from '../request-context.ts';
import { log } from '../services/log.server.ts';
import type { DocumentParts } from './document-parts.server.tsx';
import { view as failureView } from './failure-view.tsx';
import { type PageContent, type ShownView, showView } from './page-content.ts';
import { navigationData } from './page-data.ts';
import { renderDocument } from './render-document.server.tsx';
import { renderPage } from './render-page.server.tsx';

/** A request for a page. */
export interface PageCall {
  request: Request;
  /** Address of the page: that of the request without the suffix of a client navigation. */
  url: URL;
  /** False for the data of a client navigation (`/fr/contact.data`). */
  isDocument: boolean;
  context: RequestContext;
}

interface PageAnswer {
  assembled: AssembledPage;
  /** True when the browser renders every block, to edit it. */
  isEditable?: boolean;
  /** True when the data of a page brings the theme and the facts of its site, as an editor may have changed them. */
  hasSite?: boolean;
  view?: ShownView;
  parts?: Partial<DocumentParts>;
  status?: number;
  headers?: Record<string, string>;
  /** For how long a page for everybody may be kept; null for one of a visitor. */
  cache?: SharedCache | null;
  policy?: Partial<Omit<PolicyNeeds, 'inline'>>;
}

/** Returns a page: as a document, or as JSON for a client navigation. */
export function pageAnswer(
  call: PageCall,
  { assembled, isEditable, hasSite, view, parts, cache = null, ...init }: PageAnswer,
): RouteAnswer {
  const page = isEditable ? assembled.page : renderPage(assembled.page);
  const content = { page, view: view ?? null };
  const { frameOrigins, injected } = assembled;
  const policy = { frameOrigins, injectsScripts: injected.hasScripts, ...init.policy };
  if (!call.isDocument) return { response: jsonResponse(content, init, hasSite), cache, policy };
  try {
    const document = renderDocument(content, { url: call.url, parts: parts ?? {}, init });
    return { ...document, cache, policy: { ...policy, ...document.policy } };
  } catch (error) {
    return failureAnswer(call, { status: 500, error, page });
  }
}

/** Returns a redirect to another page; a client navigation follows it by itself. */
export function pageRedirect({ isDocument }: Pick<PageCall, 'isDocument'>, location: string, status: number): Response {
  if (isDocument) return new Response(null, { status, headers: { location } });
  return Response.json({ redirect: location }, { status: redirectDataStatus });
}

/** Status of a redirect that a client navigation gets as JSON: with 3xx `fetch` would follow it to a document. */
const redirectDataStatus = 202;

interface Failure {
  status: number;
  /** The unexpected error, which is logged. */
  error?: unknown;
  /** Explanation for developers of an expected failure. */
  detail?: string;
  page?: AnyPage;
}

/** Returns the error page of a failure outside the page itself (errors.6). */
export function failureAnswer(call: PageCall, { status, error, detail, page }: Failure): RouteAnswer {
  const { requestId } = call.context;
  const isException = error !== undefined;
  if (isException) log.error({ err: error, path: call.url.pathname, requestId }, pageErrorMessages.exception);
  const debug = env().EXPOSE_ERRORS ? (isException ? describe(error) : detail) : null;
  const view = showView(failureView, { status, isException, requestId, debug });
  const content = { page: page ?? null, view };
  const init = { status, headers: { 'cache-control': 'no-store' } };
  return call.isDocument
    ? renderDocument(content, { url: call.url, parts: {}, init })
    : { response: jsonResponse(content, init) };
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function jsonResponse(content: PageContent, init: ResponseInit, hasSite = false): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(navigationData(content, hasSite), { ...init, headers });
}
