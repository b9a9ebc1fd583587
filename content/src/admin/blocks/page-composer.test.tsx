// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import type { BlockAction } from '@vitrine/contract/preview-messages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Values } from './block-form-state.ts';

let isProcessing = false;
const toast = { loading: vi.fn(() => 1), dismiss: vi.fn(), success: vi.fn(), error: vi.fn(), info: vi.fn() };
const fields = { blocks: { rows: [{ id: 'a' }, { id: 'b' }] } };
vi.mock('@payloadcms/ui', () => ({
  toast,
  useConfig: vi.fn(),
  useDocumentInfo: () => ({ id: 3 }),
  useForm: () => ({ getData: () => ({ site: 1 }), getFields: () => fields }),
  useFormProcessing: () => isProcessing,
  useLocale: () => ({ code: 'fr' }),
}));
const blocks = {
  ...{ change: vi.fn(), duplicate: vi.fn(), insert: vi.fn(), insertOpen: vi.fn(), replace: vi.fn() },
  ...{ expand: vi.fn(), setValue: vi.fn(), valuesAt: vi.fn(), rows: () => fields.blocks.rows },
};
vi.mock('./use-page-blocks.ts', () => ({ useEditorLanguage: () => 'fr', usePageBlocks: () => blocks }));
const BlockPicker = vi.fn((_: { onChooseReusable: (id: number) => void }) => null);
vi.mock('./block-picker.tsx', () => ({ BlockPicker }));
const clipboard = { copy: vi.fn(), paste: vi.fn() };
vi.mock('./use-block-clipboard.ts', () => ({ useBlockClipboard: () => clipboard }));
const reusable = { save: vi.fn(), detach: vi.fn() };
vi.mock('./use-reusable-actions.ts', () => ({ useReusableActions: () => reusable }));
vi.mock('./use-form-history.ts', () => ({ useFormHistory: () => ({ canUndo: true, canRedo: true, step: vi.fn() }) }));
vi.mock('./unpublished-samples.tsx', () => ({ UnpublishedSamples: () => null }));
vi.mock('../pictures/picture-dialog.tsx', () => ({ PictureDialog: () => null }));
vi.mock('../pictures/use-picture-change.ts', () => ({ usePictureChange: () => ({ open: vi.fn() }) }));
let press: (action: BlockAction, index: number) => void = () => undefined;
vi.mock('../preview/use-page-preview.ts', () => ({
  usePagePreview: ({ onAction }: { onAction: typeof press }) => {
    press = onAction;
  },
}));
const loads: ((samples: Values[]) => void)[] = [];
vi.mock('./fetch-samples.ts', () => ({
  fetchSamples: () => new Promise<Values[]>((answer) => loads.push(answer)),
}));

const { PageComposer } = await import('./page-composer.tsx');
const { sendRequest } = await import('./compose-requests.ts');

let shown: ReturnType<typeof render>;
const save = async (isRunning: boolean) => {
  isProcessing = isRunning;
  await act(async () => shown.rerender(<PageComposer choices={[]} />));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  isProcessing = false;
  loads.length = 0;
  shown = render(<PageComposer choices={[]} />);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a button of the preview changes no block while the form is saved, but copies one and opens the picker', async () => {
  await save(true);
  act(() => {
    for (const action of ['move-down', 'remove', 'duplicate', 'detach', 'copy', 'add-after'] as const) press(action, 0);
  });
  expect([blocks.change, blocks.duplicate, reusable.detach].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(clipboard.copy.mock.lastCall).toEqual([0]);
  BlockPicker.mock.lastCall?.[0].onChooseReusable(7);
  expect(blocks.insertOpen.mock.lastCall?.[0]).toBe(1);
  await save(false);
  press('move-down', 0);
  expect(blocks.change).toHaveBeenCalledExactlyOnceWith('move-down', 0);
});

test('a template shows that it is loading, and is added once though it is pressed again meanwhile', async () => {
  sendRequest('template', 'home');
  sendRequest('template', 'team');
  expect(toast.loading).toHaveBeenCalledExactlyOnceWith('Ajout du modèle…');
  await act(async () => loads.forEach((answer) => void answer([{ blockType: 'text' }])));
  expect(blocks.insert).toHaveBeenCalledExactlyOnceWith(2, [{ blockType: 'text' }]);
  expect(toast.dismiss).toHaveBeenCalledExactlyOnceWith(1);
  sendRequest('template', 'home');
  expect(loads.length).toBe(2);
});

test('a template that arrives during a save is added after it', async () => {
  sendRequest('template', 'home');
  await save(true);
  await act(async () => loads[0]?.([{ blockType: 'text' }]));
  expect(blocks.insert).not.toHaveBeenCalled();
  await save(false);
  expect(blocks.insert).toHaveBeenCalledExactlyOnceWith(2, [{ blockType: 'text' }]);
});
