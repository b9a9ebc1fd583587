import { browserTracingIntegration, captureConsoleIntegration, init, replayIntegration } from '@sentry/react';

/**
 * Reports browser errors to the service of `SENTRY_DSN`, with the sampling of consent.6: production, 10 % of traces, no
 * session replays, replays of all errors. It is loaded when the browser is idle and only after consent (`consent/consent.ts`).
 * Replays contain no text and no picture of the page, and no address of the visitor.
 */
export function startErrorReports(dsn: string): void {
  init({
    dsn,
    environment: 'production',
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    integrations: [
      browserTracingIntegration(),
      // React reports errors caught by a boundary on the console only.
      captureConsoleIntegration({ levels: ['error'] }),
      // Compression would start a worker from a blob, which the content security policy forbids.
      replayIntegration({ maskAllText: true, blockAllMedia: true, useCompression: false }),
    ],
  });
}
