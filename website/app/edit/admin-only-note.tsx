import { useTexts } from '../locale/define-texts.ts';
import styles from './edit-panel.module.css';
import { editTexts } from './edit-texts.ts';

/** Says that a field can be changed in the admin alone. */
export const AdminOnlyNote = () => <p className={styles.note}>{useTexts(editTexts).notHere}</p>;
