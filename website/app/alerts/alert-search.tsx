import { useTexts } from '../locale/define-texts.ts';
import { formatNumber } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { loadAreaMap } from '../map/draw/load-area-map.ts';
import { LazyMap } from '../map/lazy-map.tsx';
import { useSite } from '../site/site-context.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import styles from './alert-page.module.css';
import { alertTexts } from './alert-texts.ts';
import type { FormattedAlert } from './alert-view.ts';

/** Shows the criteria of the alert with its drawn area on a map, a link to the same search where the site has one, and its dates and counts. */
export function AlertSearch({ alert }: { alert: FormattedAlert }) {
  const t = useTexts(alertTexts);
  const locale = useLocale();
  const { hasSearch } = useSite();
  const { status, criteria, unknownPlaces, filters, searchPath, email, since, matches } = alert;
  const facts = [
    [t.email, email],
    [t.since, since],
    ...(status === 'pending' ? [] : [[t.matches, formatNumber(matches, locale)]]),
  ];
  return (
    <section className={styles.card} aria-labelledby="alert-search">
      <h2 id="alert-search" className={styles.heading}>
        {t.search}
      </h2>
      <ul className={styles.tags}>
        {(criteria.length > 0 ? criteria : [t.anything]).map((criterion) => (
          <li key={criterion} className={styles.tag}>
            {criterion}
          </li>
        ))}
      </ul>
      {unknownPlaces.length > 0 && <p className={styles.note}>{t.unknownPlaces(unknownPlaces.join(', '))}</p>}
      {filters.area && (
        <div className={styles.areaMap}>
          <LazyMap load={loadAreaMap} view={{ label: t.areaMap, area: filters.area }} hasGateway />
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasSearch && (
        <a className={buttonClass(status === 'active' ? 'primary' : 'quiet')} href={searchPath}>
          {t.seeSearch}
        </a>
      )}
    </section>
  );
}
