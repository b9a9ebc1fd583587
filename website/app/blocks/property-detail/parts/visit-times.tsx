import { formatDay } from '@vitrine/contract/date-format.ts';
import { useState } from 'react';
import { visitTimeField } from '../../../forms/submit-contact.ts';
import { defineTexts, useTexts } from '../../../locale/define-texts.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { type ProposedVisit, proposedVisits } from './proposed-visits.ts';
import styles from './visit-times.module.css';

const hours: Record<'fr' | 'en', Record<ProposedVisit['hour'], string>> = {
  fr: { '10:00': '10\u00a0h', '13:00': '13\u00a0h', '17:30': '17\u00a0h\u00a030' },
  en: { '10:00': '10:00\u00a0a.m.', '13:00': '1:00\u00a0p.m.', '17:30': '5:30\u00a0p.m.' },
};

const texts = defineTexts({
  fr: {
    title: 'Quand aimeriez-vous visiter\u00a0?',
    note: 'Cochez ce qui vous convient\u00a0; le courtier vous confirmera l’heure. Un autre moment\u00a0? Dites-le dans le message.',
    time: (day: string, hour: ProposedVisit['hour']): string => `${day}, vers ${hours.fr[hour]}`,
    line: (time: string): string => `Visite souhaitée\u00a0: ${time}`,
  },
  en: {
    title: 'When would you like to visit?',
    note: 'Tick what suits you; the broker will confirm the time. Another time? Say so in the message.',
    time: (day: string, hour: ProposedVisit['hour']): string => `${day}, around ${hours.en[hour]}`,
    line: (time: string): string => `Preferred visit: ${time}`,
  },
});

/** Proposes times for a visit (listing.30). What the visitor ticks ends the message. Rendered in browsers alone, which know the time. */
export function VisitTimes() {
  const t = useTexts(texts);
  const locale = useLocale();
  const [visits] = useState(() => proposedVisits(new Date()));
  return (
    <fieldset className={styles.visits}>
      <legend className={styles.legend}>{t.title}</legend>
      <div className={styles.times}>
        {visits.map(({ day, hour }) => {
          const time = t.time(formatDay(day, locale, 'dayOfWeek'), hour);
          return (
            <label key={time} className={styles.time}>
              <input type="checkbox" name={visitTimeField} value={t.line(time)} />
              {time}
            </label>
          );
        })}
      </div>
      <p className={styles.note}>{t.note}</p>
    </fieldset>
  );
}
