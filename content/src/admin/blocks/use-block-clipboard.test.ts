// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

const allowed = Promise.withResolvers<() => boolean>();
vi.mock('./find-allowed-references.ts', () => ({ findAllowedReferences: () => allowed.promise }));
vi.mock('./block-clipboard.ts', () => ({ readCopiedBlock: () => ({ blockType: 'quote_block' }) }));
vi.mock('@payloadcms/ui', () => ({
  toast: { success: vi.fn(), info: vi.fn() },
  useConfig: () => ({ config: { blocksMap: {} } }),
  useForm: () => ({ getData: () => ({ site: 3 }) }),
}));

const { useBlockClipboard } = await import('./use-block-clipboard.ts');

test('a pasted block leaves the focus to what the editor turned to while the server was asked about it', async () => {
  onTestFinished(cleanup);
  const insertOpen = vi.fn();
  const options = { language: 'fr', labelOf: () => 'Citation', insertOpen, valuesAt: () => undefined } as const;
  const { result } = renderHook(() => useBlockClipboard(options));
  const pasting = result.current.paste(1);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  allowed.resolve(() => true);
  await act(() => pasting);
  expect(insertOpen.mock.lastCall?.[2]).toMatchObject({ signal: { aborted: true } });
});
