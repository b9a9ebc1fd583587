import styles from '../../edit/edit-panel.module.css';
import type { KindFormProps } from '../../edit/kind-form.ts';

export const FlagForm = ({ field, value, onChange }: KindFormProps) => (
  <label className={styles.flag}>
    <input type="checkbox" checked={value === true} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    {field.label}
  </label>
);
