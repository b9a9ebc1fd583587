import type { ServerProps } from 'payload';
import { readStaffApiEnv } from '../../env.ts';
import { PreviewButtons } from './preview-buttons.tsx';

/** Shows the preview buttons of a page where links can be signed. */
export function PreviewControls({ user }: ServerProps) {
  return user && readStaffApiEnv().STAFF_LINK_KEY !== undefined ? <PreviewButtons /> : null;
}
