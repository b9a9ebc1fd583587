import { Phone } from 'lucide-react';
import { ContactForm } from '../../../forms/contact-form.tsx';
import { RecipientCard } from '../../../forms/recipient-card.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './contact.module.css';

/** Shows the broker of the listing and a contact form addressed to them. */
export function Contact({ detail, titleId }: { detail: PropertyDetailData; titleId: string }) {
  const t = useTexts(texts);
  const { broker, status, summary } = detail;
  const address = [summary.street, summary.municipality].filter(Boolean).join(', ');
  const isOffered = status === 'active';
  return (
    <section className={`page-width ${styles.contact}`}>
      <div className={styles.ask}>
        <h2 className={styles.title} id={titleId}>
          {isOffered ? t.contactTitle : t.contactTitleOff}
        </h2>
        {broker?.name && (
          <RecipientCard
            type="broker"
            avatar={broker.portrait}
            name={broker.name}
            subtitle={broker.title || t.broker}
            underSubtitle=""
          />
        )}
        {broker?.phoneHref && (
          <a className={styles.phone} href={broker.phoneHref}>
            <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
            <span className="visually-hidden">{t.call} </span>
            {broker.phone}
          </a>
        )}
      </div>
      <ContactForm
        recipientType={broker ? 'broker' : null}
        recipientSlug={broker?.slug ?? null}
        labelledBy={titleId}
        listing={summary.uls}
        message={isOffered ? t.message(address, summary.uls) : t.messageOff(address)}
      />
    </section>
  );
}
