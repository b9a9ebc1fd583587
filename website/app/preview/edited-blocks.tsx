import type { BlockAction, EditorState } from '@vitrine/contract/preview-messages.ts';
import { useEffect, useRef } from 'react';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { textsOf } from '../locale/define-texts.ts';
import { EditableContent } from '../page/editable-content.tsx';
import type { AnyPage } from '../page/finished-page.ts';
import { BlockControls } from './block-controls.tsx';
import type { PictureChange } from './connect-admin.ts';
import styles from './preview-bar.module.css';
import { previewTexts } from './preview-texts.ts';
import { useFileDrag } from './use-file-drag.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

interface Props {
  page: AnyPage;
  /** State of the admin's form; null until the admin has sent it. */
  editor: EditorState | null;
  onAction: (action: BlockAction, id: string) => void;
  onPicture: (change: PictureChange) => void;
  onEdit: (id: string) => void;
}

/** Renders the blocks of the draft, each with its buttons once an admin is connected. */
export function EditedBlocks({ page, editor, onAction, onPicture, onEdit }: Props) {
  const isFileDragged = useFileDrag();
  useReturnedFocus();
  const focusNeighbour = useFocusAfterRemoval(page);
  const act = (action: BlockAction, id: string) => {
    if (action === 'remove') focusNeighbour(id);
    onAction(action, id);
  };
  const places = new Map(editor?.blocks.map((block, index) => [block.id, { block, index }]));
  const controls = ({ id }: FinishedBlock) => {
    const place = places.get(id);
    if (!editor || !place) return null;
    const { block, index } = place;
    const ends = { isFirst: index === 0, isLast: index === editor.blocks.length - 1 };
    const state = { block, language: editor.language, isFileDragged };
    return <BlockControls {...ends} {...state} onAction={act} onPicture={onPicture} onEdit={onEdit} />;
  };
  return (
    <>
      <EditableContent page={page} toolbar={controls} />
      {editor?.blocks.length === 0 && <EmptyPage language={editor.language} onAdd={() => onAction('add-after', '')} />}
    </>
  );
}

function EmptyPage({ language, onAdd }: { language: EditorState['language']; onAdd: () => void }) {
  const t = textsOf(previewTexts, language);
  return (
    <div data-preview-controls lang={language} className={styles.empty}>
      <p>{t.emptyPage}</p>
      <button type="button" className={styles.first} onClick={onAdd}>
        {t.addFirst}
      </button>
    </div>
  );
}

/** Returns a function that moves the focus to the block in the place of the given one when that is gone. */
function useFocusAfterRemoval(page: AnyPage): (id: string) => void {
  const removed = useRef<{ id: string; index: number } | null>(null);
  const blocks = page.main;
  useEffect(() => {
    const { current } = removed;
    if (!current || blocks.some(({ id }) => id === current.id)) return;
    removed.current = null;
    const next = blocks[Math.min(current.index, blocks.length - 1)];
    const selector = next ? `main > [data-block-id="${CSS.escape(next.id)}"] [role="toolbar"] button` : 'main button';
    // The answer without the block may come late: who works in the form or elsewhere in the page by then keeps the focus.
    if (!document.hasFocus() || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [blocks]);
  return (id) => {
    removed.current = { id, index: blocks.findIndex((block) => block.id === id) };
  };
}
