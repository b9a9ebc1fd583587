import { RotateCcw } from 'lucide-react';
import { Field } from '../forms/field.tsx';
import { useTexts } from '../locale/define-texts.ts';
import type { BlockForms, FormField } from './block-form.ts';
import { IconEditor, LinkEditor, PictureEditor, TextEditor } from './component-editors.tsx';
import styles from './edit-panel.module.css';
import { editTexts } from './edit-texts.ts';
import { asText } from './edited-value.ts';
import { RepeaterEditor } from './repeater-editor.tsx';

export interface FieldEditorProps {
  field: FormField;
  forms: BlockForms;
  /** The dotted path of the field within its block. */
  path: string;
  value: unknown;
  set: (path: string, value: unknown) => void;
  /** Set when the field differs from the original. */
  onReset?: (() => void) | undefined;
}

/** Renders one field of a block with its inputs. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, onReset } = props;
  const t = useTexts(editTexts);
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
      <Control {...props} />
    </fieldset>
  );
}

function Control({ field, forms, path, value, set }: FieldEditorProps) {
  const t = useTexts(editTexts);
  const onChange = (next: unknown) => set(path, next);
  const shared = { name: path, value, onChange };
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'richtext':
      return <TextEditor {...shared} kind={field.kind} />;
    case 'link':
      return <LinkEditor {...shared} />;
    case 'image':
    case 'media':
      return <PictureEditor {...shared} />;
    case 'icon':
      return <IconEditor {...shared} label={field.label} />;
    case 'repeater':
    case 'lazy-repeater':
      return (
        <RepeaterEditor
          itemTypes={field.items ?? []}
          forms={forms}
          path={path}
          value={value}
          set={set}
          renderField={(place) => <FieldEditor {...place} forms={forms} />}
        />
      );
    case 'choice':
      return (
        <select
          aria-label={field.label}
          className={styles.select}
          value={asText(value) || field.byDefault}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        >
          {field.byDefault === '' && <option value="">{t.byDefault}</option>}
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          {field.label}
        </label>
      );
    case 'number':
      return (
        <Field
          name={path}
          type="number"
          label={field.label}
          error=""
          value={asText(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
        />
      );
    case 'color':
    case 'scalar':
      return (
        <Field
          name={path}
          label={field.label}
          error=""
          value={asText(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        />
      );
    default:
      return <p className={styles.note}>{t.notHere}</p>;
  }
}
