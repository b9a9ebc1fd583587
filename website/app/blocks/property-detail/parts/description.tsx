import { useState } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatLocale } from '../../../locale/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './description.module.css';

/** Length from which a description is collapsed, in characters. */
const foldedFrom = 1600;

/** Shows the broker's description, in the other language when this one has none. */
export function Description({ paragraphs, lang }: PropertyDetailData['description']) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  if (paragraphs.length === 0) return null;
  const isFolded = !isOpen && paragraphs.join('').length > foldedFrom;
  return (
    <section className={styles.description}>
      <h2 className={styles.title}>{t.description}</h2>
      {lang && <p className={styles.foreign}>{t.foreign}</p>}
      <div className={styles.words} lang={lang ? formatLocale(lang) : undefined} data-folded={isFolded || undefined}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and two may be equal
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {isFolded && (
        <div className={styles.more}>
          <Button tone="quiet" onClick={() => setOpen(true)}>
            {t.more}
          </Button>
        </div>
      )}
    </section>
  );
}
