import type { Badge as BadgeName } from '@vitrine/contract/core/listing.ts';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import styles from './badge.module.css';

const texts = defineTexts<Record<BadgeName, string>>({
  fr: {
    sold: 'Vendu',
    conditional: 'Offre conditionnelle',
    'open-house': 'Visite libre',
    new: 'Nouveauté',
    'new-build': 'Construction neuve',
    rent: 'À louer',
    foreclosed: 'Reprise de finance',
    collection: 'Collection',
    commercial: 'Commercial',
  },
  en: {
    sold: 'Sold',
    conditional: 'Conditional offer',
    'open-house': 'Open house',
    new: 'New',
    'new-build': 'New build',
    rent: 'For rent',
    foreclosed: 'Foreclosed',
    collection: 'Collection',
    commercial: 'Commercial',
  },
});

/** Renders the badge of a listing in the colours of the theme. */
export function Badge({ name }: { name: BadgeName }) {
  const t = useTexts(texts);
  return (
    <span className={styles.badge} data-badge={name}>
      {t[name]}
    </span>
  );
}

interface TagProps {
  name: string;
  background: string | null;
  color: string | null;
}

/** Renders a tag with the colours that the content gives. */
export const Tag = ({ name, background, color }: TagProps) => (
  <span
    className={styles.badge}
    style={{ ...(background && { backgroundColor: background }), ...(color && { color }) }}
  >
    {name}
  </span>
);
