// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let isProcessing = false;
const state = {
  blocks: { rows: [{ id: 'a' }] },
  variants: { rows: [{ id: 'v' }] },
};
const form = {
  addFieldRow: vi.fn(),
  removeFieldRow: vi.fn(),
  getData: () => ({ blocks: [{ id: 'a', blockType: 'text' }], variants: [{ blocks: [] }] }),
  getFields: () => state,
};
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { blocksMap: {} } }),
  useDocumentInfo: () => ({}),
  useForm: () => form,
  useFormFields: (select: (fields: [typeof state]) => unknown) => select([state]),
  useFormProcessing: () => isProcessing,
}));

const { showVariant } = await import('../blocks/shown-blocks.ts');
const { useVariants } = await import('./use-variants.ts');
type Variants = ReturnType<typeof useVariants>;

const changes = () => [form.addFieldRow, form.removeFieldRow].map(({ mock }) => mock.calls.map(([{ path }]) => path));

beforeEach(() => {
  vi.clearAllMocks();
  showVariant('v');
});
afterEach(cleanup);

test.each<[string, (variants: Variants) => Promise<void>, string[][]]>([
  ['created', (variants) => variants.create('Été', '#7a3e9d'), [['variants'], []]],
  ['removed', (variants) => variants.remove(0), [[], ['variants']]],
  ['put in place of the page', (variants) => variants.replacePage(0), [[], ['blocks', 'variants']]],
])('a variant is %s after the save that is under way', async (_, change, expected) => {
  isProcessing = true;
  const { result, rerender } = renderHook(() => useVariants());
  const done = change(result.current);
  await act(async () => undefined);
  expect(changes()).toEqual([[], []]);
  isProcessing = false;
  rerender();
  await act(() => done);
  expect(changes()).toEqual(expected);
});

test('a variant that is to replace the page after a save is shown no longer, so that its buttons cannot be pressed again', async () => {
  isProcessing = true;
  const { result } = renderHook(() => useVariants());
  expect(result.current.shown).toBe(0);
  await act(async () => void result.current.replacePage(0));
  expect(result.current.shown).toBeNull();
});
