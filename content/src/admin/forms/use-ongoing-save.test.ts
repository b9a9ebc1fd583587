// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

let isProcessing = false;
vi.mock('@payloadcms/ui', () => ({ useFormProcessing: () => isProcessing }));

const { useOngoingSave } = await import('./use-ongoing-save.ts');

test('what waits for the end of a save goes on at once without one, and after it though the form has rendered', async () => {
  onTestFinished(cleanup);
  const { result, rerender } = renderHook(() => useOngoingSave());
  const { saveEnd } = result.current;
  await saveEnd();
  isProcessing = true;
  rerender();
  const goOn = vi.fn();
  const waiting = saveEnd().then(goOn);
  rerender();
  await Promise.resolve();
  expect([result.current.isSaving, goOn.mock.calls.length]).toEqual([true, 0]);
  isProcessing = false;
  rerender();
  await waiting;
  expect([result.current.isSaving, goOn.mock.calls.length]).toEqual([false, 1]);
});
