// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let isProcessing = false;
let rows: object[] = [];
const form = {
  getFields: () => ({ blocks: { rows } }),
  addFieldRow: vi.fn(({ rowIndex }: { rowIndex: number }) => rows.splice(rowIndex, 0, { id: 'c' })),
  removeFieldRow: vi.fn(({ rowIndex }: { rowIndex: number }) => rows.splice(rowIndex, 1)),
};
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { blocksMap: {} } }),
  useDocumentInfo: () => ({}),
  useForm: () => form,
  useFormProcessing: () => isProcessing,
}));
vi.mock('../preview/open-row.ts', () => ({ openRow: vi.fn() }));

const { usePageBlocks } = await import('./use-page-blocks.ts');
type Blocks = ReturnType<typeof usePageBlocks>;

beforeEach(() => {
  vi.clearAllMocks();
  rows = [{ id: 'a' }, { id: 'b' }];
});
afterEach(cleanup);

test.each<[string, (blocks: Blocks) => Promise<void>, string[]]>([
  ['a block that arrives', (blocks) => blocks.insertOpen(1, { blockType: 'text' }), ['a', 'c', 'b']],
  ['a block that takes the place of another', (blocks) => blocks.replace(1, { blockType: 'text' }), ['a', 'c']],
])('%s during a save is put into the page after it, since the answer would take its values', async (_, put, after) => {
  isProcessing = true;
  const { result, rerender } = renderHook(() => usePageBlocks());
  const done = put(result.current);
  await act(async () => undefined);
  expect(rows).toEqual([{ id: 'a' }, { id: 'b' }]);
  isProcessing = false;
  rerender();
  await done;
  expect(rows).toEqual(after.map((id) => ({ id })));
  expect(form.addFieldRow.mock.lastCall?.[0]).toMatchObject({ path: 'blocks', rowIndex: 1 });
});
