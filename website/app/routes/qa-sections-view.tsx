import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { fetchFinishedPage } from '../document/fetch-finished-page.ts';
import type { View } from '../document/page-content.ts';
import { PageView } from '../document/page-view.tsx';
import { BlockEditor } from '../edit/block-editor.tsx';
import type { BlockForms } from '../edit/block-form.ts';
import type { EditedBlock } from '../edit/page-blocks.ts';
import { EditableContent, finishedBlocks } from '../page/editable-content.tsx';
import type { AnyPage } from '../page/finished-page.ts';
import { pieces } from '../qa/pieces.ts';
import { QaPiece } from '../qa/qa-piece.tsx';
import { Overlays } from '../shell/overlays/overlays.tsx';

/** The example of a component of the shell that the page shows. */
export interface ShownPiece {
  name: string;
  fixture: string;
  scheme: SchemeName;
}

/** Data of edit mode: the blocks as content sent them and their forms. */
export interface Editing {
  blocks: EditedBlock[];
  forms: BlockForms;
  starters: Record<string, WireBlock>;
}

interface Data {
  editing: Editing | null;
  piece: ShownPiece | null;
}

function QaSections({ page, data: { editing, piece } }: { page: AnyPage; data: Data }) {
  const draw = piece && pieces.get(piece.name)?.[piece.fixture];
  const over = (
    <>
      <Overlays />
      {draw && <QaPiece scheme={piece.scheme}>{draw(piece.scheme)}</QaPiece>}
    </>
  );
  if (editing) return <EditedSections page={page} editing={editing} over={over} />;
  return (
    <PageView page={page} content={<EditableContent page={page} />}>
      {over}
    </PageView>
  );
}

function EditedSections({ page: first, editing, over }: { page: AnyPage; editing: Editing; over: ReactNode }) {
  // The last valid state stays while a change cannot be shown.
  const [page, setPage] = useState(first);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);
  const show = useCallback(
    async (blocks: readonly EditedBlock[]) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const finished = await fetchFinishedPage(blocks, { shown: first, signal: own.signal });
      if (own.signal.aborted) return;
      if (finished) setPage(finished);
      setFailed(finished === null);
    },
    [first],
  );
  return (
    <PageView
      page={page}
      content={
        <BlockEditor
          source={editing.blocks}
          finished={finishedBlocks(page.main)}
          forms={editing.forms}
          templates={editing.starters}
          hasFailed={hasFailed}
          onChange={show}
        />
      }
    >
      {over}
    </PageView>
  );
}

export const view: View<'qa-sections', Data> = { name: 'qa-sections', Component: QaSections };
