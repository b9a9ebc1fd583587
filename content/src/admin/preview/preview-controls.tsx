import type { ServerProps } from 'payload';
import { readStaffApiEnv } from '../../env.ts';
import { BlockSync } from './block-sync.tsx';
import { PreviewButtons } from './preview-buttons.tsx';

/** Shows the preview buttons of a page and connects its live preview, where links can be signed. */
export function PreviewControls({ user }: ServerProps) {
  if (!user || readStaffApiEnv().STAFF_LINK_KEY === undefined) return null;
  return (
    <>
      <PreviewButtons />
      <BlockSync />
    </>
  );
}
