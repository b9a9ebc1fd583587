import type { ParsedBlock } from '@vitrine/contract/parse-block.ts';
import type { FieldContext } from '../finish-field.ts';

export const finishBlocks = (value: readonly ParsedBlock[] | null | undefined, context: FieldContext): unknown[] =>
  context.finishBlocks(value ?? []);
