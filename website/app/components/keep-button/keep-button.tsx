import { Heart } from 'lucide-react';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './keep-button.module.css';
import { keepTexts } from './keep-texts.ts';

interface Props {
  /** The listing as its card shows it (`listing-summary.ts`), or its number alone. */
  keep: string;
  /** Street of the listing. */
  name: string;
}

/**
 * Renders the heart that adds a listing to the favourites or removes it. It is the same HTML for everybody, also in static blocks: the
 * document handles its clicks, and marks it when the browser holds the listing (`start-keeping.ts`).
 */
export function KeepButton({ keep, name }: Props) {
  const t = useTexts(keepTexts);
  return (
    <button
      type="button"
      className={styles.keep}
      data-action="keep_listing"
      data-keep={keep}
      aria-pressed="false"
      aria-label={`${t.keep} ${name}`}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
