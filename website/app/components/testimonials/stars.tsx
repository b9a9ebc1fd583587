import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { formatScore } from '../../locale/format.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { filledShare } from './filled-share.ts';
import styles from './stars.module.css';

const texts = defineTexts({
  fr: { score: (score: string): string => `Note de ${score} sur\u00a05` },
  en: { score: (score: string): string => `Rated ${score} out of 5` },
});

const outline = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.44 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';
const lefts = [0, 24, 48, 72, 96];

/** Renders a score from 0 to 5 as five stars, filled in steps of an eighth of a star (testimonials.8). */
export function Stars({ score }: { score: number }) {
  const label = useTexts(texts).score(formatScore(score, useLocale()));
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      <Row />
      <span className={styles.filled} style={{ width: `${filledShare(score) * 100}%` }}>
        <Row />
      </span>
    </span>
  );
}

const Row = () => (
  <svg className={styles.row} viewBox="0 0 120 24" fill="currentColor" aria-hidden="true">
    {lefts.map((left) => (
      <path key={left} d={outline} transform={`translate(${left})`} />
    ))}
  </svg>
);
