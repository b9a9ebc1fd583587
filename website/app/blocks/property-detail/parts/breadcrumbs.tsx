import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './breadcrumbs.module.css';

/** Renders links to the ancestor pages of the listing. The listing itself is the heading below. */
export function Breadcrumbs({ breadcrumbs }: Pick<PropertyDetailData, 'breadcrumbs'>) {
  const t = useTexts(texts);
  return (
    <nav className={`page-width ${styles.breadcrumbs}`} aria-label={t.breadcrumbs}>
      <ol className={styles.steps}>
        {breadcrumbs.map(({ name, href }) => (
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
