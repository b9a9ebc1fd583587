import { CalendarPlus } from 'lucide-react';
import { useTexts } from '../../../locale/define-texts.ts';
import { googleCalendar } from '../google-calendar.ts';
import type { OpenHouseData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './open-houses.module.css';

/** Lists the open houses of the listing with their calendar links. */
export function OpenHouses({ houses }: { houses: readonly OpenHouseData[] }) {
  const t = useTexts(texts);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t.openHouses}</h2>
      <ul className={styles.houses}>
        {houses.map((house) => (
          <li key={house.start} className={styles.house}>
            <time className={styles.when} dateTime={house.start}>
              {house.text}
            </time>
            <span className={styles.ways}>
              <a
                className={styles.way}
                href={house.calendarFile}
                aria-label={t.calendarFor(t.calendarFile, house.text)}
                data-reload
              >
                <CalendarPlus size={18} strokeWidth={1.5} aria-hidden="true" /> {t.calendarFile}
              </a>
              <a
                className={styles.way}
                href={googleCalendar(house)}
                target="_blank"
                rel="noopener"
                aria-label={t.calendarFor(t.googleCalendar, house.text)}
              >
                {t.googleCalendar}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
