// @vitest-environment jsdom
import { act, cleanup, type RenderHookResult, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadResult } from './upload-picture.ts';

let isProcessing = false;
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ getData: () => ({ site: 3 }), getFields: () => ({}) }),
  useFormProcessing: () => isProcessing,
  useLocale: () => ({ code: 'fr' }),
}));
const uploads: { file: File; answer: (result: UploadResult) => void; signal: AbortSignal }[] = [];
vi.mock('./upload-picture.ts', () => ({
  pictureTypes: ['image/png'],
  uploadPicture: ({ file, signal }: { file: File; signal: AbortSignal }) =>
    new Promise<UploadResult>((answer) => uploads.push({ file, answer, signal })),
}));

const { usePictureChange } = await import('./use-picture-change.ts');

const setValue = vi.fn();
const png = (name: string) => new File(['a'], name, { type: 'image/png' });
const places = [
  { path: 'bg_media.image', label: 'Fond', isEmpty: false },
  { path: 'logo', label: 'Logo', isEmpty: true },
];
const request = { block: 'blocks.0', places, place: null, file: null };

let shown: RenderHookResult<ReturnType<typeof usePictureChange>, unknown>;
const open = (more: object) => act(async () => shown.result.current.open({ ...request, ...more }));
const change = () => shown.result.current.change;

beforeEach(() => {
  uploads.length = 0;
  isProcessing = false;
  shown = renderHook(() => usePictureChange('fr', setValue));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a file for a named place is sent at once, and the block shows it before it is described', async () => {
  await open({ place: 'bg_media.image', file: png('a.png') });
  expect(change()?.step).toMatchObject({ kind: 'sending', share: 0 });
  await act(async () => uploads[0]?.answer({ kind: 'stored', id: 9 }));
  expect(setValue).toHaveBeenCalledExactlyOnceWith('blocks.0.bg_media.image.media', 9);
  expect(change()?.step).toMatchObject({ kind: 'describing', id: 9 });
});

test('without a named place the first empty one is chosen, and nothing is sent before the editor agrees', async () => {
  await open({ place: 'of another block', file: png('a.png') });
  expect([change()?.place, change()?.step.kind, uploads.length]).toEqual(['logo', 'choosing', 0]);
});

test('a second file is ignored while the first one has its dialog', async () => {
  await open({ place: 'logo', file: png('a.png') });
  await open({ place: 'logo', file: png('b.png') });
  expect(uploads.map(({ file }) => file.name)).toEqual(['a.png']);
});

test('a file that did not arrive may be sent again; one that was refused may not', async () => {
  await open({ place: 'logo', file: png('a.png') });
  await act(async () => uploads[0]?.answer({ kind: 'refused', reason: null }));
  expect(change()?.step).toMatchObject({ kind: 'choosing', file: { name: 'a.png' } });
  await act(async () => shown.result.current.sendFile(png('a.png')));
  await act(async () => uploads[1]?.answer({ kind: 'refused', reason: 'Trop grande.' }));
  expect(change()?.step).toEqual({ kind: 'choosing', file: null, error: 'Trop grande.' });
});

test('a dialog that is closed while a file is sent leaves the block as it was', async () => {
  await open({ place: 'logo', file: png('a.png') });
  await act(async () => shown.result.current.close());
  expect(uploads[0]?.signal.aborted).toBe(true);
  await act(async () => uploads[0]?.answer({ kind: 'stored', id: 9 }));
  expect([change(), setValue.mock.calls]).toEqual([null, []]);
});

const save = (isRunning: boolean) => {
  isProcessing = isRunning;
  return act(async () => shown.rerender());
};

test('a file that arrives during a save is put in its place after it', async () => {
  await open({ place: 'logo', file: png('a.png') });
  await save(true);
  await act(async () => uploads[0]?.answer({ kind: 'stored', id: 9 }));
  expect([change()?.step.kind, setValue.mock.calls]).toEqual(['sending', []]);
  await save(false);
  expect(setValue).toHaveBeenCalledExactlyOnceWith('blocks.0.logo.media', 9);
  expect(change()?.step).toMatchObject({ kind: 'describing', id: 9 });
});

test('a picture of the library that is chosen during a save is put in its place after it, though the dialog has closed', async () => {
  await open({ place: 'logo' });
  await save(true);
  await act(async () => {
    void shown.result.current.putStored(5);
    shown.result.current.close();
  });
  expect(setValue).not.toHaveBeenCalled();
  await save(false);
  expect(setValue).toHaveBeenCalledExactlyOnceWith('blocks.0.logo.media', 5);
});
