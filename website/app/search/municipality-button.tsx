import { MapPin } from 'lucide-react';
import { useTexts } from '../locale/define-texts.ts';
import control from './compact-control.module.css';
import styles from './municipality-field.module.css';
import { useMunicipalitySummary } from './municipality-summary.ts';
import type { FilterChoice } from './search-data.ts';
import { searchTexts } from './search-texts.ts';

interface Props {
  municipalities: readonly FilterChoice[];
  chosen: readonly string[];
  /** Id of the dialog, which the browser opens as a popover before hydration; undefined while the page has none. */
  popoverId?: string;
  /** Address to which the button leads when the scripts do not come (`ui/replay-clicks.ts`). */
  fallback?: string;
  onClick: () => void;
}

/**
 * Renders a button that looks like the municipality field and opens a dialog: beside an on-screen keyboard a small screen has no
 * room for a list.
 */
export function MunicipalityButton({ municipalities, chosen, popoverId, fallback, onClick }: Props) {
  const t = useTexts(searchTexts);
  const summary = useMunicipalitySummary(municipalities, chosen);
  return (
    <button
      type="button"
      className={`${styles.field} ${styles.opener}`}
      aria-haspopup="dialog"
      popoverTarget={popoverId}
      data-fallback={fallback}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      <span className={control.labelInside}>{t.phrase}</span>
      <MapPin className={styles.pin} size={20} strokeWidth={1.5} aria-hidden="true" />
      <span className={`${control.control} ${styles.input}`} data-filled={summary !== null || undefined}>
        {summary ?? t.phraseHint}
      </span>
    </button>
  );
}
