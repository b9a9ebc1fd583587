import { Bath, BedDouble, Maximize } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import styles from './listing-card.module.css';
import type { ListingSummary } from './listing-summary.ts';
import { specTexts } from './spec-texts.ts';

/** Renders bedrooms, bathrooms and area of a listing, without unknown values. */
export function ListingSpecs({ specs: { bed, bath, area } }: { specs: ListingSummary['specs'] }) {
  const t = useTexts(specTexts);
  if (!bed && !bath && !area) return null;
  return (
    <ul className={styles.specs}>
      {bed && (
        <Spec icon={<BedDouble size={18} strokeWidth={1.5} aria-hidden="true" />} value={bed} meaning={t.bed(bed)} />
      )}
      {bath && (
        <Spec icon={<Bath size={18} strokeWidth={1.5} aria-hidden="true" />} value={bath} meaning={t.bath(bath)} />
      )}
      {area && (
        <Spec icon={<Maximize size={16} strokeWidth={1.5} aria-hidden="true" />} value={area} meaning={t.area} />
      )}
    </ul>
  );
}

const Spec = ({ icon, value, meaning }: { icon: ReactNode; value: string; meaning: string }) => (
  <li className={styles.spec}>
    {icon}
    {value} <span className="visually-hidden">{meaning}</span>
  </li>
);
