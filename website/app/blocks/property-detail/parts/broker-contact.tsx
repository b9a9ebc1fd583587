import { Phone } from 'lucide-react';
import { RecipientCard } from '../../../forms/recipient-card.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { BrokerCardData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './broker-contact.module.css';

/** Shows the broker of a listing with a link that dials their number. */
export function BrokerContact({ broker }: { broker: BrokerCardData }) {
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
        <a className={styles.phone} href={broker.phoneHref}>
          <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className="visually-hidden">{t.call} </span>
          {broker.phone}
        </a>
      )}
    </>
  );
}
