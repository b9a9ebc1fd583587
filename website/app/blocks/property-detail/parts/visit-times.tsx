import { visitParts } from '@vitrine/contract/core/visit-time-codes.ts';
import { visitTimeText } from '@vitrine/contract/core/visit-times.ts';
import { useState } from 'react';
import { visitDayFields, visitTimeField } from '../../../forms/visit-times.ts';
import { defineTexts, useTexts } from '../../../locale/define-texts.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import field from '../../../ui/field/field.module.css';
import type { OpenHouseData } from '../property-detail-data.ts';
import { openHouseTime, proposedVisits } from './proposed-visits.ts';
import styles from './visit-times.module.css';

const texts = defineTexts({
  fr: {
    title: 'Quand aimeriez-vous visiter\u00a0?',
    note: 'Choisissez ce qui vous convient\u00a0; le courtier vous confirmera l’heure. Sans choix, votre message est une simple question.',
    others: 'Proposer d’autres moments',
    choice: (index: number): string => `Choix ${index}`,
    day: (index: number): string => `Jour ${index}`,
    part: (index: number): string => `Moment du jour ${index}`,
    morning: 'Avant-midi',
    afternoon: 'Après-midi',
    evening: 'Soirée',
  },
  en: {
    title: 'When would you like to visit?',
    note: 'Choose what suits you; the broker will confirm the time. Without a choice, your message is a question.',
    others: 'Propose other times',
    choice: (index: number): string => `Choice ${index}`,
    day: (index: number): string => `Day ${index}`,
    part: (index: number): string => `Part of day ${index}`,
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
  },
});

/** Proposes times for a visit and takes those of the visitor (listing.30). */
export function VisitTimes({ openHouses }: { openHouses: readonly OpenHouseData[] }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const [visits] = useState(() => proposedVisits(new Date()));
  const times = [...openHouses.slice(0, 3).map(openHouseTime), ...visits];
  return (
    <fieldset className={styles.visits}>
      <legend className={styles.legend}>{t.title}</legend>
      <div className={styles.times}>
        {times.map((time) => (
          <label key={time} className={styles.time}>
            <input type="checkbox" name={visitTimeField} value={time} />
            {capitalized(visitTimeText(time, locale))}
          </label>
        ))}
      </div>
      <details className={styles.others}>
        <summary className={styles.summary}>{t.others}</summary>
        <div className={styles.days}>
          {visitDayFields.map(({ index, day, part }) => (
            <fieldset key={index} className={styles.day}>
              <legend className="visually-hidden">{t.choice(index)}</legend>
              <input className={field.input} type="date" name={day} aria-label={t.day(index)} />
              <select className={field.input} name={part} aria-label={t.part(index)}>
                {visitParts.map((each) => (
                  <option key={each} value={each}>
                    {t[each]}
                  </option>
                ))}
              </select>
            </fieldset>
          ))}
        </div>
      </details>
      <p className={styles.note}>{t.note}</p>
    </fieldset>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
