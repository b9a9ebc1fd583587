import type { Locale } from '@vitrine/contract/locale.ts';
import type { EditorState, HistoryStep } from '@vitrine/contract/preview-messages.ts';
import { parseColor, readableOn } from '@vitrine/contract/theme/color.ts';
import { Redo2, Undo2 } from 'lucide-react';
import { textsOf } from '../locale/define-texts.ts';
import type { AnyPage } from '../page/finished-page.ts';
import styles from './preview-bar.module.css';
import { previewTexts } from './preview-texts.ts';

interface Props {
  editor: EditorState;
  /** The variant that the page shows; null for the page itself. */
  shownVariant: AnyPage['variant'];
  /** True while the last change cannot be shown. */
  hasFailed: boolean;
  /** Label of the block that was deleted last; null when another change followed. */
  removed: string | null;
  /** Blocks of the form that the page does not show. */
  missing: readonly { id: string; label: string }[];
  onStep: (step: HistoryStep) => void;
  onVariant: (key: string | null) => void;
  onRetry: () => void;
  onEdit: (id: string) => void;
}

/** Renders the buttons that undo and redo, and above the page what the preview cannot show. */
export function PreviewBar(props: Props) {
  const { editor, shownVariant, hasFailed, removed, missing, onStep, onVariant, onRetry, onEdit } = props;
  const t = textsOf(previewTexts, editor.language);
  const [firstMissing] = missing;
  return (
    <>
      <div
        role="toolbar"
        aria-label={t.pageControls}
        data-preview-controls
        lang={editor.language}
        className={styles.bar}
      >
        <Step label={t.undo} Icon={Undo2} isOff={!editor.canUndo} onPress={() => onStep('undo')} />
        <Step label={t.redo} Icon={Redo2} isOff={!editor.canRedo} onPress={() => onStep('redo')} />
        {editor.variants.length > 0 && <VariantSelect editor={editor} onVariant={onVariant} />}
      </div>
      {shownVariant && <ShownVariant variant={shownVariant} language={editor.language} />}
      <div data-preview-controls lang={editor.language} className={styles.notice}>
        <div role="status">
          {hasFailed ? t.failed : removed !== null ? t.removed(removed) : firstMissing && t.notShown(labelsOf(missing))}
        </div>
        {hasFailed && <Answer label={t.retry} onPress={onRetry} />}
        {!hasFailed && removed !== null && <Answer label={t.undo} onPress={() => onStep('undo')} />}
        {!hasFailed && removed === null && firstMissing && (
          <Answer label={t.edit} onPress={() => onEdit(firstMissing.id)} />
        )}
      </div>
    </>
  );
}

interface SelectProps {
  editor: EditorState;
  onVariant: (key: string | null) => void;
}

/** Chooses the page or one of its variants, in the preview and in the form. */
function VariantSelect({ editor, onVariant }: SelectProps) {
  const t = textsOf(previewTexts, editor.language);
  return (
    <select
      aria-label={t.version}
      className={styles.select}
      value={editor.variant ?? ''}
      onChange={({ currentTarget }) => onVariant(currentTarget.value || null)}
    >
      <option value="">{t.originalPage}</option>
      {editor.variants.map(({ key, name }) => (
        <option key={key} value={key}>
          {t.variant(name || key)}
        </option>
      ))}
    </select>
  );
}

/** Colour of the banner of a variant that has none, which is that of the published banner too. */
const bannerColor = '#7a3e9d';

/** Shows the banner of the variant, in its colour, as the published variant does. */
function ShownVariant({
  variant,
  language,
}: {
  variant: { id: string; name: string; color: string | null };
  language: Locale;
}) {
  const t = textsOf(previewTexts, language);
  const backgroundColor = `rgb(${parseColor(variant.color ?? bannerColor)?.join(', ')})`;
  return (
    <aside
      data-preview-controls
      lang={language}
      aria-label={t.variantPreview}
      className={styles.variant}
      style={{ backgroundColor, color: readableOn(backgroundColor) }}
    >
      {t.shownVariant(variant.name || variant.id)}
    </aside>
  );
}

const Answer = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className={styles.link} onClick={onPress}>
    {label}
  </button>
);

const labelsOf = (blocks: readonly { label: string }[]): string =>
  [...new Set(blocks.map(({ label }) => label))].join(', ');

interface StepProps {
  label: string;
  Icon: typeof Undo2;
  isOff: boolean;
  onPress: () => void;
}

/** A button that is off stays focusable, as undoing the last step must not lose the focus. */
const Step = ({ label, Icon, isOff, onPress }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
  >
    <Icon size={20} aria-hidden="true" />
  </button>
);
