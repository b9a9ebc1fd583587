import type { ServerProps } from 'payload';
import { readStaffApiEnv } from '../../env.ts';
import { blockChoices } from '../blocks/block-choices.ts';
import { PageComposer } from '../blocks/page-composer.tsx';
import { PreviewButtons } from './preview-buttons.tsx';

/** Shows undo and redo for a page, and the preview buttons when links can be signed. */
export function PageControls({ user }: ServerProps) {
  if (!user) return null;
  return (
    <>
      <PageComposer choices={blockChoices} />
      {readStaffApiEnv().STAFF_LINK_KEY !== undefined && <PreviewButtons />}
    </>
  );
}
