import { browserTracingIntegration, captureConsoleIntegration, init, replayIntegration } from '@sentry/react';

/**
 * Sends errors in the browser to the service of `SENTRY_DSN`, with the sampling of `1-shell §7`: production, 10 % of traces, no session
 * replay, every replay of an error. Loaded idle and after consent alone (`site/consent.ts`). No text and no picture of the page leaves
 * in a replay, and no address of the visitor.
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
      // What a boundary caught is told by React to the console alone.
      captureConsoleIntegration({ levels: ['error'] }),
      // Its compression would start a worker from a blob, which the content security policy forbids.
      replayIntegration({ maskAllText: true, blockAllMedia: true, useCompression: false }),
    ],
  });
}
