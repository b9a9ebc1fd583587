import { ListingDisclaimers } from '../components/listing-attribution/listing-attribution.tsx';
import { ListingCard } from '../components/listing-card/listing-card.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { favouritesPaths } from '../locale/favourites-path.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { Button, buttonClass } from '../ui/button/button.tsx';
import styles from './compare-page.module.css';
import { compareTexts } from './compare-texts.ts';
import type { ComparedListing, ComparedRow, Comparison } from './comparison.ts';

/** Renders listings side by side, one fact a row. It needs no JavaScript, and shows nothing that the pages of the listings do not. */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const t = useTexts(compareTexts);
  const { listings, missing, hasFailed } = comparison;
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t.title}</h1>
        {listings.length > 0 && <p className={styles.lead}>{t.lead}</p>}
      </header>
      {missing.length > 0 && <p>{t.missing(missing.join(', '))}</p>}
      {hasFailed && <Message title={t.failed} hint={t.failedHint} />}
      {listings.length > 0 && <Side {...comparison} />}
      {listings.length === 0 && !hasFailed && <Message title={t.empty} hint={t.emptyHint} />}
      {listings.length === 1 && <p>{t.one}</p>}
      <div className={styles.actions}>
        <a className={buttonClass('quiet')} href={favouritesPaths[useLocale()]} rel="nofollow">
          {t.favourites}
        </a>
        {listings.length > 0 && (
          <Button tone="quiet" data-action="print" className={styles.print}>
            {t.print}
          </Button>
        )}
      </div>
    </div>
  );
}

const Message = ({ title, hint }: { title: string; hint: string }) => (
  <div role="status">
    <h2 className={styles.messageTitle}>{title}</h2>
    <p>{hint}</p>
  </div>
);

function Side({ listings, rows }: Pick<Comparison, 'listings' | 'rows'>) {
  const t = useTexts(compareTexts);
  return (
    <>
      {listings.length > 1 && (
        <label className={styles.only}>
          <input type="checkbox" data-only-different />
          {t.onlyDifferent}
        </label>
      )}
      <h2 className="visually-hidden">{t.table}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow screen scrolls it, by keyboard too */}
      <section className={styles.scroll} aria-label={t.table} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {listings.map((listing) => (
                <Column key={listing.card.uls} {...listing} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} listings={listings} />
            ))}
          </tbody>
        </table>
      </section>
      <ListingDisclaimers listings={listings.map(({ card }) => card)} />
    </>
  );
}

function Column({ card, removeHref }: ComparedListing) {
  const t = useTexts(compareTexts);
  return (
    <th scope="col" className={styles.column}>
      <ListingCard listing={card} sizes="(width >= 992px) 20vw, 40vw" />
      <a className={styles.remove} href={removeHref} rel="nofollow">
        {t.remove}
        <span className="visually-hidden">{t.about(card.street || card.uls)}</span>
      </a>
    </th>
  );
}

function Row({ row: { label, values, isDifferent }, listings }: { row: ComparedRow; listings: ComparedListing[] }) {
  const t = useTexts(compareTexts);
  return (
    <tr data-different={isDifferent || undefined}>
      <th scope="row" className={styles.label}>
        {label}
        {isDifferent && <span className="visually-hidden">{t.differs}</span>}
      </th>
      {listings.map(({ card }, index) => (
        <td key={card.uls}>
          {values[index] || (
            <>
              <span aria-hidden="true">—</span>
              <span className="visually-hidden">{t.unknown}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
