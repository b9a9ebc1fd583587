import type * as parsing from '@vitrine/contract/parse-block.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import '../block-framework/registry/every-block.server.ts';
import { setTestEnvironment } from './test-environment.ts';

let finishPage: typeof import('./finish-page.server.ts').finishPage;
let log: typeof import('../services/log.server.ts').log;
let reason: parsing.BlockProblem['reason'];

beforeAll(async () => {
  setTestEnvironment();
  // No block limits its items at present, so the parser reports what the test says.
  vi.doMock('@vitrine/contract/parse-block.ts', async (original) => ({
    ...(await original<typeof parsing>()),
    parseBlocks: (raw: unknown, _: unknown, report: parsing.ReportBlock) => {
      if (raw) report({ path: 'fields[0]', type: 'test_block', reason, detail: 'the detail' });
      return [];
    },
  }));
  ({ finishPage } = await import('./finish-page.server.ts'));
  ({ log } = await import('../services/log.server.ts'));
});

test.each([
  ['unknown-type', 'Block left out: test_block at content.fields[0] (unknown-type): the detail'],
  ['too-many-items', 'Surplus items left out: test_block at content.fields[0] (too-many-items): the detail'],
] as const)('a problem of kind %s is logged as what was left out', (kind, message) => {
  reason = kind;
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  finishPage({ content: { fields: [{}] } }, { locale: 'fr', path: '/fr' });
  expect(warn).toHaveBeenCalledWith({ path: '/fr' }, message);
  warn.mockRestore();
});
