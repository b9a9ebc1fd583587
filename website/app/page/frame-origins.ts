import type { FinishedBlock } from '../blocks/define-block.ts';
import type { PropertyFrame } from '../blocks/property-iframe/property-frame.ts';

/** The other origins that blocks show in frames: what the content security policy of their page lets in, and nothing else. */
export const frameOrigins = (blocks: readonly FinishedBlock[]): string[] => [
  ...new Set(
    blocks.flatMap(({ type, data }) =>
      // The data of this block is null or what property-frame.server.ts made.
      type === 'property_iframe_block' && data ? [(data as PropertyFrame).origin] : [],
    ),
  ),
];

/** Between the application and the server before it, which writes the policy (`server/security-headers.ts`). */
export const frameHeader = (blocks: readonly FinishedBlock[]): Record<string, string> => {
  const origins = frameOrigins(blocks);
  return origins.length > 0 ? { 'x-frame-origins': origins.join(' ') } : {};
};
