import { LazyBlockPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { FavouriteButton } from '../../../components/favourites/favourite-button.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import { similarPart } from './later-parts.ts';
import styles from './off-market.module.css';

/** Replaces a listing that left the market with a notice that says how it left, and similar listings. */
export function OffMarket({ detail }: { detail: PropertyDetailData }) {
  const t = useTexts(texts);
  const { summary, postalCode, status, offMarketReason, similar, searchHref } = detail;
  const isSold = offMarketReason === 'sold';
  const address = [summary.street, summary.municipality].filter(Boolean).join(', ');
  return (
    <>
      <header className={`page-width ${styles.head}`}>
        <p className={styles.what}>{[`${summary.type}, ${address}`, postalCode].filter(Boolean).join('\u2002')}</p>
        <h1 className={styles.title}>{isSold ? t.soldTitle : t.offTitle}</h1>
        <p className={styles.words}>
          {status === 'gone' ? t.gone : t.off(offMarketReason)} {similar.length === 0 ? t.offAlone : t.offSimilar}
        </p>
        {similar.length === 0 && searchHref && (
          <a className={buttonClass()} href={searchHref}>
            {t.searchSimilar}
          </a>
        )}
        {detail.favourite && <FavouriteButton listing={detail.favourite} />}
      </header>
      {similar.length > 0 && <LazyBlockPart source={similarPart} listings={similar} searchHref={searchHref} />}
    </>
  );
}
