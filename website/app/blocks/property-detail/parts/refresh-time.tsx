import { defineTexts, useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import styles from './refresh-time.module.css';

const texts = defineTexts<{ refreshed: string }>({
  fr: { refreshed: 'Renseignements mis à jour le ' },
  en: { refreshed: 'Information updated on ' },
});

/** Says when the listing was last brought up to date with its source. */
export function RefreshTime({ text, date }: NonNullable<PropertyDetailData['refreshed']>) {
  const t = useTexts(texts);
  return (
    <p className={styles.refreshed}>
      {t.refreshed}
      <time dateTime={date}>{text}</time>
    </p>
  );
}
