import { FavouriteButton } from '../../../components/favourites/favourite-button.tsx';
import { countFigure } from '../../../components/figures/count-figure.ts';
import { ShareLinks } from '../../../components/share/share-links.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { useSite } from '../../../site/site-context.tsx';
import { buttonClass } from '../../../ui/button/button.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import { BrokerContact } from './broker-contact.tsx';
import { PaymentHint } from './payment-hint.tsx';
import styles from './price-card.module.css';
import { reportClick } from './report-event.ts';
import { SheetLinks } from './sheet-links.tsx';

interface Props {
  detail: PropertyDetailData;
  /** Id of the contact form. */
  contactId: string;
  /** Id of the payment estimate. */
  paymentId: string;
}

/** Shows the price and the broker. On wide screens it stays visible beside the text. */
export function PriceCard({ detail, contactId, paymentId }: Props) {
  const t = useTexts(texts);
  const { summary, status, isRent, broker, mortgage, monthlyCost } = detail;
  const { origin, path } = useSite();
  const isSold = status === 'sold';
  const askHref = isSold ? detail.searchHref : `#${contactId}`;
  return (
    <aside className={styles.offer}>
      <div className={styles.card}>
        <div>
          {!isSold && summary.price && <p className={styles.label}>{isRent ? t.forRent : t.forSale}</p>}
          <p className={styles.price}>{isSold ? t.sold : summary.price}</p>
          {isSold && <p className={styles.label}>{t.soldNote}</p>}
          {detail.hasConditionalOffer && <p className={styles.label}>{t.conditionalNote}</p>}
          {mortgage && <PaymentHint payment={mortgage.usualPayment} total={monthlyCost?.total} paymentId={paymentId} />}
        </div>
        {askHref && (
          <a className={`${buttonClass()} ${styles.ask}`} href={askHref}>
            {isSold ? t.askSold : t.ask}
          </a>
        )}
        {detail.favourite && <FavouriteButton listing={detail.favourite} />}
        {[...(broker ? [broker] : []), ...detail.coBrokers].map(
          (each) =>
            each.name && (
              <div key={each.slug} className={styles.broker}>
                <BrokerContact broker={each} onClick={reportClick(detail.reported)} />
              </div>
            ),
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links work by themselves and are only counted */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks links, too */}
        <div className={styles.share} onClick={({ target }) => countLink(target, summary.uls)}>
          <ShareLinks title={`${summary.type}, ${summary.street}, ${summary.municipality}`} address={origin + path} />
          <SheetLinks />
        </div>
      </div>
    </aside>
  );
}

/** Counts a followed link, which shares the listing or opens it as PDF. */
function countLink(target: EventTarget, uls: string): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link) countFigure({ kind: link.pathname.endsWith('.pdf') ? 'sheet' : 'share', uls });
}
