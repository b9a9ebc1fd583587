import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './breadcrumbs.module.css';

/** Renders links to the ancestor pages of the listing. The listing itself is the heading below. */
export function Breadcrumbs({ trail }: Pick<PropertyDetailData, 'trail'>) {
  const t = useTexts(texts);
  return (
    <nav className={`page-width ${styles.trail}`} aria-label={t.trail}>
      <ol className={styles.steps}>
        {trail.map(({ name, href }) => (
          <li key={href} className={styles.step}>
            <a className={styles.link} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
