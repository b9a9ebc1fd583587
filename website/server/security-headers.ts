import type { SiteEnvironment } from '../app/env.server.ts';

type Settings = Pick<SiteEnvironment, 'ASSETS_URL' | 'MAP_STYLE_URL' | 'SENTRY_DSN' | 'DIDOMI_KEY' | 'ADMIN_ORIGIN'>;

/** What the page that is being answered needs of the policy. */
export interface PolicyNeeds {
  /** 24 base64 characters; undefined for files, which have no inline scripts. */
  nonce?: string | undefined;
  /** Whether to ask the browser for https from now on. */
  strictTransport: boolean;
  /** Whether the staff's admin may show the page in a frame, for the live preview. */
  framedByAdmin?: boolean | undefined;
  /** Other origins that the page shows in frames, as the application names them in `x-frame-origins`. */
  frameOrigins?: string | null | undefined;
  /** In place of the usual referrer policy, as the application names it in `referrer-policy`. */
  referrerPolicy?: string | null | undefined;
  /** Whether staff injected scripts into the page, which then speak to services that nobody here knows. */
  injectsScripts?: boolean | undefined;
}

const CAPTCHA_AND_VIDEO = 'https://www.google.com https://www.recaptcha.net https://www.youtube-nocookie.com';
const VIDEO_POSTERS = 'https://i.ytimg.com';
const CONSENT_TOOL = 'https://*.privacy-center.org';

/** Makes the security headers of an answer: name, value, name, value. */
export function securityHeaders(settings: Settings): (needs: PolicyNeeds) => string[] {
  const map = origin(settings.MAP_STYLE_URL);
  const sentry = origin(settings.SENTRY_DSN);
  const consent = settings.DIDOMI_KEY === undefined ? undefined : CONSENT_TOOL;
  const assets = origin(settings.ASSETS_URL);
  const frameSources = directive('frame-src', CAPTCHA_AND_VIDEO);
  const rest = (anywhere?: string) =>
    [
      // A focal point and the colours of one item come from the content, as style attributes; they cannot run code.
      "style-src-attr 'unsafe-inline'",
      directive('img-src', "'self' data: blob:", assets, map, VIDEO_POSTERS, consent, anywhere),
      "font-src 'self'",
      directive('connect-src', "'self' https://www.google.com", map, sentry, consent, anywhere),
      directive('media-src', "'self'", assets),
      "worker-src 'self'",
      "base-uri 'self'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; ');
  const restOfPages = rest();
  // Which scripts run is still for the nonce to say; where they send their figures is theirs.
  const restWithScripts = rest('https:');
  const fixed = [
    'x-content-type-options',
    'nosniff',
    'permissions-policy',
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy',
    'same-origin-allow-popups',
  ];
  // Didomi writes its styles into the page and has no nonce for them; styles cannot run code.
  const styleSources = (nonce: string) =>
    consent === undefined ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self' 'unsafe-inline'";
  const strict = [...fixed, 'strict-transport-security', 'max-age=31536000'];
  return ({ nonce, strictTransport, framedByAdmin, frameOrigins, injectsScripts, referrerPolicy }) => {
    const sources =
      nonce === undefined
        ? "default-src 'self'; script-src 'self'; style-src 'self'; "
        : `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; ${styleSources(nonce)}; `;
    const frames = framedByAdmin && settings.ADMIN_ORIGIN ? settings.ADMIN_ORIGIN : "'self'";
    const framed = directive(frameSources, ...(injectsScripts ? ['https:'] : originsIn(frameOrigins)));
    const policy = `${sources}${injectsScripts ? restWithScripts : restOfPages}; ${framed}; frame-ancestors ${frames}`;
    const referrer = referrerPolicy ?? 'strict-origin-when-cross-origin';
    return ['content-security-policy', policy, 'referrer-policy', referrer, ...(strictTransport ? strict : fixed)];
  };
}

/** One origin each, exactly: no path, no wildcard, and nothing that could end the directive. */
const exactOrigin = /^https?:\/\/[\w.-]+(?::\d+)?$/;

const originsIn = (header: string | null | undefined): string[] =>
  (header ?? '').split(' ').filter((source) => exactOrigin.test(source));

function directive(name: string, ...sources: (string | undefined)[]): string {
  return [name, ...sources.filter((source) => source !== undefined)].join(' ');
}

function origin(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address).origin;
}
