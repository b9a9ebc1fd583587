import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';
import type { AdminEnv } from '../../env.ts';
import { isForeignRequest } from './foreign-request.ts';
import { openResponses } from './open-responses.ts';
import { refusalOf } from './refuse-malformed.ts';
import { securityHeaders } from './security-headers.ts';
import { senderAddress } from './sender-address.ts';
import { answerUnavailable } from './unavailable-answer.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface AdminHandlerOptions {
  env: Pick<AdminEnv, 'ADMIN_URL' | 'TRUST_PROXY' | 'WEBSITE_URL'>;
  next: Handler;
  /** Origin of the bucket to which browsers send files. */
  uploadOrigin?: string | null;
  /** Resolves to false while the database does not answer. */
  isDatabaseAvailable(): Promise<boolean>;
  isDevelopment?: boolean;
  log?: Pick<Logger, 'warn'>;
}

/** False for files of the build and for health checks, which need no database. */
const needsDatabase = (path: string): boolean => !/^\/(_next\/|healthz$|readyz$)/.test(path);

/**
 * Wraps Next's handler: adds the security headers, refuses cross-origin requests with 403, answers 503 while the database is unavailable,
 * and sets the forwarding headers. Next's own middleware sees neither the address of the connection nor every route.
 */
export function createAdminHandler({
  env,
  next,
  isDatabaseAvailable,
  uploadOrigin = null,
  isDevelopment = false,
  log,
}: AdminHandlerOptions): Handler {
  const { origin, host, protocol } = new URL(env.ADMIN_URL);
  return async (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const nonce = randomBytes(16).toString('base64');
    const headers = securityHeaders({
      path,
      nonce,
      isHttps: protocol === 'https:',
      websiteUrl: env.WEBSITE_URL,
      uploadOrigin,
      isDevelopment,
    });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    const { origin: sentOrigin, 'sec-fetch-site': site } = request.headers;
    const given = new Headers({
      ...(sentOrigin !== undefined && { origin: sentOrigin }),
      ...(typeof site === 'string' && { 'sec-fetch-site': site }),
    });
    if (isForeignRequest(request.method ?? 'GET', given, origin)) {
      log?.warn({ status: 403, missing: 'the origin of the admin' }, 'A request was refused');
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('Forbidden');
      return;
    }
    const refusal = refusalOf(request.method ?? 'GET', path);
    if (refusal !== null) {
      response.writeHead(refusal, { 'content-type': 'text/plain; charset=utf-8' }).end(STATUS_CODES[refusal]);
      return;
    }
    if (needsDatabase(path) && !(await isDatabaseAvailable())) {
      answerUnavailable(request, response);
      return;
    }
    Object.assign(request.headers, {
      'x-forwarded-for': senderAddress(request, env.TRUST_PROXY),
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
      // Next reads the nonce for its scripts from this header.
      'content-security-policy': headers['content-security-policy'],
    });
    await openResponses.run(response, () => next(request, response));
  };
}
