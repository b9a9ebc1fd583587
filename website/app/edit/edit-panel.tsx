import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { Button } from '../ui/button/button.tsx';
import type { BlockForms } from './block-form.ts';
import styles from './edit-panel.module.css';
import { editTexts } from './edit-texts.ts';
import { FieldEditor } from './field-editor.tsx';
import type { BlockChange, EditedBlock } from './page-blocks.ts';

interface Props {
  block: EditedBlock;
  original: EditedBlock | undefined;
  forms: BlockForms;
  onChange: (change: BlockChange) => void;
  onClose: () => void;
}

/** Renders the fields of the block in edit mode beside the page, which shows every change at once. */
export function EditPanel({ block, original, forms, onChange, onClose }: Props) {
  const t = useTexts(editTexts);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { id } = block;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of the edited block
  useEffect(() => panel.current?.focus(), [id]);
  const form = forms[block.block_type];
  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-scheme="normal"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {form?.label ?? block.block_type}
        </h2>
        <button type="button" className={styles.tool} aria-label={t.close} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </header>
      <div className={styles.fields}>
        {form?.fields.map((field) => {
          const value = block.fields?.[field.name];
          const isChanged = value !== original?.fields?.[field.name];
          return (
            <FieldEditor
              key={`${id} ${field.name}`}
              field={field}
              forms={forms}
              path={`fields.${field.name}`}
              value={value}
              set={(path, next) => onChange({ kind: 'set', id, path, value: next })}
              onReset={isChanged ? () => onChange({ kind: 'reset-field', id, field: field.name }) : undefined}
            />
          );
        })}
      </div>
      <footer className={styles.foot}>
        <Button tone="quiet" disabled={!original || block === original} onClick={() => onChange({ kind: 'reset', id })}>
          {t.resetBlock}
        </Button>
      </footer>
    </aside>
  );
}
