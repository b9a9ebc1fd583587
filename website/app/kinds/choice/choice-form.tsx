import styles from '../../edit/edit-panel.module.css';
import { editTexts } from '../../edit/edit-texts.ts';
import { asText } from '../../edit/edited-value.ts';
import type { KindFormProps } from '../../edit/kind-form.ts';
import { useTexts } from '../../locale/define-texts.ts';

export const ChoiceForm = ({ field, value, onChange }: KindFormProps) => {
  const t = useTexts(editTexts);
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
};
