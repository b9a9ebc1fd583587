// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { blockActionMessage, blockClicked } from '@vitrine/contract/preview-messages.ts';
import { expect, onTestFinished, test, vi } from 'vitest';

const fields = { blocks: { rows: [{ id: 'a' }, { id: 'b' }] } };
const iframeRef = { current: { contentWindow: window } };
const openRow = vi.fn<(row: { index: number; signal: AbortSignal }) => void>();
vi.mock('./open-row.ts', () => ({ openRow }));
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [fields],
  useConfig: () => ({ config: { blocksMap: {} } }),
  useForm: () => ({ getFields: () => fields }),
  useFormFields: (select: (form: [object]) => unknown) => select([fields]),
  useLivePreviewContext: () => ({ iframeRef, url: 'https://site.example/fr' }),
}));

const { usePagePreview } = await import('./use-page-preview.ts');

test('a button of the preview ends the wait for the form of the block that was clicked before', () => {
  onTestFinished(cleanup);
  const [onAction, ignore] = [vi.fn(), () => undefined];
  const options = { language: 'fr', canUndo: false, canRedo: false, labelOf: String, onAction } as const;
  renderHook(() => usePagePreview({ ...options, onStep: ignore, onPicture: ignore, expand: ignore }));
  const receive = (data: object) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://site.example', source: window }));
  receive({ type: blockClicked, id: 'b' });
  const row = openRow.mock.lastCall?.[0];
  expect([row?.index, row?.signal.aborted]).toEqual([1, false]);
  receive({ type: blockActionMessage, action: 'move-up', id: 'b' });
  expect(onAction).toHaveBeenCalledExactlyOnceWith('move-up', 1);
  expect(row?.signal.aborted).toBe(true);
});
