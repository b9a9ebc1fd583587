import { Palette, Pencil, Trash2 } from 'lucide-react';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { useTexts } from '../locale/define-texts.ts';
import { type BlockEventKind, emitBlockEvent } from './block-event.ts';
import type { BlockForm } from './block-form.ts';
import { editTexts } from './edit-texts.ts';
import styles from './edit-toolbar.module.css';

interface Props {
  block: FinishedBlock;
  form: BlockForm | undefined;
}

/** Renders the buttons over a block in edit mode: those that its form allows, or nothing. */
export function EditToolbar({ block, form }: Props) {
  const t = useTexts(editTexts);
  if (!form) return null;
  const { allows, label } = form;
  const button = (kind: BlockEventKind, name: string, Icon: typeof Pencil) => (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      title={name}
      data-edit={kind === 'edit' || undefined}
      onClick={({ currentTarget }) => emitBlockEvent(currentTarget, kind, { id: block.id, type: block.type })}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
  if (!allows.scheme && !allows.edit && !allows.delete) return null;
  return (
    <div role="toolbar" aria-label={t.toolbarOf(label)} className={styles.toolbar}>
      <span className={styles.name} aria-hidden="true">
        {label}
      </span>
      {allows.scheme && button('next-scheme', t.nextScheme, Palette)}
      {allows.edit && button('edit', t.edit, Pencil)}
      {allows.delete && button('delete', t.remove, Trash2)}
    </div>
  );
}
