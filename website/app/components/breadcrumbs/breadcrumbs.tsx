import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import styles from './breadcrumbs.module.css';

const texts = defineTexts({ fr: { label: 'Fil d’Ariane' }, en: { label: 'Breadcrumbs' } });

/** A page in the path from the home page. */
export interface Breadcrumb {
  name: string;
  href: string;
}

/** Renders links to the ancestor pages of the page, whose own name is the heading below. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const t = useTexts(texts);
  return (
    <nav className={`page-width ${styles.breadcrumbs}`} aria-label={t.label}>
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
