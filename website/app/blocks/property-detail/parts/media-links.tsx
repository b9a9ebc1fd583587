import { tourKinds } from '@vitrine/contract/core/tour-kinds.ts';
import { LayoutPanelLeft, Play } from 'lucide-react';
import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import styles from './media-links.module.css';
import { mediaTexts } from './media-texts.ts';

type Props = Pick<PropertyDetailData, 'floorPlans' | 'tours'> & {
  /** Beginning of the ids of the sections. */
  id: string;
};

/** Links below the pictures to the floor plans, the virtual tour and the film, as far as there are any. */
export function MediaLinks({ floorPlans, tours, id }: Props) {
  const t = useTexts(mediaTexts);
  const links = [
    ...tourKinds.flatMap((kind) =>
      tours.some((tour) => tour.kind === kind) ? [{ to: kind, text: t.title(kind), Sign: Play }] : [],
    ),
    ...(floorPlans.length > 0 ? [{ to: 'plans', text: t.plans(floorPlans.length), Sign: LayoutPanelLeft }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <nav className={`page-width ${styles.links}`} aria-label={t.links}>
      {links.map(({ to, text, Sign }) => (
        <a key={to} className={styles.link} href={`#${id}-${to}`}>
          <Sign size={18} strokeWidth={1.5} aria-hidden="true" /> {text}
        </a>
      ))}
    </nav>
  );
}
