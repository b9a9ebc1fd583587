import type { BlockDefinition } from './define-block.ts';
import { registerBlockViews } from './registry.tsx';

/** Importing this module makes every block known; only the server does, as it would put all of them into one bundle. */
registerBlockViews(
  Object.values(import.meta.glob<BlockDefinition>(['./*/*.tsx', '!./*/*.test.tsx'], { eager: true, import: 'block' })),
);
