import type { ServerProps } from 'payload';
import { blockChoices } from '../blocks/block-choices.ts';
import { PageComposer } from '../blocks/page-composer.tsx';
import { PreviewControls } from './preview-controls.tsx';

/** Shows undo and redo for a page, and the preview buttons. */
export function PageControls(props: ServerProps) {
  if (!props.user) return null;
  return (
    <>
      <PageComposer choices={blockChoices} />
      <PreviewControls {...props} />
    </>
  );
}
