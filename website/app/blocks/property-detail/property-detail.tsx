import type { propertyDetail } from '@vitrine/contract/blocks/property-detail.ts';
import { tourKinds } from '@vitrine/contract/core/tour-kinds.ts';
import { useEffect, useId } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import type { BlockData } from '../../block-framework/definition/define-block-server.ts';
import { LazyBlockPart } from '../../block-framework/hydration/lazy-part.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { noteView } from '../../components/favourites/viewed-store.ts';
import { countWhenVisible } from '../../components/figures/count-figure.ts';
import { listingNumberOf } from '../../components/keep-button/listing-number.ts';
import { ListingAttribution } from '../../components/listing-attribution/listing-attribution.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { useSite } from '../../site/site-context.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Contact } from './parts/contact.tsx';
import { Description } from './parts/description.tsx';
import { DetailTables } from './parts/detail-tables.tsx';
import { FactsTable } from './parts/facts-table.tsx';
import { Gallery } from './parts/gallery.tsx';
import { KeyFigures } from './parts/key-figures.tsx';
import { coOwnershipPart, nearbyPart, openHousesPart, plansPart, similarPart, toursPart } from './parts/later-parts.ts';
import { ListingHeading } from './parts/listing-heading.tsx';
import { Location } from './parts/location.tsx';
import { MediaLinks } from './parts/media-links.tsx';
import { MonthlyCost } from './parts/monthly-cost.tsx';
import { OffMarket } from './parts/off-market.tsx';
import { PaymentPanel } from './parts/payment-panel.tsx';
import { PriceBar } from './parts/price-bar.tsx';
import { PriceCard } from './parts/price-card.tsx';
import { PriceHistory } from './parts/price-history.tsx';
import { PrintFooter } from './parts/print-footer.tsx';
import { RefreshTime } from './parts/refresh-time.tsx';
import { reportClick, reportEvent } from './parts/report-event.ts';
import styles from './property-detail.module.css';
import type { server } from './property-detail.server.ts';
import type { PropertyDetailData } from './property-detail-data.ts';
import { texts } from './texts.ts';

type Data = BlockData<typeof server>;

/** Renders the page of one listing. */
function PropertyDetail({ data: detail, isFirst }: BlockProps<typeof propertyDetail, Data>) {
  const contactId = `contact${useId()}`;
  if (!detail) return <Unavailable />;
  const isShown = detail.status === 'active' || detail.status === 'sold';
  return (
    <article className={styles.detail} data-deferred-rows>
      <Breadcrumbs breadcrumbs={detail.breadcrumbs} />
      {isShown ? (
        <PublishedListing detail={detail} contactId={contactId} isFirst={isFirst} />
      ) : (
        <OffMarket detail={detail} />
      )}
      <Contact detail={detail} titleId={contactId} />
      {detail.nearby.length > 0 && <LazyBlockPart source={nearbyPart} nearby={detail.nearby} />}
      {isShown && detail.similar.length > 0 && (
        <LazyBlockPart source={similarPart} listings={detail.similar} searchHref={detail.searchHref} />
      )}
    </article>
  );
}

interface PublishedListingProps {
  detail: PropertyDetailData;
  contactId: string;
  isFirst: boolean;
}

/** Renders a listing that is on offer or sold. */
function PublishedListing({ detail, contactId, isFirst }: PublishedListingProps) {
  const paymentId = `payment${useId()}`;
  const mediaId = `media${useId()}`;
  const { reported } = detail;
  const reportedUls = reported?.uls;
  const { uls } = detail.summary;
  useEffect(() => {
    noteView(uls);
    return listingNumberOf(location.pathname) === uls ? countWhenVisible({ kind: 'view', uls }) : undefined;
  }, [uls]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a listing is viewed once, however often its page renders.
  useEffect(() => (reported ? reportEvent(reported, 'View') : undefined), [reportedUls]);
  return (
    <>
      <ListingHeading detail={detail} />
      <div className={styles.pictures}>
        <Gallery pictures={detail.pictures} isFirst={isFirst} />
        <MediaLinks floorPlans={detail.floorPlans} tours={detail.tours} id={mediaId} />
      </div>
      <div className={`page-width ${styles.body}`}>
        <div className={styles.figures}>
          <KeyFigures facts={detail.facts} />
        </div>
        <PriceCard detail={detail} contactId={contactId} paymentId={paymentId} />
        <div className={styles.words}>
          {detail.openHouses.length > 0 && <LazyBlockPart source={openHousesPart} houses={detail.openHouses} />}
          <Description {...detail.description} />
          {tourKinds.map(
            (kind) =>
              detail.tours.some((tour) => tour.kind === kind) && (
                <div key={kind} id={`${mediaId}-${kind}`} className={styles.media}>
                  <LazyBlockPart source={toursPart} kind={kind} tours={detail.tours} pictures={detail.pictures} />
                </div>
              ),
          )}
          {detail.floorPlans.length > 0 && (
            <div id={`${mediaId}-plans`} className={styles.media}>
              <LazyBlockPart source={plansPart} plans={detail.floorPlans} />
            </div>
          )}
          <FactsTable facts={detail.facts} />
          {detail.coOwnership && <LazyBlockPart source={coOwnershipPart} {...detail.coOwnership} />}
          {detail.monthlyCost && <MonthlyCost {...detail.monthlyCost} />}
          <DetailTables tables={detail.tables} notes={detail.notes} />
          <PriceHistory current={detail.summary.price} previous={detail.priceHistory} />
          <Location detail={detail} />
          {detail.summary.attribution && (
            <ListingAttribution
              attribution={detail.summary.attribution}
              hasDisclaimer
              onBadgeClick={reportClick(reported)}
            />
          )}
          {detail.refreshed && <RefreshTime {...detail.refreshed} />}
          {detail.summary.price && <PriceBar price={detail.summary.price} contactId={contactId} />}
        </div>
      </div>
      {detail.mortgage && <PaymentPanel mortgage={detail.mortgage} id={paymentId} />}
      <PrintFooter broker={detail.broker} uls={detail.summary.uls} />
    </>
  );
}

/** Renders a notice when core did not answer (wire.10). */
function Unavailable() {
  const t = useTexts(texts);
  const { path } = useSite();
  return (
    <section className={`page-width ${styles.failed}`}>
      <h1>{t.failedTitle}</h1>
      <p>{t.failed}</p>
      <a className={buttonClass()} href={path} data-reload>
        {t.retry}
      </a>
    </section>
  );
}

export const block = defineBlock<typeof propertyDetail, Data>('property_detail_block', PropertyDetail, {
  hydration: 'visible',
});
