import type { Locale } from '@vitrine/contract/locale.ts';
import type { BlockAction, EditedBlockState } from '@vitrine/contract/preview-messages.ts';
import {
  ArrowDown,
  ArrowUp,
  ClipboardCopy,
  Copy,
  Eye,
  EyeOff,
  ImagePlus,
  Library,
  Palette,
  Pencil,
  Plus,
  Trash2,
  Unlink,
} from 'lucide-react';
import { textsOf } from '../locale/define-texts.ts';
import styles from './block-controls.module.css';
import type { PictureChange } from './connect-admin.ts';
import { DropZones } from './drop-zones.tsx';
import { previewTexts } from './preview-texts.ts';

interface Props {
  block: EditedBlockState;
  isFirst: boolean;
  isLast: boolean;
  /** Language of the editor. */
  language: Locale;
  /** True while a file is dragged over the page. */
  isFileDragged: boolean;
  onAction: (action: BlockAction, id: string) => void;
  onPicture: (change: PictureChange) => void;
  onEdit: (id: string) => void;
}

/** Renders the buttons over a block of the live preview, each of which changes the admin's form. */
export function BlockControls(props: Props) {
  const { block, isFirst, isLast, language, isFileDragged, onAction, onPicture, onEdit } = props;
  const t = textsOf(previewTexts, language);
  const { id, label, isHidden, isSample, isReusable, pictures } = block;
  const act = (action: BlockAction) => () => onAction(action, id);
  const mark = isHidden ? t.hidden : isSample ? t.sample : '';
  return (
    <div data-preview-controls lang={language} data-hidden={isHidden || undefined} className={styles.controls}>
      <Add label={t['add-before']} className={styles.before} onPress={act('add-before')} />
      <div role="toolbar" aria-label={t.blockControls(label)} className={styles.bar}>
        <button type="button" className={styles.name} title={t.edit} onClick={() => onEdit(id)}>
          <Pencil size={16} aria-hidden="true" />
          {label}
        </button>
        {mark && <span className={styles.mark}>{mark}</span>}
        <Tool label={t['move-up']} Icon={ArrowUp} isOff={isFirst} onPress={act('move-up')} />
        <Tool label={t['move-down']} Icon={ArrowDown} isOff={isLast} onPress={act('move-down')} />
        <Tool label={t.duplicate} Icon={Copy} onPress={act('duplicate')} />
        <Tool label={t.copy} Icon={ClipboardCopy} onPress={act('copy')} />
        {pictures.length > 0 && (
          <Tool label={t.changePicture} Icon={ImagePlus} onPress={() => onPicture({ id, picture: null, file: null })} />
        )}
        {!isReusable && <Tool label={t['next-scheme']} Icon={Palette} onPress={act('next-scheme')} />}
        {isReusable ? (
          <Tool label={t.detach} Icon={Unlink} onPress={act('detach')} />
        ) : (
          <Tool label={t['save-reusable']} Icon={Library} onPress={act('save-reusable')} />
        )}
        <Tool label={isHidden ? t.show : t.hide} Icon={isHidden ? Eye : EyeOff} onPress={act('toggle-hidden')} />
        <Tool label={t.remove} Icon={Trash2} onPress={act('remove')} />
      </div>
      <Add label={t['add-after']} className={styles.after} onPress={act('add-after')} />
      {isFileDragged && pictures.length > 0 && (
        <DropZones
          pictures={pictures}
          language={language}
          onDrop={(picture, file) => onPicture({ id, picture, file })}
        />
      )}
    </div>
  );
}

interface ToolProps {
  label: string;
  Icon: typeof ArrowUp;
  isOff?: boolean;
  onPress: () => void;
}

/** A button that is off stays focusable, so that the focus is not lost when a block arrives at the top. */
const Tool = ({ label, Icon, isOff = false, onPress }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
  >
    <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
  </button>
);

interface AddProps {
  label: string;
  className: string | undefined;
  onPress: () => void;
}

const Add = ({ label, className, onPress }: AddProps) => (
  <button type="button" className={`${styles.add} ${className}`} aria-label={label} title={label} onClick={onPress}>
    <Plus size={18} aria-hidden="true" />
  </button>
);
