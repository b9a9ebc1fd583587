import { Stars } from '../../../components/testimonials/stars.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatNumber, formatScore } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { texts } from '../texts.ts';
import styles from './average-score.module.css';

interface Props {
  score: number | null;
  total: number | null;
}

/** Renders the average score with its stars, and the number of reviews. Renders nothing without a score. */
export function AverageScore({ score, total }: Props) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (score === null) return null;
  return (
    <div className={styles.average}>
      <p className={styles.score} aria-hidden="true">
        {formatScore(score, locale)}
      </p>
      <div className={styles.details}>
        <Stars score={score} />
        {total !== null && <p className={styles.total}>{t.total(total, formatNumber(total, locale))}</p>}
      </div>
    </div>
  );
}
