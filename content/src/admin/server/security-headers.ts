export interface HeaderOptions {
  path: string;
  nonce: string;
  isHttps: boolean;
  /** Address of the website, which the live preview embeds. */
  websiteUrl: string;
  /** Origin of the bucket to which browsers send files; null for none. */
  uploadOrigin: string | null;
  /** True for the development server, which evaluates code and uses a web socket. */
  isDevelopment: boolean;
}

/** Two years, as required for browsers' preload lists. */
const hsts = 'max-age=63072000; includeSubDomains';

/** Policy of uploads: they are shown as pictures and their scripts never run. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

function pagePolicy({ nonce, isHttps, websiteUrl, uploadOrigin, isDevelopment }: HeaderOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // The rich text editor and React write style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${uploadOrigin ? ` ${uploadOrigin}` : ''}${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    // Each site has domains of its own, which change without a restart of the admin.
    `frame-src 'self' ${new URL(websiteUrl).protocol}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Returns the security headers of the response for this path, and the `Cache-Control` header where the response holds data of staff. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  return { ...commonHeaders(options), ...headersOfKind(options) };
}

/**
 * Answers of the API hold data of staff and are never stored. A browser reuses a stored file only after the server has checked the session.
 */
function headersOfKind(options: HeaderOptions): Record<string, string> {
  const { path } = options;
  if (/^\/api\/[^/]+\/file\//.test(path))
    return { 'content-security-policy': filePolicy, 'cache-control': 'private, no-cache' };
  if (/^\/api(\/|$)/.test(path)) return { 'content-security-policy': apiPolicy, 'cache-control': 'no-store' };
  return { 'content-security-policy': pagePolicy(options) };
}

function commonHeaders({ isHttps }: HeaderOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // The address of a page may contain the token that sets a new password.
    'referrer-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(isHttps && { 'strict-transport-security': hsts }),
  };
}
