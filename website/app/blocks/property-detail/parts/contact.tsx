import { LazyBlockPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import { BrokerContact } from './broker-contact.tsx';
import styles from './contact.module.css';
import { OfficeContact } from './office-contact.tsx';
import { reportClick } from './report-event.ts';

const contactForm = {
  name: 'contact-form',
  load: () => import('../lazy-parts/contact-form.tsx'),
  className: styles.form,
};

/** Shows the broker and the office of the listing, and a contact form addressed to the broker. */
export function Contact({ detail, titleId }: { detail: PropertyDetailData; titleId: string }) {
  const t = useTexts(texts);
  const { broker, office, status, summary } = detail;
  const address = [summary.street, summary.municipality].filter(Boolean).join(', ');
  const isOffered = status === 'active';
  const onClick = reportClick(detail.reported);
  return (
    <section className={`page-width ${styles.contact}`}>
      <div className={styles.ask}>
        <h2 className={styles.title} id={titleId}>
          {isOffered ? t.contactTitle : t.contactTitleOff}
        </h2>
        {broker && <BrokerContact broker={broker} onClick={onClick} />}
        {office && <OfficeContact office={office} onClick={onClick} />}
      </div>
      <LazyBlockPart
        source={contactForm}
        recipientType={broker ? 'broker' : null}
        recipientSlug={broker?.slug ?? null}
        labelledBy={titleId}
        listing={summary.uls}
        isOffered={isOffered}
        sendsToBoard={detail.sendsToBoard}
        address={address}
      />
    </section>
  );
}
