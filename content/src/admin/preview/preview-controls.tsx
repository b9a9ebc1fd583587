import type { ServerProps } from 'payload';
import { readStaffApiEnv } from '../../env.ts';
import { PreviewButtons } from './preview-buttons.tsx';

/** Shows the preview buttons when links can be signed. */
export const PreviewControls = ({ user }: ServerProps) =>
  user && readStaffApiEnv().STAFF_LINK_KEY !== undefined ? <PreviewButtons /> : null;
