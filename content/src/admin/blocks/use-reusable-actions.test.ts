// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

interface Block {
  id: string;
  reusable?: number;
  params?: object;
}
let blocks: Block[] = [];
const toast = { success: vi.fn(), error: vi.fn() };
vi.mock('@payloadcms/ui', () => ({
  toast,
  useDocumentInfo: () => ({ id: 3, savedDocumentData: {} }),
  useForm: () => ({
    getData: () => ({ site: 1 }),
    getFields: () => ({ blocks: { rows: blocks.map(({ id }) => ({ id })) } }),
  }),
  useFormFields: vi.fn(),
  useLocale: () => ({ code: 'fr' }),
}));
const { useReusableActions } = await import('./use-reusable-actions.ts');

const replace = vi.fn();
const [first, second] = [
  { id: 'first', reusable: 5 },
  { id: 'second', reusable: 6 },
];

/** Starts an action on the second block, changes the blocks, then lets the server answer. */
async function actWhile(name: 'detach' | 'save', change: Block[]) {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const { result } = renderHook(() =>
    useReusableActions({ replace, valuesAt: (index) => ({ ...blocks[index] }) }, 'fr'),
  );
  const { detach, save } = result.current;
  const acting = name === 'detach' ? detach(1) : save(1, 'Invitation');
  blocks = change;
  answer.resolve(Response.json({ blocks: [{ blockType: 'quote_block' }], doc: { id: 8 } }));
  await act(async () => void (await acting));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  onTestFinished(cleanup);
  blocks = [first, second];
});

test.each([
  ['detach', { blockType: 'quote_block' }],
  ['save', { blockType: 'reusable_block', reusable: 8 }],
] as const)('“%s” replaces its block where it is when the server answers', async (name, block) => {
  await actWhile(name, [second, first]);
  expect(replace.mock.calls.map(([index, values]) => [index, values])).toEqual([[0, expect.objectContaining(block)]]);
});

test.each(['detach', 'save'] as const)(
  '“%s” replaces no other block when its own is removed meanwhile',
  async (name) => {
    await actWhile(name, [first, { id: 'third' }]);
    expect(replace).not.toHaveBeenCalled();
    expect(toast.success).not.toHaveBeenCalled();
  },
);
