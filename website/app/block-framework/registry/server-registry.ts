import type { BlockServer } from '../definition/define-block-server.ts';

const servers = new Map<string, BlockServer>();

export function registerBlockServers(all: Iterable<BlockServer>): void {
  for (const server of all) servers.set(server.type, server);
}

/** Returns the server half of a block type; undefined for a block without one, and in the browser. */
export const findBlockServer = (type: string): BlockServer | undefined => servers.get(type);
