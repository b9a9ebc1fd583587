import { Phone } from 'lucide-react';
import { RecipientCard } from '../../../forms/recipient-card.tsx';
import { ShareLinks } from '../../../items/share/share-links.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { useSite } from '../../../site/site-context.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import { PaymentHint } from './payment-hint.tsx';
import styles from './price-card.module.css';

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
  const { summary, status, isRent, broker, mortgage } = detail;
  const { origin, path } = useSite();
  const isSold = status === 'sold';
  return (
    <aside className={styles.offer}>
      <div className={styles.card}>
        <div>
          {!isSold && summary.price && <p className={styles.label}>{isRent ? t.forRent : t.forSale}</p>}
          <p className={styles.price}>{isSold ? t.sold : summary.price}</p>
          {isSold && <p className={styles.label}>{t.soldNote}</p>}
          {mortgage && <PaymentHint {...mortgage} paymentId={paymentId} />}
        </div>
        <a className={`${buttonClass()} ${styles.ask}`} href={isSold ? detail.searchHref : `#${contactId}`}>
          {isSold ? t.askSold : t.ask}
        </a>
        {broker?.name && (
          <div className={styles.broker}>
            <RecipientCard
              type="broker"
              avatar={broker.portrait}
              name={broker.name}
              subtitle={broker.title || t.broker}
              underSubtitle=""
            />
            {broker.phoneHref && (
              <a className={styles.phone} href={broker.phoneHref}>
                <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
                <span className="visually-hidden">{t.call} </span>
                {broker.phone}
              </a>
            )}
          </div>
        )}
        <div className={styles.share}>
          <ShareLinks title={`${summary.type}, ${summary.street}, ${summary.municipality}`} address={origin + path} />
        </div>
      </div>
    </aside>
  );
}
