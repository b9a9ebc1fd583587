import { init } from '@sentry/react';
import { expect, test, vi } from 'vitest';
import { startErrorReports } from './error-reports.ts';

vi.mock('@sentry/react', () => ({
  init: vi.fn(),
  browserTracingIntegration: () => 'tracing',
  captureConsoleIntegration: () => 'console',
  replayIntegration: () => 'replay',
}));

test('10 % of traces, no session replay and every replay of an error are sent, as production', () => {
  startErrorReports('https://key@reports.example/1');
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({
      dsn: 'https://key@reports.example/1',
      environment: 'production',
      tracesSampleRate: 0.1,
      replaysSessionSampleRate: 0,
      replaysOnErrorSampleRate: 1,
    }),
  );
});
