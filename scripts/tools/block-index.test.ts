import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import { blockIndex, blockIndexPath } from './block-index.ts';

test('The generated list names every block description (npm run reference writes it again).', async () => {
  expect(await readFile(join(root, blockIndexPath), 'utf8')).toBe(await blockIndex());
});
