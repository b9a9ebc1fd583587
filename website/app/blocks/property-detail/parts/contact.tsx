import { ContactForm } from '../../../forms/contact-form.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import { BrokerContact } from './broker-contact.tsx';
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
        {broker && <BrokerContact broker={broker} />}
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
