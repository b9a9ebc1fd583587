import { RotateCcw } from 'lucide-react';
import { useTexts } from '../locale/define-texts.ts';
import type { BlockForms } from './block-form.ts';
import styles from './edit-panel.module.css';
import { editTexts } from './edit-texts.ts';
import type { EditedField } from './kind-form.ts';
import { kindForms } from './kind-forms.ts';

export interface FieldEditorProps extends EditedField {
  forms: BlockForms;
  /** Set when the field differs from the original. */
  onReset?: (() => void) | undefined;
}

/** Renders one field of a block with its inputs. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, forms, path, set, onReset } = props;
  const t = useTexts(editTexts);
  const KindForm = kindForms[field.kind];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {field.label}
        {field.isRequired && <span className={styles.required}>{t.required}</span>}
        {onReset && (
          <button
            type="button"
            className={styles.reset}
            aria-label={t.resetField(field.label)}
            title={t.resetField(field.label)}
            onClick={onReset}
          >
            <RotateCcw size={16} aria-hidden="true" />
          </button>
        )}
      </legend>
      <KindForm
        {...props}
        onChange={(next) => set(path, next)}
        renderField={(edited) => <FieldEditor {...edited} forms={forms} />}
      />
    </fieldset>
  );
}
