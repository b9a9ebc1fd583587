import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ListingSummary } from '../listing-card/listing-summary.ts';
import styles from './reduced-price.module.css';

const texts = defineTexts<{ reduced: string; on: (day: string) => string }>({
  fr: { reduced: 'Prix réduit', on: (day) => ` le ${day}` },
  en: { reduced: 'Price reduced', on: (day) => ` on ${day}` },
});

interface ReducedPriceProps {
  reduced: NonNullable<ListingSummary['reduced']>;
  /** Shows the day; otherwise a title has it, and what reads the page aloud says it. */
  hasDay?: boolean;
}

/** Says that the price of a listing fell, and on which day. */
export function ReducedPrice({ reduced: { day, date }, hasDay = false }: ReducedPriceProps) {
  const t = useTexts(texts);
  return (
    <span className={styles.reduced} title={hasDay ? undefined : day}>
      {t.reduced}
      <time className={hasDay ? undefined : 'visually-hidden'} dateTime={date}>
        {t.on(day)}
      </time>
    </span>
  );
}
