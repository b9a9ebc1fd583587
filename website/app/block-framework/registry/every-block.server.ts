import type { BlockDefinition } from '../definition/define-block.ts';
import type { BlockServer } from '../definition/define-block-server.ts';
import { type LazyPart, registerLazyParts } from '../hydration/lazy-part.tsx';
import { registerBlockViews } from './registry.tsx';
import { registerBlockServers } from './server-registry.ts';

/** Importing this module registers every block; only the server imports it, as it would put all blocks into one bundle. */
registerBlockViews(
  Object.values(
    import.meta.glob<BlockDefinition>(['../../blocks/*/*.tsx', '!../../blocks/*/*.test.tsx'], {
      eager: true,
      import: 'block',
    }),
  ),
);
registerBlockServers(
  Object.values(import.meta.glob<BlockServer>('../../blocks/*/*.server.ts', { eager: true, import: 'server' })),
);
registerLazyParts(
  Object.values(import.meta.glob<LazyPart<never>>('../../blocks/*/lazy-parts/*.tsx', { eager: true, import: 'part' })),
);
