import { Phone } from 'lucide-react';
import { RecipientCard } from '../../../forms/recipient-card.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { OfficeCardData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './broker-contact.module.css';

interface Props {
  office: OfficeCardData;
  /** Called when a link is followed. */
  onClick: (() => void) | undefined;
}

/** Shows the office of a listing with links that dial its number and lead to its listings. */
export function OfficeContact({ office, onClick }: Props) {
  const t = useTexts(texts);
  return (
    <>
      <RecipientCard
        type="office"
        avatar={null}
        name={office.name}
        subtitle={t.office}
        underSubtitle={office.address.replace('\n', ', ')}
      />
      {office.phoneHref && (
        <a className={styles.phone} href={office.phoneHref} onClick={onClick}>
          <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className="visually-hidden">{t.call} </span>
          {office.phone}
        </a>
      )}
      {office.listingsHref && (
        <a className={styles.listings} href={office.listingsHref} onClick={onClick}>
          {t.listingsOfOffice(office.name)}
        </a>
      )}
    </>
  );
}
