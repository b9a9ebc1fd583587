import { Phone } from 'lucide-react';
import { RecipientCard } from '../../../forms/recipient-card.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { BrokerCardData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './broker-contact.module.css';

interface Props {
  broker: BrokerCardData;
  /** Called when a link is followed. */
  onClick: (() => void) | undefined;
}

/** Shows the broker of a listing with links that dial their number and lead to their listings. */
export function BrokerContact({ broker, onClick }: Props) {
  const t = useTexts(texts);
  return (
    <>
      {broker.name && (
        <RecipientCard
          type="broker"
          avatar={broker.portrait}
          name={broker.name}
          subtitle={broker.title || t.broker}
          underSubtitle=""
        />
      )}
      {broker.phoneHref && (
        <a className={styles.phone} href={broker.phoneHref} onClick={onClick}>
          <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className="visually-hidden">{t.call} </span>
          {broker.phone}
        </a>
      )}
      {broker.name && broker.listingsHref && (
        <a className={styles.listings} href={broker.listingsHref} onClick={onClick}>
          {t.listingsOfBroker(broker.name)}
        </a>
      )}
    </>
  );
}
