import type { WireBlock } from '@vitrine/contract/site.ts';
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { BlockList } from '../block-framework/list/block-list.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { onBlockEvent } from './block-event.ts';
import type { BlockForms } from './block-form.ts';
import { nextHistory, startHistory } from './edit-history.ts';
import styles from './edit-panel.module.css';
import { EditPanel } from './edit-panel.tsx';
import { editTexts } from './edit-texts.ts';
import { EditToolbar } from './edit-toolbar.tsx';
import type { EditedBlock } from './page-blocks.ts';

interface Props {
  /** The blocks as content sent them. */
  source: readonly EditedBlock[];
  /** The same blocks in their displayed form; the server finishes them again after each change. */
  finished: readonly FinishedBlock[];
  forms: BlockForms;
  /** Block type → example that a new block starts from. */
  templates: Readonly<Record<string, WireBlock>>;
  hasFailed: boolean;
  /** Called with the blocks after each change. */
  onChange: (blocks: readonly EditedBlock[]) => void;
}

/** Lets staff change the blocks of a page: a toolbar over each block, a panel beside the page, and undo. */
export function BlockEditor({ source, finished, forms, templates, hasFailed, onChange }: Props) {
  const t = useTexts(editTexts);
  const [history, dispatch] = useReducer(nextHistory, source, startHistory);
  const [openId, setOpenId] = useState<string | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const { now, past, future } = history;
  const open = now.blocks.find(({ id }) => id === openId);

  const submitted = useRef(now.blocks);
  useEffect(() => {
    if (now.blocks === submitted.current) return;
    submitted.current = now.blocks;
    onChange(now.blocks);
  }, [now, onChange]);

  useEffect(() => {
    if (!page.current) return;
    return onBlockEvent(page.current, (kind, { id }) => {
      if (kind === 'edit') setOpenId(id);
      else dispatch(kind === 'delete' ? { kind: 'remove', id } : { kind, id });
    });
  }, []);

  /** Returns the focus to the button that opened the panel. */
  const close = () => {
    const button = page.current?.querySelector<HTMLElement>(
      `[data-block-id="${CSS.escape(openId ?? '')}"] [data-edit]`,
    );
    setOpenId(null);
    button?.focus();
  };

  return (
    <>
      <div ref={page} className={styles.page} data-beside={open ? true : undefined}>
        <BlockList blocks={finished} toolbar={(block) => <EditToolbar block={block} form={forms[block.type]} />} />
        {now.blocks.length === 0 && <p className={styles.empty}>{t.emptyPage}</p>}
      </div>
      <div role="toolbar" aria-label={t.history} className={styles.bar} data-scheme="normal">
        <Step label={t.undo} Icon={Undo2} isOff={past.length === 0} onPress={() => dispatch({ kind: 'undo' })} />
        <Step label={t.redo} Icon={Redo2} isOff={future.length === 0} onPress={() => dispatch({ kind: 'redo' })} />
        <Step
          label={t.resetPage}
          Icon={RotateCcw}
          isOff={now.blocks === now.originals}
          onPress={() => dispatch({ kind: 'reset' })}
        />
        <select
          aria-label={t.addBlock}
          className={styles.select}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const block = templates[value];
            if (block) dispatch({ kind: 'add', block: { ...block, id: crypto.randomUUID() } });
          }}
        >
          <option value="">{t.addBlock}</option>
          {Object.keys(templates).map((type) => (
            <option key={type} value={type}>
              {forms[type]?.label}
            </option>
          ))}
        </select>
        <span role="status" className={styles.failed}>
          {hasFailed && t.failed}
        </span>
        {hasFailed && (
          <button type="button" className={styles.retry} onClick={() => onChange(now.blocks)}>
            {t.retry}
          </button>
        )}
      </div>
      {open && (
        <EditPanel
          block={open}
          original={now.originals.find(({ id }) => id === open.id)}
          forms={forms}
          onChange={dispatch}
          onClose={close}
        />
      )}
    </>
  );
}

interface StepProps {
  label: string;
  Icon: typeof Undo2;
  isOff: boolean;
  onPress: () => void;
}

const Step = ({ label, Icon, isOff, onPress }: StepProps) => (
  <button type="button" className={styles.tool} aria-label={label} title={label} disabled={isOff} onClick={onPress}>
    <Icon size={20} aria-hidden="true" />
  </button>
);
