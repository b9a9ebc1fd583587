import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { type BlockProblem, parseBlocks } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { expect } from 'vitest';
import { finishBlock } from '../page/finish-block.server.ts';
import { resolveTheme } from '../theme/resolve-theme.server.ts';
import './every-block.server.ts';
import type { FinishedBlock } from './define-block.ts';

const theme = resolveTheme({ preset: 'blue' }, () => undefined);

/** Returns the example as the server sends it to the browser; it fails when a part of the example is left out. */
export function finishExample(
  block: WireBlock,
  locale: Locale,
  warn = (message: string): void => expect.unreachable(message),
  hasSearch = true,
): FinishedBlock {
  const problems: BlockProblem[] = [];
  const [parsed] = parseBlocks([block], findBlock, (problem) => problems.push(problem));
  const description = findBlock(block.block_type);
  if (!parsed || !description) throw new Error(`${block.block_type}: ${JSON.stringify(problems)}`);
  expect(problems).toEqual([]);
  const context = {
    locale,
    hasSearch,
    asset: (url: string) => `http://assets.test${url}`,
    internalQuery: {},
    color: theme.color,
    isDark: theme.isDark,
    exposeErrors: true,
    warn,
  };
  return finishBlock(parsed, description, context);
}
