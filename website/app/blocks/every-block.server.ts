import type { BlockDefinition } from './define-block.ts';
import type { BlockServer } from './define-block-server.ts';
import { type LazyPart, registerLazyParts } from './lazy-part.tsx';
import { registerBlockViews } from './registry.tsx';
import { registerBlockServers } from './server-registry.ts';

/** Importing this module registers every block; only the server imports it, as it would put all blocks into one bundle. */
registerBlockViews(
  Object.values(import.meta.glob<BlockDefinition>(['./*/*.tsx', '!./*/*.test.tsx'], { eager: true, import: 'block' })),
);
registerBlockServers(
  Object.values(import.meta.glob<BlockServer>('./*/*.server.ts', { eager: true, import: 'server' })),
);
registerLazyParts(
  Object.values(import.meta.glob<LazyPart<never>>('./*/lazy-parts/*.tsx', { eager: true, import: 'part' })),
);
