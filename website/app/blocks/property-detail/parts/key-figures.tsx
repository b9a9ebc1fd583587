import { Bath, BedDouble, CalendarDays, type LucideIcon, Maximize, Trees } from 'lucide-react';
import { useTexts } from '../../../locale/define-texts.ts';
import type { FactName, PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import { keyFigures } from './key-figure-names.ts';
import styles from './key-figures.module.css';

const icons: Partial<Record<FactName, LucideIcon>> = {
  bedrooms: BedDouble,
  bathrooms: Bath,
  living: Maximize,
  lot: Trees,
  year: CalendarDays,
};

/** Shows the most important figures. The table of facts repeats all of them, so screen readers skip these. */
export function KeyFigures({ facts }: Pick<PropertyDetailData, 'facts'>) {
  const t = useTexts(texts);
  const figures = keyFigures(facts);
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures}>
      {figures.map(({ name, value }) => {
        const Icon = icons[name];
        return (
          <li key={name} className={styles.figure}>
            {Icon && <Icon className={styles.icon} size={24} strokeWidth={1.25} aria-hidden="true" />}
            <span className={styles.value}>{value}</span>
            <span className={styles.name}>{t.figure(name, value)}</span>
          </li>
        );
      })}
    </ul>
  );
}
