import { beforeEach, expect, test, vi } from 'vitest';
import { fetchDemoPage } from '../services/content.server.ts';
import type { CallOutcome } from '../services/http.server.ts';
import { log } from '../services/log.server.ts';
import { blocksOfFolder, demoDictionary, fetchDemoBlocks } from './demo-page.server.ts';

vi.mock('../services/content.server.ts');

const error = vi.spyOn(log, 'error').mockReturnValue(undefined);
const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
beforeEach(() => vi.clearAllMocks());

const answer = (body: unknown, status = 200): CallOutcome => ({
  kind: 'answered',
  status,
  body,
  bytes: Buffer.alloc(0),
  text: '',
  isJson: true,
  headers: new Headers(),
});

/** Returns the types of the blocks that are read from an answer of the content service. */
async function typesIn(outcome: CallOutcome): Promise<string[]> {
  vi.mocked(fetchDemoPage).mockResolvedValue(outcome);
  return (await fetchDemoBlocks('fr')).map(({ block_type }) => block_type);
}

const a = { block_type: 'a_block', block_params: {}, fields: {} };
const b = { block_type: 'b_block' };

test.each([
  ['blocks', { blocks: [a, b] }],
  ['blocks rather than fields', { blocks: [a, b], fields: [b] }],
  ['fields without blocks', { fields: [a, b] }],
  ['fields when blocks is null', { blocks: null, fields: [a, b] }],
  ['fields when blocks is no list', { blocks: 'none', fields: [a, b] }],
])('the demo page has the blocks of %s', async (_, body) => {
  expect(await typesIn(answer(body))).toEqual(['a_block', 'b_block']);
  expect(error).not.toHaveBeenCalled();
});

test.each<[string, CallOutcome]>([
  ['with neither', answer({})],
  ['of another kind', answer('a text')],
  ['with an error', answer({ blocks: [a] }, 500)],
  ['that never came', { kind: 'unreachable', reason: 'timeout', detail: '' }],
])('an answer %s is logged as an error and has no blocks', async (_, outcome) => {
  expect(await typesIn(outcome)).toEqual([]);
  expect(error).toHaveBeenCalledExactlyOnceWith({ outcome: outcome.kind }, 'The demo page could not be read');
});

test('a block that cannot be read is left out alone, and logged', async () => {
  expect(await typesIn(answer({ blocks: [a, { fields: {} }, b] }))).toEqual(['a_block', 'b_block']);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ count: 1 }, 'Blocks of the demo page left out');
});

test('the dictionary has the first block of each type, in the order of the page', () => {
  const first = { block_type: 'cta_block', fields: { main_title: 1 } };
  const second = { block_type: 'cta_block', fields: { main_title: 2 } };
  expect(Object.entries(demoDictionary([first, b, second]))).toEqual([
    ['cta_block', first],
    ['b_block', b],
  ]);
});

test('the blocks of a folder are those of its type', () => {
  const cta = { block_type: 'cta_block' };
  expect(blocksOfFolder([a, cta, b], 'cta')).toEqual([cta]);
});
