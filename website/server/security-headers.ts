import type { PolicyNeeds } from '../app/answer.ts';
import type { SiteEnvironment } from '../app/env.server.ts';
import type { Visit } from './visit.ts';

type Settings = Pick<SiteEnvironment, 'ASSETS_URL' | 'MAP_STYLE_URL' | 'SENTRY_DSN' | 'DIDOMI_KEY' | 'ADMIN_ORIGIN'>;

const captchaAndVideo = 'https://www.google.com https://www.recaptcha.net https://www.youtube-nocookie.com';
const consentTool = 'https://*.privacy-center.org';

/** What the security headers of a response depend on. */
export interface ResponsePolicy extends PolicyNeeds {
  /** Replaces the default referrer policy. */
  referrerPolicy: string | null;
}

/** Creates the security headers of a response: name, value, name, value. */
export type SecurityHeaders = (needs: Partial<ResponsePolicy> & Pick<Visit, 'strictTransport'>) => string[];

/** Returns the security headers of a website with these settings. */
export function securityHeaders(settings: Settings): SecurityHeaders {
  const map = origin(settings.MAP_STYLE_URL);
  const sentry = origin(settings.SENTRY_DSN);
  const consent = settings.DIDOMI_KEY === undefined ? undefined : consentTool;
  const assets = origin(settings.ASSETS_URL);
  const frameSources = directive('frame-src', captchaAndVideo);
  const rest = (anywhere?: string) =>
    [
      // Focal points and colours come from the content as style attributes, which cannot run code.
      "style-src-attr 'unsafe-inline'",
      "font-src 'self'",
      directive('connect-src', "'self' https://www.google.com", map, sentry, consent, anywhere),
      directive('media-src', "'self'", assets),
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; ');
  const restOfPages = rest();
  // Injected scripts still need their hash, but may connect to any host.
  const restWithScripts = rest('https:');
  const fixed = [
    'x-content-type-options',
    'nosniff',
    'permissions-policy',
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy',
    'same-origin-allow-popups',
  ];
  // Didomi inserts styles of its own; styles cannot run code.
  const styleSources = (hashes: string) => (consent === undefined ? hashes : "'unsafe-inline'");
  const strict = [...fixed, 'strict-transport-security', 'max-age=31536000'];
  return (needs) => {
    const {
      inline = null,
      strictTransport,
      isFramedByAdmin,
      frameOrigins = [],
      injectsScripts,
      referrerPolicy,
    } = needs;
    const { pictureHosts = [] } = needs;
    const sources =
      inline === null
        ? "default-src 'self'; script-src 'self'; style-src 'self'; "
        : `default-src 'self'; script-src 'strict-dynamic' ${inline.scripts.join(' ')}; style-src 'self' ${styleSources(inline.styles.join(' '))}; `;
    const frames = isFramedByAdmin && settings.ADMIN_ORIGIN ? settings.ADMIN_ORIGIN : "'self'";
    const framed = directive(
      frameSources,
      ...(injectsScripts ? ['https:'] : frameOrigins.filter((source) => exactOrigin.test(source))),
    );
    // Injected scripts show pictures of their services, such as the pixels of analytics.
    const hosts = injectsScripts || pictureHosts === null ? ['https:'] : pictureHosts.filter(isHost).map(secure);
    const pictures = directive('img-src', "'self' data: blob:", assets, map, ...hosts);
    const others = injectsScripts ? restWithScripts : restOfPages;
    const policy = `${sources}${pictures}; ${others}; ${framed}; frame-ancestors ${frames}`;
    const referrer = referrerPolicy ?? 'strict-origin-when-cross-origin';
    return ['content-security-policy', policy, 'referrer-policy', referrer, ...(strictTransport ? strict : fixed)];
  };
}

/** Matches one exact origin, without path, wildcard or a character that ends the directive. */
const exactOrigin = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/** Matches a host of pictures, without a character that ends the directive. */
const pictureHostPattern = /^(?:\*\.)?[\w.-]+(?::\d+)?$/;
const isHost = (host: string): boolean => pictureHostPattern.test(host);
const secure = (host: string): string => `https://${host}`;

function directive(name: string, ...sources: (string | undefined)[]): string {
  return [name, ...sources.filter((source) => source !== undefined)].join(' ');
}

function origin(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address).origin;
}
