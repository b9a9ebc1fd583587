import { useTexts } from '../../locale/define-texts.ts';
import styles from '../listing-card/listing-card.module.css';
import type { ListingSummary } from '../listing-card/listing-summary.ts';
import { specTexts } from './spec-texts.ts';

/**
 * Drawings of the icons `bed-double`, `bath` and `maximize` of Lucide. Their strokes are joined to one path each, because a list has
 * 24 cards of three icons, and each element costs the browser style and layout.
 */
export const specDrawings = {
  bed: 'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
  bath: 'M10 4 8 6M17 19v2M2 12h20M7 19v2M9 5 7.621 3.621A2.121 2.121 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5',
  area: 'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
};

/** Renders the next open house, bedrooms, bathrooms and area of a listing, without unknown values. */
export function ListingSpecs({ openHouse, specs: { bed, bath, area } }: Pick<ListingSummary, 'openHouse' | 'specs'>) {
  const t = useTexts(specTexts);
  return (
    <ul className={styles.specs}>
      {openHouse && <li>{openHouse}</li>}
      <Spec drawing={specDrawings.bed} value={bed} meaning={t.bed(bed)} />
      <Spec drawing={specDrawings.bath} value={bath} meaning={t.bath(bath)} />
      <Spec drawing={specDrawings.area} value={area} meaning={t.area} />
    </ul>
  );
}

interface SpecProps {
  /** Path of the icon. */
  drawing: string;
  /** '' for an unknown value. */
  value: string;
  meaning: string;
}

const Spec = ({ drawing, value, meaning }: SpecProps) =>
  value && (
    <li className={styles.spec}>
      <svg
        width={18}
        height={18}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={drawing} />
      </svg>
      {`${value} `}
      <span className="visually-hidden">{meaning}</span>
    </li>
  );
